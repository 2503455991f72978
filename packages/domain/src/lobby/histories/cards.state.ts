import type { Rank, Suit } from '@lagoon/contract/lobby/enums'

/** One card of a French deck, as the provider names it. */
export interface Card {
  readonly rank: Rank
  readonly suit: Suit
}
