import { ranks, type Suit } from '@lagoon/contract/lobby/enums'
import type { Card } from './cards.state.ts'

/** Ranks are texts on this wire, since names of its enums begin with letters; one that no deck has is left out. */
export const toCards = (cards: readonly { readonly rank: string; readonly suit: Suit }[]): readonly Card[] =>
  cards.flatMap(({ rank, suit }) => {
    const known = ranks.find((one) => one === rank)
    return known === undefined ? [] : [{ rank: known, suit }]
  })
