import { describe, expect, test } from 'vitest'
import type { SeatView, TableHappening, TableView } from '../../../rules/holdemTable/live.ts'
import { framesOf } from './frames.ts'
import { spoken } from './words.ts'

const seat = (at: number, part: Partial<SeatView> = {}): SeatView => ({
  ...{ seat: at, name: at === 0 ? 'Guest 1' : 'House · Iron', isHouse: at > 0, isYou: at === 0, stack: 1_000, bet: 0, standing: 'IN' },
  ...{ isSittingOut: false, isAway: false, cards: null, ranking: null, won: 0 },
  ...part,
})
const king = { rank: 'K', suit: 'SPADES' } as const
const ace = { rank: 'A', suit: 'HEARTS' } as const
const view = (part: Partial<TableView> = {}): TableView => ({
  ...{ at: 0, tableId: 't', seats: [seat(0), seat(1), null, null, null, null], button: 0 },
  hand: { number: 1, street: 'TURN', isOver: false, board: [king, king, king, king], pots: [40], rake: 0, turn: null },
  you: { seat: 0, purse: 0, acts: [], topUpTo: null, isLeaving: false, bankMs: 0, clientSeed: 'x' },
  ...{ seeds: { commitment: '', nextCommitment: '' }, notice: null },
  ...part,
})
const iron = { seat: 1, name: 'House · Iron' }
const ending: readonly TableHappening[] = [
  { type: 'CALL', ...iron, chips: 1_000, isAllIn: true },
  { type: 'BOARD', street: 'RIVER', cards: [ace] },
  { type: 'SHOWN', ...iron, cards: [ace, king], ranking: 'FOUR_OF_A_KIND' },
  { type: 'WON', ...iron, chips: 2_040 },
  { type: 'HAND_OVER', rake: 0 },
]

describe('the frames of a message', () => {
  test('are one for a single act', () => {
    const now = view()
    expect(framesOf(view(), { view: now, happened: [{ type: 'CHECK', ...iron }] })).toEqual([
      { view: now, happened: [{ type: 'CHECK', ...iron }], standsMs: 0 },
    ])
  })

  test('show the last card and the hands before the end, and end with what the server says', () => {
    const end = view({ hand: null })
    const frames = framesOf(view({ seats: [seat(0, { bet: 1_000, stack: 0 }), seat(1), null, null, null, null] }), {
      view: end,
      happened: ending,
    })
    expect(frames.map(({ standsMs }) => standsMs > 0)).toEqual([true, true, false])
    expect(frames[0]?.view.hand).toMatchObject({ street: 'RIVER', board: [king, king, king, king, ace], pots: [2_040], turn: null })
    expect(frames[0]?.view.seats[1]).toMatchObject({ stack: 0, bet: 0, standing: 'ALL_IN', cards: null })
    expect(frames[1]?.view.seats[1]).toMatchObject({ cards: [ace, king], ranking: 'FOUR_OF_A_KIND' })
    expect(frames[2]?.view).toBe(end)
    expect(frames.flatMap(({ happened }) => happened)).toEqual(ending)
  })
})

test('what happened is told in sentences, one’s own as one’s own', () => {
  expect(spoken(ending.slice(0, 4), view())).toBe(
    'House · Iron calls 10.00, all-in. River: ace of hearts. House · Iron shows ace of hearts and king of spades: four of a kind. House · Iron wins 20.40.',
  )
  const asked = view({ you: { ...view().you, acts: [{ name: 'FOLD' }, { name: 'CALL', chips: 20 }] } })
  expect(spoken([{ type: 'BLIND', seat: 0, name: 'Guest 1', chips: 10 }], asked)).toBe('You post 0.10. Your turn. Fold, Call 0.20.')
})
