import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json } from '../json.ts'
import type { RoundProof } from './proof.ts'

const canonical = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${names.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

/**
 * SHA-256 of a proof without its digest and its server seed, as JSON with names in order and no spaces. The server seed stays out: it is
 * written in once it is revealed, and the commitment guards it.
 */
export const digestOf = (proof: Omit<RoundProof, 'digest' | 'serverSeed'>): string => {
  const { game, version, commitment, clientSeed, nonce, choice, stake, progress, acts, outcome, report } = proof
  const parts: Json = { game, version, commitment, clientSeed, nonce, choice, stake, progress, acts, outcome, report }
  return bytesToHex(sha256(utf8ToBytes(canonical(parts))))
}
