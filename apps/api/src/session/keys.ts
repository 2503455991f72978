import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'

/** A key for one purpose, derived from the one secret: none of them tells anything about another. */
export const deriveKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `lagoon ${purpose}`, 32))

/** 256 random bits as text that fits an address and a header. */
export const opaqueToken = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** What is stored in place of a one-time code: six digits alone could be tried out against a hash without a key. */
export const codeKey = (secret: string, requestId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'one-time code')).update(`${requestId} ${code}`).digest()
