import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = ['TOKEN_SECRET', 'PROVIDER_DEEPWATER_SECRET', 'SMS_SECRET', 'OPERATOR_SECRET'] as const
export type LocalSecrets = Record<(typeof names)[number], string>

/**
 * Secrets of this one machine, drawn at the first start and kept beside its data, readable by its owner only. A deployment
 * sets them in its environment instead, which wins.
 */
export const localSecrets = (dataDir: string): LocalSecrets => {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalSecrets>) : {}
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64url')])) as LocalSecrets
  if (names.some((name) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets, null, 1), { mode: 0o600 })
  }
  return secrets
}
