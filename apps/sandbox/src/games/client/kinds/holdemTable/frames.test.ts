import { describe, expect, test } from 'vitest'
import type { TableHappening } from '../../../rules/holdemTable/live.ts'
import { framesOf } from './frames.ts'
import { ace, king, seatView, tableView } from './testing/tableView.ts'

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
    const now = tableView()
    expect(framesOf(tableView(), { view: now, happened: [{ type: 'CHECK', ...iron }] })).toEqual([
      { view: now, happened: [{ type: 'CHECK', ...iron }], standsMs: 0 },
    ])
  })

  test('show the last card and the hands before the end, and end with what the server says', () => {
    const end = tableView({ hand: null })
    const frames = framesOf(tableView({ seats: [seatView(0, { bet: 1_000, stack: 0 }), seatView(1), null, null, null, null] }), {
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
