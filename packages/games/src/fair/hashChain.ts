import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The hash one step nearer to the published end of the chain: SHA-256 of the hash's hexadecimal text. */
export const hashBefore = (hash: string): string => bytesToHex(sha256(utf8ToBytes(hash)))

/**
 * A chain of hashes for rounds that many players share, in the order of play: place 0 is published before the salt is fixed and is never
 * played, place n is the hash of game n. Each is the SHA-256 of the one after it, so a hash says nothing about the games to come.
 * @param seed 64 hexadecimal characters; the hash of the last game.
 */
export const hashChain = (seed: string, games: number): readonly string[] => {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('the seed of a chain is 64 lower-case hexadecimal characters')
  if (!Number.isSafeInteger(games) || games < 1) throw new RangeError('a chain has at least one game')
  const chain = Array<string>(games + 1).fill(seed)
  for (let game = games - 1; game >= 0; game--) chain[game] = hashBefore(chain[game + 1] ?? '')
  return chain
}

/** Whether `hash` stands `steps` games after `earlier` in one chain. */
export const follows = (hash: string, earlier: string, steps: number): boolean => {
  let reached = hash
  for (let step = 0; step < steps; step++) reached = hashBefore(reached)
  return reached === earlier
}

/** The numbers of `sharedNumber` lie below this: 2⁵². */
export const SHARED_NUMBERS = 2n ** 52n

/**
 * The number that decides a shared round: the first 52 bits of `HMAC_SHA256(key = salt as text, message = game hash as bytes)`, as
 * bustabit publishes it. Uniform in [0, 2⁵²).
 * @param gameHash 64 hexadecimal characters: a place of the chain.
 * @param salt A text that was fixed after place 0 of the chain was published, such as the hash of a Bitcoin block to come.
 */
export const sharedNumber = (gameHash: string, salt: string): bigint => {
  const digest = hmac(sha256, utf8ToBytes(salt), hexToBytes(gameHash))
  return new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getBigUint64(0) >> 12n
}
