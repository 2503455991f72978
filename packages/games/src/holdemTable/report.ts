import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { Card } from '../cards/card.ts'
import { cardView } from '../cards/cardView.ts'
import { bestFive, rankingOf, valueOf } from '../cards/ranking.ts'
import type { HandResult } from './result.ts'

type CardNames = ReturnType<typeof cardView>

interface RankedCards {
  cards: CardNames[]
  /** Null where the hand was not turned up. */
  ranking: HandRanking | null
  best: CardNames[]
}

/** A hand as the history of one of its players shows it, without the names of the room and the table. */
export interface HandReport {
  type: 'poker'
  hand: RankedCards
  board: CardNames[]
  /** Hands of others that were turned up. Seats count from 1. */
  shown: (RankedCards & { seat: number; isWinner: boolean })[]
  ending: 'WON' | 'SPLIT' | 'LOST' | 'FOLDED'
  /** Chips as decimal digits. */
  pot: string
  rake: string
  side: null
}

const cardsOf = (cards: readonly Card[]): CardNames[] => cards.map(cardView)

const ranked = (cards: readonly Card[], board: readonly Card[]): Pick<RankedCards, 'ranking' | 'best'> => {
  const all = [...cards, ...board]
  return { ranking: rankingOf(valueOf(all)), best: cardsOf(bestFive(all)) }
}

/** What is kept of a hand for the player of a seat: of others only the hands that were shown. */
export const handReportOf = (result: HandResult, seat: number): HandReport => {
  const { accounts, board, dealt, shown, folded, split, pot, rake } = result
  const own = dealt.get(seat) ?? []
  const won = accounts.get(seat)?.won ?? 0
  return {
    type: 'poker',
    hand: { cards: cardsOf(own), ...(shown.has(seat) ? ranked(own, board) : { ranking: null, best: [] }) },
    board: cardsOf(board),
    shown: [...shown]
      .filter(([other]) => other !== seat)
      .map(([other, cards]) => ({
        seat: other + 1,
        cards: cardsOf(cards),
        ...ranked(cards, board),
        isWinner: (accounts.get(other)?.won ?? 0) > 0,
      })),
    ending: folded.has(seat) ? 'FOLDED' : won === 0 ? 'LOST' : split.has(seat) ? 'SPLIT' : 'WON',
    pot: String(pot),
    rake: String(rake),
    side: null,
  }
}
