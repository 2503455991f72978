import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { PokerReport, RoundFairness } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { PossibleAct, TableAct } from '@lagoon/games/holdemTable/acts'
import type { HandStart } from '@lagoon/games/holdemTable/course'
import type { Street } from '@lagoon/games/holdemTable/table'
import type { CardView } from '../cards/cardView.ts'

/**
 * What the provider's server and the game in the browser say to each other about a table of hold'em. Chips are whole minor units, times are
 * milliseconds since 1970 by the server's clock, seats count from 0.
 */

/** Somebody at the table, as one of the players sees them. */
export interface SeatView {
  readonly seat: number
  readonly name: string
  /** Played by the house, and named as such. */
  readonly isHouse: boolean
  readonly isYou: boolean
  /** In front of the player, without what lies in the pot. */
  readonly stack: number
  /** Put in on this street. */
  readonly bet: number
  /** `OUT` was not dealt in. */
  readonly standing: 'OUT' | 'IN' | 'FOLDED' | 'ALL_IN'
  readonly isSittingOut: boolean
  /** The connection is lost. */
  readonly isAway: boolean
  /** The player's own, and at the end those that were shown; null where they are hidden or there are none. */
  readonly cards: readonly CardView[] | null
  /** What the shown hand is; null before. */
  readonly ranking: HandRanking | null
  /** Won with the hand that has just ended. */
  readonly won: number
}

/** Whose turn it is, and how long. */
export interface TurnView {
  /** Names this decision; an act that names another one comes too late. */
  readonly turn: string
  readonly seat: number
  readonly startedAt: number
  /** Then the time bank is used. */
  readonly actBy: number
  /** Then the player checks or folds, and sits out. */
  readonly bankUntil: number
}

/** The hand that runs, or the one that has just ended. */
export interface HandView {
  readonly number: number
  readonly street: Street
  readonly isOver: boolean
  readonly board: readonly CardView[]
  /** The main pot and the side pots, without the bets of this street. */
  readonly pots: readonly number[]
  /** The same players, two or more, have won every pot of a hand that has ended. */
  readonly isSplit: boolean
  /** What the house took of a hand that has ended. */
  readonly rake: number
  /** Null while cards come, and at the end. */
  readonly turn: TurnView | null
}

/** Everything that a browser shows of the table. It holds nothing that this player may not see. */
export interface TableView {
  /** When it was sent. */
  readonly at: number
  readonly tableId: string
  readonly seats: readonly (SeatView | null)[]
  /** The seat with the button; −1 before the first hand. */
  readonly button: number
  readonly hand: HandView | null
  readonly you: {
    /** Null where the player watches. */
    readonly seat: number | null
    /** Tokens of the sitting that are not at the table. */
    readonly purse: number
    /** What the player may do now; empty out of turn. */
    readonly acts: readonly PossibleAct[]
    /** What the stack is filled up to when the hand is over; null where nothing is asked. */
    readonly topUpTo: number | null
    readonly isLeaving: boolean
    readonly bankMs: number
    readonly clientSeed: string | null
  }
  readonly seeds: { readonly commitment: string; readonly nextCommitment: string }
  /** Why the player does not sit any more, when the table took the seat away. */
  readonly notice: TableNotice | null
}
export type TableNotice =
  /** The sitting is over, or its tokens are elsewhere. */
  | 'TOKENS_GONE'
  /** Away, or sitting out, for too long. */
  | 'SEAT_FREED'
  /** The last hand could not be finished; all chips of it came back. */
  | 'HAND_VOID'

/** What the cards come from: the seeds that the table promised, and the player's own. */
export interface TableFairness {
  readonly commitment: string
  readonly nextCommitment: string
  /** Null where the player has no seat. */
  readonly clientSeed: string | null
}

/** What happened, in order; amounts are chips. */
export type TableHappening =
  | { readonly type: 'SAT_DOWN' | 'LEFT' | 'TOPPED_UP'; readonly seat: number; readonly name: string; readonly chips: number }
  | { readonly type: 'SAT_OUT' | 'SAT_IN' | 'FOLD' | 'CHECK'; readonly seat: number; readonly name: string }
  | { readonly type: 'HAND'; readonly number: number; readonly button: number }
  | { readonly type: 'BLIND' | 'RETURNED' | 'WON'; readonly seat: number; readonly name: string; readonly chips: number }
  | {
      readonly type: 'CALL' | 'BET' | 'RAISE'
      readonly seat: number
      readonly name: string
      readonly chips: number
      readonly isAllIn: boolean
    }
  | { readonly type: 'DEALT'; readonly cards: readonly CardView[] }
  | { readonly type: 'BOARD'; readonly street: Street; readonly cards: readonly CardView[] }
  | {
      readonly type: 'SHOWN'
      readonly seat: number
      readonly name: string
      readonly cards: readonly CardView[]
      readonly ranking: HandRanking
    }
  | { readonly type: 'HAND_OVER'; readonly rake: number }

/** One event of the stream: what happened, and the table after it. */
export interface TableMessage {
  readonly happened: readonly TableHappening[]
  readonly view: TableView
}

export interface SitRequest {
  /** The same press again does nothing more, also when the seat was left since. */
  readonly pressId: string
  readonly seat: number
  readonly chips: number
  /** 1 to 9 printable ASCII characters other than a comma: the player's part in the shuffle. */
  readonly clientSeed: string
}
export interface TableActRequest {
  readonly turn: string
  readonly act: TableAct
}
export interface TopUpRequest {
  /** What the stack is to be filled up to; asking twice fills up once. */
  readonly to: number
}

/** A hand that a player was dealt, with all that it takes to deal it again. */
export interface PastHand {
  readonly roundId: string
  readonly number: number
  readonly playedAt: string
  readonly bet: number
  readonly win: number
  readonly report: PokerReport
  readonly fairness: RoundFairness
  /** How the hand began, and the player's own seat. Hands of earlier releases know no stacks. */
  readonly choice: HandStart & { readonly seat: number }
  /** Null until the table changes its seed. */
  readonly serverSeed: string | null
}

export const isTableSeed = (text: string): boolean => /^[!-+\--~]{1,9}$/.test(text)
