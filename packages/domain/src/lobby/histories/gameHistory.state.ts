import type { RoundSortKey, RoundState, SortDirection } from '@lagoon/contract/lobby/enums'
import type { RoundResult } from '@lagoon/contract/lobby/roundResults'
import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { RoundDetailsView } from './roundDetails.state.ts'
import type { GameTile } from '../lobby.state.ts'

/** What every round has, whatever the game (§3, game history). */
export interface Round {
  readonly id: string
  /** The provider's id of the round. */
  readonly gameplayId: string
  readonly game: GameTile
  readonly bet: Amount
  readonly win: Amount
  readonly roundState: RoundState
  /** RFC 3339 instant. */
  readonly playedAt: string
}

/** A bet beside the main one, in the kind of the bet, and what it gave, the bet included, in the kind of the win. */
export interface SideBet {
  /** As the game calls it. */
  readonly name: string
  readonly bet: Minor
  readonly win: Minor
}

export interface RoundSort {
  readonly by: RoundSortKey
  readonly direction: SortDirection
}

/** Which rounds are wanted; an absent part leaves none out. Days are whole days where the player is, `2026-03-02`, both of them included. */
export interface RoundFilter {
  readonly gameId?: string
  readonly result?: RoundResult
  readonly from?: string
  readonly to?: string
}

/** What a history is narrowed by, and what there is to choose from. */
export interface RoundFilters {
  readonly filter: RoundFilter
  /** Games of this kind that the player has rounds of, by name; absent until they were asked for. */
  readonly games?: readonly { readonly id: string; readonly name: string }[]
}

/** The history of one kind of game: its rounds, and one of them opened. */
export type GameHistoryView<R extends Round> =
  /** The filters are there once anything was loaded, or where they leave something out. */
  | { readonly state: 'loading'; readonly filters?: RoundFilters }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' }
  /** There are rounds, and none of them is what the filter asks for. */
  | { readonly state: 'noResult'; readonly filters: RoundFilters }
  | {
      readonly state: 'filled'
      readonly rounds: readonly R[]
      readonly sort: RoundSort
      /** The rounds still stand in the order before; those in the order of `sort` are on their way. */
      readonly isSorting?: true
      readonly filters?: RoundFilters
      readonly more: 'available' | 'loading' | 'failed' | 'none'
      readonly opened?: R
      /** Of the opened round, from inside. */
      readonly details?: RoundDetailsView
    }
