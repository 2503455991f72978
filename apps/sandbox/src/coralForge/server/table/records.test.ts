import { expect, test } from 'vitest'
import { compactLines, leftBy, type TableLine } from './records.ts'
import { changedSeeds, firstSeeds } from './seeds.ts'

const seeds = firstSeeds()
const hand = (number: number): TableLine => ({ type: 'hand', number, stakes: [] })
const over = (number: number): readonly TableLine[] => [
  { type: 'over', number, deliveries: [], hands: [] },
  { type: 'told', number },
]
const dealt = (number: number) => [hand(number), ...over(number)]
const handsOn = (lines: readonly TableLine[]) => leftBy(lines).handsOnSeed

test('hands are counted on the server seed on which they were dealt, one that is open too, and one that was begun twice once', () => {
  const first = [{ type: 'seeds', seeds } as const, ...dealt(1), ...dealt(2), ...dealt(2)]
  expect(handsOn([])).toBe(0)
  expect(handsOn(first)).toBe(2)
  expect(handsOn([...first, hand(3)])).toBe(3)
  expect(handsOn([...first, { type: 'seeds', seeds: changedSeeds(seeds) }])).toBe(0)
  expect(handsOn([...first, { type: 'seeds', seeds: changedSeeds(seeds) }, hand(3)])).toBe(1)
})

test('hands on the server seed are still counted when their lines are left out, however often', () => {
  let lines: readonly TableLine[] = [{ type: 'seeds', seeds }]
  for (let number = 1; number <= 6; number += 2) {
    lines = compactLines([...lines, ...dealt(number), hand(number + 1)])
    expect(handsOn(lines)).toBe(number + 1)
    lines = [...compactLines(lines), ...over(number + 1)]
    expect(handsOn(lines)).toBe(number + 1)
  }
  expect(leftBy(lines)).toMatchObject({ seeds, lastNumber: 6, open: [], undelivered: [] })
})
