import { expect, test } from 'vitest'
import type { TableHappening } from '../../../rules/holdemTable/live.ts'
import { heardIn } from './heardIn.ts'

const won: TableHappening = { type: 'WON', seat: 2, name: 'Noah', chips: 120 }

test('what is won is a win for its player, and chips for the others', () => {
  expect(heardIn([won], 2)).toEqual(['win'])
  expect(heardIn([won], 1)).toEqual(['chips'])
  expect(heardIn([won], null)).toEqual(['chips'])
})

test('what happens at once is heard once each', () => {
  const blinds: TableHappening[] = [
    { type: 'HAND', number: 3, button: 0 },
    { type: 'BLIND', seat: 1, name: 'House · Iron', chips: 10 },
    { type: 'BLIND', seat: 2, name: 'Noah', chips: 20 },
    { type: 'DEALT', cards: [] },
  ]
  expect(heardIn(blinds, 2)).toEqual(['chips', 'card'])
  expect(heardIn([{ type: 'SAT_OUT', seat: 1, name: 'House · Iron' }], 2)).toEqual([])
})
