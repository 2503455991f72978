import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { PokerReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { Card } from '@lagoon/games/cards/card'
import { bestFive, rankingOf, valueOf } from '@lagoon/games/cards/ranking'
import type { TableEvent } from '@lagoon/games/holdemTable/table'
import { cardView, type CardView } from '../../../games/rules/cards/cardView.ts'

/** What a hand came to for one seat, in chips. */
export interface Account {
  /** Put into pots, without what nobody called. */
  readonly bet: number
  readonly won: number
}

/** What a hand came to for everybody, from its events. */
export interface HandResult {
  readonly accounts: ReadonlyMap<number, Account>
  readonly board: readonly Card[]
  /** By seat. */
  readonly dealt: ReadonlyMap<number, readonly Card[]>
  readonly shown: ReadonlyMap<number, readonly Card[]>
  readonly folded: ReadonlySet<number>
  /** Seats that won something of a pot that others won of too. */
  readonly split: ReadonlySet<number>
  readonly pot: number
  readonly rake: number
}

export const resultOf = (events: readonly TableEvent[]): HandResult => {
  const accounts = new Map<number, Account>()
  const add = (seat: number, bet: number, won: number) => {
    const before = accounts.get(seat) ?? { bet: 0, won: 0 }
    accounts.set(seat, { bet: before.bet + bet, won: before.won + won })
  }
  const board: Card[] = []
  const dealt = new Map<number, readonly Card[]>()
  const shown = new Map<number, readonly Card[]>()
  const folded = new Set<number>()
  const winners = new Map<number, number[]>()
  let rake = 0
  for (const event of events)
    switch (event.type) {
      case 'BLIND':
      case 'CALL':
      case 'BET':
      case 'RAISE':
        add(event.seat, event.chips, 0)
        break
      case 'RETURNED':
        add(event.seat, -event.chips, 0)
        break
      case 'WON':
        add(event.seat, 0, event.chips)
        winners.set(event.pot, [...(winners.get(event.pot) ?? []), event.seat])
        break
      case 'CARDS':
        dealt.set(event.seat, event.cards ?? [])
        break
      case 'SHOWN':
        shown.set(event.seat, event.cards)
        break
      case 'FOLD':
        folded.add(event.seat)
        break
      case 'BOARD':
        board.push(...event.cards)
        break
      case 'RAKE':
        rake = event.chips
    }
  const split = new Set([...winners.values()].filter(({ length }) => length > 1).flat())
  const pot = [...accounts.values()].reduce((sum, { bet }) => sum + bet, 0)
  return { accounts, board, dealt, shown, folded, split, pot, rake }
}

const cardsOf = (cards: readonly Card[]): CardView[] => cards.map(cardView)

const ranked = (cards: readonly Card[], board: readonly Card[]): { ranking: HandRanking; best: CardView[] } => {
  const all = [...cards, ...board]
  return { ranking: rankingOf(valueOf(all)), best: cardsOf(bestFive(all)) }
}

/** What the platform keeps of a hand for the player of a seat: of others only the hands that were shown. */
export const reportOf = (result: HandResult, seat: number, at: { readonly roomId: string; readonly tableId: string }): PokerReport => {
  const { accounts, board, dealt, shown, folded, split, pot, rake } = result
  const own = dealt.get(seat) ?? []
  const won = accounts.get(seat)?.won ?? 0
  return {
    type: 'poker',
    ...at,
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
