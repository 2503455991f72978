import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { RandomInt } from '../random/randomInt.ts'

/** What a round is computed from. The same three give the same numbers anywhere. */
export interface RoundSeeds {
  /** 64 hexadecimal characters, used as text, not as bytes. */
  readonly serverSeed: string
  /** Any text; the player's own, or those of a table in the order of its seats. */
  readonly clientSeed: string
  /** Counts the rounds of a seed pair, from 0. */
  readonly nonce: number
}

/** Each block of the stream is one HMAC of 32 bytes: eight numbers of four bytes. */
const NUMBERS_PER_BLOCK = 8

/**
 * The public stream of a round: numbers in [0, 1) with 32 bits each. Block b is
 * `HMAC_SHA256(key = serverSeed, message = "clientSeed:nonce:b")`; every four bytes are one number, b0/256 + b1/256² + b2/256³ + b3/256⁴.
 * This is the form that Stake publishes (stake.us/provably-fair/implementation), so verifiers made by others can follow it.
 * @param cursor How many numbers of the stream were taken before: a round of several acts goes on where it was.
 */
export const fairNumbers = ({ serverSeed, clientSeed, nonce }: RoundSeeds, cursor = 0): (() => number) => {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('the nonce is a whole number from 0')
  if (!Number.isSafeInteger(cursor) || cursor < 0) throw new RangeError('the cursor is a whole number from 0')
  const key = utf8ToBytes(serverSeed)
  let next = cursor
  let loaded = -1
  let view = new DataView(new ArrayBuffer(0))
  return () => {
    const block = Math.floor(next / NUMBERS_PER_BLOCK)
    if (block !== loaded) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`))
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      loaded = block
    }
    return view.getUint32(4 * (next++ % NUMBERS_PER_BLOCK)) / 2 ** 32
  }
}

/**
 * The source of chance for play: ⌊number × bound⌋, one number of the public stream per draw. Nothing is rejected, since a verifier made by
 * others must be able to follow; the price is a bias of at most bound / 2³² over all values together (52 cards: 1.2e-8).
 * @param cursor How many draws the round has made before.
 */
export const fairDraw = (seeds: RoundSeeds, cursor = 0): RandomInt => {
  const next = fairNumbers(seeds, cursor)
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError('bound is an integer from 1 to 2^32')
    return Math.floor(next() * bound)
  }
}
