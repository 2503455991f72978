import type { TokenKind } from '@lagoon/contract/money/money'
import type { FeedRound } from '@lagoon/contract/wire/transferWallet/transferWallet'

/** A stake of a round that is not over, as decimal digits of minor units. */
export interface OpenStake {
  readonly roundId: string
  readonly minor: string
  /** RFC 3339 instant. */
  readonly at: string
}

/** Tokens of a player at a table. Amounts are decimal digits of minor units. */
export interface Sitting {
  readonly id: string
  /** The Idempotency-Key that it was opened under, and what was asked. */
  readonly key: string
  readonly request: string
  readonly player: string
  readonly game: string
  readonly token: TokenKind
  readonly winToken: TokenKind
  readonly minStake: string
  readonly maxStake: string
  readonly state: 'OPEN' | 'CLOSING' | 'CLOSED'
  readonly version: number
  /** What bets take. */
  readonly stake: string
  /** What wins paid, where they pay another kind. */
  readonly won: string
  /** All that came in. */
  readonly brought: string
  /** Rounds that are over. */
  readonly rounds: number
  /** Of rounds that are not over, by their ids. */
  readonly stakes: Readonly<Record<string, OpenStake>>
  /** Stakes that were given back, or must not be taken any more. */
  readonly undone: readonly string[]
  /** Milliseconds since 1970. */
  readonly touchedAt: number
}

/** A transfer into a sitting, or the word that one must not come. */
export interface TransferIn {
  readonly id: string
  readonly direction: 'IN'
  /** Null for one that was cancelled before it came. */
  readonly sittingId: string | null
  readonly minor: string
  readonly state: 'DONE' | 'CANCELLED'
}

/** What a closed sitting gives back. */
export interface TransferOut {
  readonly id: string
  readonly direction: 'OUT'
  readonly sittingId: string
  readonly stake: string
  readonly won: string
  readonly brought: string
  readonly rounds: number
  readonly isClaimed: boolean
}
export type Transfer = TransferIn | TransferOut

/** A round that is over, by its place in the feed. */
export interface Finished {
  readonly place: number
  /** When it was over, milliseconds since 1970; lines of earlier releases do not say it. */
  readonly at?: number
  readonly round: FeedRound
}

/** A player as the platform named them. */
export interface Player {
  readonly id: string
  /** What others at a table read. */
  readonly shortName: string
}

/** What changed at once: each record as it is now. */
export interface Change {
  readonly player?: Player
  readonly sitting?: Sitting
  readonly transfer?: Transfer
  readonly finished?: Finished
}
