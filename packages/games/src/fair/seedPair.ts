import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RoundSeeds } from './stream.ts'

/** A pair is used for so many rounds, then it must be rotated. */
export const MAX_NONCES = 1000

/** SHA-256 of the server seed as text, in hexadecimal: shown before the first bet, checked after the seed is revealed. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)))

/** Whether a server seed that was revealed is the one that was promised. */
export const keepsCommitment = (serverSeed: string, commitment: string): boolean => commitmentOf(serverSeed) === commitment

export const isServerSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** A client seed that a player may set: 1 to 64 printable ASCII characters, no space at either end. */
export const isClientSeed = (text: string): boolean => /^[!-~](?:[ -~]{0,62}[!-~])?$/.test(text)

/** What the server keeps. Both server seeds are secret until they are rotated out. */
export interface SeedPair {
  readonly serverSeed: string
  /** Takes over at the next rotation; its commitment is known to the player before. */
  readonly nextServerSeed: string
  readonly clientSeed: string
  /** Of the next round. */
  readonly nonce: number
}

/** What a player may see of a pair in use. */
export interface ShownSeedPair {
  readonly commitment: string
  readonly nextCommitment: string
  readonly clientSeed: string
  readonly nonce: number
}

const server = (seed: string): string => {
  if (!isServerSeed(seed)) throw new RangeError('a server seed is 64 lower-case hexadecimal characters')
  return seed
}
const client = (seed: string): string => {
  if (!isClientSeed(seed)) throw new RangeError('a client seed is 1 to 64 printable ASCII characters without a space at either end')
  return seed
}

/** The first pair of a player. Throws a RangeError on a seed of another form. */
export const firstPair = (serverSeed: string, nextServerSeed: string, clientSeed: string): SeedPair => ({
  serverSeed: server(serverSeed),
  nextServerSeed: server(nextServerSeed),
  clientSeed: client(clientSeed),
  nonce: 0,
})

export const shownPair = ({ serverSeed, nextServerSeed, clientSeed, nonce }: SeedPair): ShownSeedPair => ({
  commitment: commitmentOf(serverSeed),
  nextCommitment: commitmentOf(nextServerSeed),
  clientSeed,
  nonce,
})

/** The seeds of the next round, and the pair after it. Throws a RangeError when the pair is used up (`MAX_NONCES`). */
export const takeNonce = (pair: SeedPair): { readonly seeds: RoundSeeds; readonly pair: SeedPair } => {
  if (pair.nonce >= MAX_NONCES) throw new RangeError(`a seed pair lasts ${MAX_NONCES} rounds`)
  const { serverSeed, clientSeed, nonce } = pair
  return { seeds: { serverSeed, clientSeed, nonce }, pair: { ...pair, nonce: nonce + 1 } }
}

/** The pair with another client seed, from the next nonce on. Throws a RangeError on a seed of another form. */
export const withClientSeed = (pair: SeedPair, clientSeed: string): SeedPair => ({ ...pair, clientSeed: client(clientSeed) })

/**
 * Reveals the server seed and lets the promised one take over, with nonces from 0. The caller refuses this while a round of the pair is
 * open: its rest could be computed.
 * @param freshServerSeed The one after the next.
 */
export const rotatedPair = (pair: SeedPair, freshServerSeed: string): { readonly revealed: string; readonly pair: SeedPair } => ({
  revealed: pair.serverSeed,
  pair: firstPair(pair.nextServerSeed, freshServerSeed, pair.clientSeed),
})
