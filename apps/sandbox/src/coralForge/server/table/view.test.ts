import { resultOf } from '@lagoon/games/holdemTable/result'
import type { TableEvent } from '@lagoon/games/holdemTable/table'
import { expect, test } from 'vitest'
import type { Sitter, Visitor } from './sitters.ts'
import { game } from './testing/testTable.ts'
import { viewFor } from './view.ts'

const visitor: Visitor = { player: 'p', listeners: new Set(), balance: 0, isInPlay: false, awaySince: null, notice: null }
const sitters = new Map<number, Sitter>([1, 4].map((seat) => [seat, { kind: 'house', name: `House ${seat}` }]))
const won = (pot: number, seat: number, chips: number): TableEvent => ({ type: 'WON', pot, seat, chips })

test.each<[string, readonly TableEvent[], boolean]>([
  ['split, with an odd chip', [won(0, 1, 307), won(0, 4, 306)], true],
  ['two side pots with equal sums and different winners', [won(0, 1, 300), won(1, 4, 300)], false],
])('a hand that has ended says whether it was split: %s', (_what, events, isSplit) => {
  const dealt = [1, 4].map((seat): TableEvent => ({ type: 'CARDS', seat, cards: [] }))
  const { table } = game.sitDown(game.sitDown(game.empty(), 1, 'a', 1_000).table, 4, 'b', 1_000)
  const over = { number: 1, result: resultOf([...dealt, ...events]), sitters }
  const { hand, seats } = viewFor(
    { tableId: 't', table, sitters, over, turn: null, seeds: { commitment: '', nextCommitment: '' } },
    visitor,
    0,
  )
  expect(hand).toMatchObject({ isOver: true, isSplit })
  expect(seats.map((seat) => seat?.won ?? 0).filter(Boolean)).toEqual(events.map((event) => 'chips' in event && event.chips))
})
