import type { RoundSortKey, RoundState, SortDirection } from '@lagoon/contract/lobby/enums'
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

/** The history of one kind of game: its rounds, and one of them opened. */
export type GameHistoryView<R extends Round> =
  | { readonly state: 'loading' }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'filled'
      readonly rounds: readonly R[]
      readonly sort: RoundSort
      readonly more: 'available' | 'loading' | 'failed' | 'none'
      readonly opened?: R
      /** Of the opened round, from inside. */
      readonly details?: RoundDetailsView
    }
