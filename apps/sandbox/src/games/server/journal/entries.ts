import type { SeedPair } from '@lagoon/games/fair/seedPair'
import type { RoundView } from '../../contract.ts'
import type { Json } from '@lagoon/games/json'
import type { PlayedRound } from '../../rules/replay.ts'
import type { StoredSession } from '../sessions.ts'
import type { Delivery } from '../wallet.ts'

/** A round as it stood after its bet or an act: what it is computed from, and what the player was answered. */
export interface RoundRecord {
  readonly roundId: string
  /** Of the session that played it last. */
  readonly key: string
  /** The session at the wallet that it was opened in. */
  readonly sessionId: string
  readonly gameId: string
  /** The name of the player at this provider. */
  readonly player: string
  readonly token: string
  /** Of the press that led here. */
  readonly pressId: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly played: PlayedRound
  readonly state: Json
  readonly answer: RoundView
}

/**
 * What is written down before it is acted upon. A stake is open from its `bet` until the `step` or `win` that it led to, or until it is
 * `closed`; what pays for a round is open from its `win` until the round is `closed`. The first stake of a round needs no `stakeId`.
 */
export type JournalEntry =
  | { readonly type: 'session'; readonly key: string; readonly session: StoredSession }
  | { readonly type: 'seeds'; readonly player: string; readonly pair: SeedPair }
  | { readonly type: 'bet'; readonly roundId: string; readonly stakeId?: string; readonly key: string; readonly sessionId: string }
  /** The round waits for its player. */
  | { readonly type: 'step'; readonly roundId: string; readonly record: RoundRecord }
  /** The round is over. */
  | {
      readonly type: 'win'
      readonly roundId: string
      readonly record: RoundRecord
      readonly progress: Json
      readonly delivery: Delivery
    }
  /** A stake is given back. */
  | { readonly type: 'rollback'; readonly roundId: string; readonly stakeId?: string; readonly delivery: Delivery }
  | { readonly type: 'closed'; readonly roundId: string; readonly stakeId?: string }

/** The name of the first stake of a round. */
export const mainStakeOf = (roundId: string): string => `${roundId}-bet`
