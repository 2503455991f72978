import { describe, expect, test } from 'vitest'
import { deviationOf, shownFigures } from '../figures/exactFigures.ts'
import { of, reduced, toNumber } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { chiSquare, evenly } from '../testing/chiSquare.ts'
import { hitCounts, kenoFigures } from './figures.ts'
import { pearlDraw } from './games/pearlDraw.ts'
import { kenos } from './kenos.ts'
import { pickRange, type KenoPays } from './rules.ts'

const games = [...kenos.values()]
const tables = games.flatMap((game) => Object.keys(game.rules.payTables).map((picked) => [game.id, Number(picked), game] as const))

describe('the likelihood of hits', () => {
  test('is the one that counting gives: five of forty with ten drawn', () => {
    const ways = [183_579_396n, 353_037_300n, 235_358_200n, 67_245_200n, 8_115_800n, 324_632n]
    expect(hitCounts(pearlDraw, 5).map(reduced)).toEqual(ways.map((over) => reduced(of(over, 847_660_528n))))
  })

  test('gives back what public tables of forty and ten are known to give', () => {
    const known: readonly (readonly [number, KenoPays, number])[] = [
      [1, { 1: 396 }, 99.0],
      [7, { 2: 47, 3: 300, 4: 450, 5: 1_400, 6: 3_100, 7: 6_000 }, 98.9815],
      [8, { 3: 220, 4: 400, 5: 1_300, 6: 2_200, 7: 5_500, 8: 7_000 }, 99.0228],
      [9, { 3: 155, 4: 300, 5: 800, 6: 1_500, 7: 4_400, 8: 6_000, 9: 8_500 }, 98.9753],
      [10, { 3: 140, 4: 225, 5: 450, 6: 800, 7: 1_700, 8: 5_000, 9: 8_000, 10: 10_000 }, 99.0374],
    ]
    for (const [picked, pays, percent] of known) {
      const { returnToPlayer } = kenoFigures({ ...pearlDraw, payTables: { [picked]: pays } }, picked, 100n)
      expect(100 * toNumber(returnToPlayer)).toBeCloseTo(percent, 4)
    }
  })

  test('gives less where a pay is rounded down', () => {
    const rules = { ...pearlDraw, payTables: { 1: { 1: 396 } } }
    expect(reduced(kenoFigures(rules, 1, 5n).returnToPlayer)).toEqual(of(19n, 20n))
  })
})

describe.each(tables)('%s with %i picked', (_id, picked, { rules }) => {
  test('has the figures that are shown, and no stake loses anything to rounding', () => {
    const { step, min, max } = rules.stakes
    expect([min % step, max % step]).toEqual([0n, 0n])
    for (const pay of Object.values(rules.payTables[picked] ?? {})) expect((BigInt(pay) * step) % 100n).toBe(0n)
    for (const stake of [min, min + step, max]) expect(shownFigures(kenoFigures(rules, picked, stake))).toEqual(rules.figures[picked])
    expect(rules.figures[picked]?.returnToPlayerBp).toBeGreaterThanOrEqual(9600)
    expect(rules.figures[picked]?.returnToPlayerBp).toBeLessThanOrEqual(9750)
  })

  test('pays more for more hits', () => {
    const pays = Object.values(rules.payTables[picked] ?? {})
    expect(pays.every((pay, index) => pay > (pays[index - 1] ?? 0))).toBe(true)
    expect(Math.max(...Object.keys(rules.payTables[picked] ?? {}).map(Number))).toBe(picked + (rules.last === 'BELL' ? 1 : 0))
  })
})

describe.each(games)('$id, played 40,000 times', (game) => {
  const { rules } = game
  const [, most] = pickRange(rules)
  const picked = most - 2
  const counts = Array<number>(picked + 2).fill(0)
  const first = Array<number>(rules.numbers).fill(0)
  const last = Array<number>(rules.numbers).fill(0)
  const [rounds, stake, random] = [40_000, 100n, seeded(11)]
  const picks = Array.from({ length: picked }, (_, index) => 2 * index + 1)
  let paid = 0
  for (let round = 0; round < rounds; round++) {
    const { hits, drawn, totalWinMinor } = game.play({ picks }, stake, random)
    counts[hits] = (counts[hits] ?? 0) + 1
    const [front = 0, back = 0] = [drawn[0], drawn.at(-1)]
    first[front - 1] = (first[front - 1] ?? 0) + 1
    last[back - 1] = (last[back - 1] ?? 0) + 1
    paid += Number(totalWinMinor) / Number(stake)
  }

  test('hits as often as it should', () => {
    const { statistic, limit } = chiSquare(counts, hitCounts(rules, picked).map(toNumber))
    expect(statistic).toBeLessThan(limit)
  })

  test.each([
    ['first', first],
    ['last', last],
  ])('draws every number as often as the next, %s', (_place, seen) => {
    const { statistic, limit } = evenly(seen)
    expect(statistic).toBeLessThan(limit)
  })

  test('gives back what it should, within four standard errors', () => {
    const exact = kenoFigures(rules, picked, stake)
    expect(Math.abs(paid / rounds - toNumber(exact.returnToPlayer))).toBeLessThan((4 * deviationOf(exact)) / Math.sqrt(rounds))
  })
})
