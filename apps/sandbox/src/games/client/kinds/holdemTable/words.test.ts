import { describe, expect, test } from 'vitest'
import type { SeatView, TableHappening, TableView } from '../../../rules/holdemTable/live.ts'
import { ace, king, seatView, tableView } from './testing/tableView.ts'
import { endingOf, spoken } from './words.ts'

const iron = { seat: 1, name: 'House · Iron' }
const tin = { name: 'House · Tin' }
const over = (...seats: readonly (SeatView | null)[]): TableView => {
  const { hand } = tableView()
  return tableView({ seats, hand: hand && { ...hand, isOver: true } })
}
const splitPot = (...seats: readonly (SeatView | null)[]): TableView => {
  const view = over(...seats)
  return { ...view, hand: view.hand && { ...view.hand, isSplit: true } }
}

describe('how a hand ended', () => {
  const noWin = seatView(0)
  test.each<[string, readonly (SeatView | null)[], boolean, string]>([
    [
      'with the hand that was shown',
      [seatView(0, { won: 11_840, ranking: 'FLUSH' }), seatView(1, { ranking: 'PAIR' })],
      true,
      'You won 118.40 with a flush.',
    ],
    ['without one where all others folded', [seatView(0, { won: 1_200 }), seatView(1)], true, 'You won 12.00.'],
    [
      'by another player, with no article before two pair',
      [noWin, seatView(1, { won: 2_400, ranking: 'TWO_PAIR' })],
      false,
      'House · Iron won 24.00 with two pair.',
    ],
    [
      'with two pots of the same sum, which were not split',
      [seatView(0, { won: 300, ranking: 'PAIR' }), seatView(1, { won: 300, ranking: 'PAIR' })],
      true,
      'You won 3.00 with a pair. House · Iron won 3.00 with a pair.',
    ],
    [
      'with a pot for each, the player’s own first',
      [seatView(1, { seat: 0, won: 900, ranking: 'STRAIGHT' }), seatView(0, { seat: 1, won: 300, ranking: 'PAIR' })],
      true,
      'You won 3.00 with a pair. House · Iron won 9.00 with a straight.',
    ],
  ])('is told %s', (_how, seats, isOwn, words) => expect(endingOf(over(...seats))).toEqual({ isOwn, words }))

  test.each<[string, readonly (SeatView | null)[], boolean, string]>([
    [
      'even',
      [seatView(0, { won: 5_920, ranking: 'PAIR' }), seatView(1, { won: 5_920, ranking: 'PAIR' })],
      true,
      'You and House · Iron split the pot: 59.20 each.',
    ],
    [
      'by others',
      [noWin, seatView(1, { won: 30, ranking: 'PAIR' }), seatView(2, { ...tin, won: 30, ranking: 'PAIR' })],
      false,
      'House · Iron and House · Tin split the pot: 0.30 each.',
    ],
    [
      'with an odd chip',
      [seatView(0, { won: 306, ranking: 'PAIR' }), seatView(1, { won: 307, ranking: 'PAIR' })],
      true,
      'You and House · Iron split the pot: 3.06 and 3.07.',
    ],
    ['with somebody who has left, as a win', [seatView(0, { won: 306, ranking: 'PAIR' }), null], true, 'You won 3.06 with a pair.'],
  ])('split %s', (_how, seats, isOwn, words) => expect(endingOf(splitPot(...seats))).toEqual({ isOwn, words }))

  test('is nothing while it runs, and where the winner has left', () => {
    expect(endingOf(tableView())).toBeNull()
    expect(endingOf(over(seatView(0), null))).toBeNull()
  })
})

test('what happened is told in sentences, one’s own as one’s own', () => {
  const acted: readonly TableHappening[] = [
    { type: 'CALL', ...iron, chips: 1_000, isAllIn: true },
    { type: 'BOARD', street: 'RIVER', cards: [ace] },
    { type: 'SHOWN', ...iron, cards: [ace, king], ranking: 'FOUR_OF_A_KIND' },
  ]
  expect(spoken(acted, tableView())).toBe(
    'House · Iron calls 10.00, all-in. River: ace of hearts. House · Iron shows ace of hearts and king of spades: four of a kind.',
  )
  const asked = tableView({ you: { ...tableView().you, acts: [{ name: 'FOLD' }, { name: 'CALL', chips: 20 }] } })
  expect(spoken([{ type: 'BLIND', seat: 0, name: 'Guest 1', chips: 10 }], asked)).toBe('You post 0.10. Your turn. Fold, Call 0.20.')
})

test('an ending is told once, all pots of a seat together; of who has left, what they won', () => {
  const won = (seat: number, chips: number): TableHappening => ({ type: 'WON', seat, name: seat === 0 ? 'Guest 1' : 'House · Iron', chips })
  const end = { type: 'HAND_OVER', rake: 0 } as const
  const both = over(seatView(0, { won: 50, ranking: 'FLUSH' }), seatView(1, { ranking: 'PAIR' }))
  expect(spoken([won(0, 30), won(0, 20), end], both)).toBe('You won 0.50 with a flush.')
  expect(spoken([won(1, 50), end], over(seatView(0), null))).toBe('House · Iron won 0.50.')
})
