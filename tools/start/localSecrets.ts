import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identitySecrets } from '../../packages/contract/src/parties/localIdentity.ts'
import { paymentSecrets } from '../../packages/contract/src/parties/localPayments.ts'
import { payoutSecrets } from '../../packages/contract/src/parties/localPayouts.ts'
import { providerSecrets } from '../../packages/contract/src/parties/localProviders.ts'

const own = ['TOKEN_SECRET', 'SMS_SECRET', 'OPERATOR_SECRET', 'VAPID_PRIVATE_KEY'] as const
/** By the names of their variables: the platform's own, and those of each local provider of games, payments, payouts and identity. */
export type LocalSecrets = Readonly<Record<(typeof own)[number], string> & Record<string, string>>
const names = [
  ...own,
  ...Object.keys(providerSecrets(() => '')),
  ...Object.keys(paymentSecrets(() => '')),
  ...Object.keys(payoutSecrets(() => '')),
  ...Object.keys(identitySecrets(() => '')),
]

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
