import { createHmac } from 'node:crypto'
import { deriveKey } from './keys.ts'

const keys = new Map<string, Buffer>()

/**
 * The one successor of a refresh token. It follows from the token and the server's secret, so whoever presents the parent twice
 * gets the same child and the family never forks; the database, which holds hashes only, cannot make one.
 */
export const successorOf = (secret: string, token: string): string => {
  const key = keys.get(secret) ?? deriveKey(secret, 'refresh token')
  keys.set(secret, key)
  return createHmac('sha256', key).update(token).digest('base64url')
}
