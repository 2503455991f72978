import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { JWS_ALGORITHM } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'

/** After so long a key is followed by another one at the next start. */
const ROTATED_AFTER_MS = 30 * 24 * 60 * 60 * 1000
/** A key that was followed stays published for so long. */
const PUBLISHED_AFTER_MS = 24 * 60 * 60 * 1000

interface StoredKey {
  /** With its private part; null once another one signs. */
  readonly secret: JWK | null
  readonly open: JWK
  /** Milliseconds since 1970: when it was made, and when it was followed. */
  readonly from: number
  readonly until: number | null
}

/** The provider's keys: the one that signs, and those that are published. */
export interface Keys {
  readonly published: readonly JWK[]
  readonly sign: (payload: object) => Promise<string>
}

const made = async (now: number): Promise<StoredKey> => {
  const { privateKey, publicKey } = await generateKeyPair(JWS_ALGORITHM, { extractable: true })
  const bare = await exportJWK(publicKey)
  const names = { kid: await calculateJwkThumbprint(bare), alg: JWS_ALGORITHM, use: 'sig' }
  return { secret: { ...(await exportJWK(privateKey)), ...names }, open: { ...bare, ...names }, from: now, until: null }
}

/** Opens the keys kept in the folder; makes the first one, and the next one when the last is old. */
export const openKeys = async (folder: string, now = Date.now()): Promise<Keys> => {
  const path = join(folder, 'keys.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  const kept = (parseJson(text) as StoredKey[]).filter(({ until }) => until === null || until + PUBLISHED_AFTER_MS > now)
  const last = kept.find(({ until }) => until === null)
  const isOld = !last || last.from + ROTATED_AFTER_MS <= now
  const followed = kept.map((key) => (key === last ? { ...key, secret: null, until: now } : key))
  const keys = isOld ? [...followed, await made(now)] : kept
  await mkdir(folder, { recursive: true })
  await writeFile(`${path}.new`, JSON.stringify(keys), { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  const signing = keys.find(({ until }) => until === null)
  if (!signing?.secret?.kid) throw new Error(`${path} holds no key that signs: delete it, and a new one is made`)
  const { kid } = signing.secret
  const key = (await importJWK(signing.secret, JWS_ALGORITHM)) as CryptoKey
  return {
    published: keys.map(({ open }) => open),
    sign: (payload) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(payload))).setProtectedHeader({ alg: JWS_ALGORITHM, kid }).sign(key),
  }
}
