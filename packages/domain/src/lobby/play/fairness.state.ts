import type { GameTile } from '../lobby.state.ts'

/** What was fixed before the round, and where in the sequence of its seeds it stands. */
export interface FairRound {
  readonly roundId: string
  readonly game: GameTile
  /** RFC 3339 instant. */
  readonly playedAt: string
  /** SHA-256 of the server seed, shown before the first round that used it. */
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** How many rounds were played with these seeds before, counted from 0. */
  readonly nonce: number
  /** Symbols by reel, each from the top, as the provider reported them. */
  readonly reported: readonly (readonly string[])[]
}

/** What this device made of the revealed seed. */
export interface Recomputed {
  readonly serverSeed: string
  /** SHA-256 of the revealed seed. */
  readonly hash: string
  readonly outcome: readonly (readonly string[])[]
}

export type FairnessView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'verified' } & FairRound & Recomputed)
  /** `hash`: the revealed seed is not the one that was fixed. `outcome`: it is, but it gives another outcome. */
  | ({ readonly state: 'doesNotMatch'; readonly differs: 'hash' | 'outcome' } & FairRound & Recomputed)
  /** The seed still makes rounds; whoever knew it would know them. */
  | ({ readonly state: 'seedNotYetRevealed'; readonly isRevealing: boolean } & FairRound)
