import type { Card } from '../cards/card.ts'
import type { TableEvent } from './table.ts'

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
  /** By seat, clockwise from the left of the button. */
  readonly dealt: ReadonlyMap<number, readonly Card[]>
  readonly shown: ReadonlyMap<number, readonly Card[]>
  readonly folded: ReadonlySet<number>
  /** Seats that won something of a pot that others won of too. */
  readonly split: ReadonlySet<number>
  /** The same seats, two or more, won every pot: what a hand at a table is told to have ended with. */
  readonly isSplit: boolean
  readonly pot: number
  readonly rake: number
}

/** What the events of a hand, from its beginning to its end, come to. */
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
  const groups = new Set([...winners.values()].map((seats) => seats.toSorted((a, b) => a - b).join()))
  const isSplit = groups.size === 1 && split.size > 0
  const pot = [...accounts.values()].reduce((sum, { bet }) => sum + bet, 0)
  return { accounts, board, dealt, shown, folded, split, isSplit, pot, rake }
}
