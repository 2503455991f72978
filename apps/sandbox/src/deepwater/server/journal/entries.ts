import type { SeedPair } from '@lagoon/games/fair/seedPair'
import type { RoundView } from '../../../games/contract.ts'
import type { Json } from '../../../games/rules/game.ts'
import type { PlayedRound } from '../../../games/rules/replay.ts'
import type { StoredSession } from '../sessions.ts'

/** One call to the wallet that has to arrive, with the body as it was first sent. */
export interface Delivery {
  readonly path: string
  readonly body: string
}

/** A round as it stood after its bet or an act: what it is computed from, and what the player was answered. */
export interface RoundRecord {
  readonly roundId: string
  /** Of the session that played it last. */
  readonly key: string
  /** The platform's session that it was bet in. */
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

/** What is written down before it is acted upon. A bet is open from its `bet` until its `step`, `win` or `closed`. */
export type JournalEntry =
  | { readonly type: 'session'; readonly key: string; readonly session: StoredSession }
  | { readonly type: 'seeds'; readonly player: string; readonly pair: SeedPair }
  | { readonly type: 'bet'; readonly roundId: string; readonly key: string; readonly sessionId: string }
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
  | { readonly type: 'rollback'; readonly roundId: string; readonly delivery: Delivery }
  | { readonly type: 'closed'; readonly roundId: string }
