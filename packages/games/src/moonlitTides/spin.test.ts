import { describe, expect, test } from 'vitest'
import type { RandomInt } from '../random/randomInt.ts'
import { seeded } from '../random/seeded.ts'
import { JACKPOT_PAY, linePays, scatterPays, STAKE_STEP, tideMultiplier } from './paytable.ts'
import { paylines } from './paylines.ts'
import { reelStrips } from './reelStrips.ts'
import { lineWins, spin, windowAt, type Matrix } from './spin.ts'
import type { LineSymbol, SlotSymbol } from './symbols.ts'

/** Chance that gives these numbers, one after another. */
const scripted = (values: readonly number[]): RandomInt => {
  let at = 0
  return (bound) => {
    const value = values[at++] ?? 0
    if (value >= bound) throw new RangeError('the script leaves the reel')
    return value
  }
}
const stopShowing = (reel: number, symbol: SlotSymbol, row: number): number => {
  const strip = reelStrips[reel] ?? []
  const stop = strip.findIndex((_, at) => windowAt(reel, at)[row] === symbol)
  if (stop < 0) throw new RangeError(`no ${symbol} on reel ${reel}`)
  return stop
}
/** Nothing pays here: neighbours differ on every line. */
const blank: Matrix = [
  ['a', 'a', 'a'],
  ['k', 'k', 'k'],
  ['q', 'q', 'q'],
  ['j', 'j', 'j'],
  ['ten', 'ten', 'ten'],
]
const withLine = (rows: readonly number[], line: readonly SlotSymbol[]): Matrix =>
  blank.map((reel, index) => reel.map((symbol, row) => (rows[index] === row ? (line[index] ?? symbol) : symbol)))

describe('lines', () => {
  test('are twenty different ones inside the window', () => {
    expect(paylines).toHaveLength(20)
    expect(new Set(paylines.map((rows) => rows.join())).size).toBe(20)
    expect(paylines.flat().every((row) => row >= 0 && row <= 2)).toBe(true)
  })

  test.each(paylines.map((rows, index) => [index + 1, rows] as const))(
    'line %i pays five pearls, and says where they lie',
    (line, rows) => {
      const wins = lineWins(withLine(rows, ['pearl', 'pearl', 'pearl', 'pearl', 'pearl']), 3n)
      expect(wins).toContainEqual({ line, rows, symbol: 'pearl', count: 5, winMinor: 3n * linePays.pearl[2] })
    },
  )

  test.each(Object.entries(linePays) as [LineSymbol, readonly [bigint, bigint, bigint]][])(
    '%s pays three, four and five by the paytable',
    (symbol, pays) => {
      const other = symbol === 'ten' ? 'a' : 'ten'
      for (const [index, pay] of pays.entries()) {
        const line = Array.from({ length: 5 }, (_, reel) => (reel < index + 3 ? symbol : other))
        const won = lineWins(withLine([1, 1, 1, 1, 1], line), 2n).filter(({ line: number }) => number === 1)
        expect(won).toEqual([{ line: 1, rows: [1, 1, 1, 1, 1], symbol, count: index + 3, winMinor: 2n * pay }])
      }
    },
  )

  test('pay nothing for two, nor for three that do not begin on the left', () => {
    expect(lineWins(withLine([1, 1, 1, 1, 1], ['moon', 'moon', 'q', 'j', 'ten']), 1n)).toEqual([])
    expect(lineWins(withLine([1, 1, 1, 1, 1], ['a', 'moon', 'moon', 'moon', 'moon']), 1n)).toEqual([])
  })

  test('take a wild for any symbol but the scatter', () => {
    expect(lineWins(withLine([1, 1, 1, 1, 1], ['moon', 'wild', 'moon', 'wild', 'ten']), 1n)).toContainEqual(
      expect.objectContaining({ line: 1, symbol: 'moon', count: 4, winMinor: linePays.moon[1] }),
    )
    expect(
      lineWins(withLine([1, 1, 1, 1, 1], ['scatter', 'wild', 'scatter', 'wild', 'scatter']), 1n).filter(({ line }) => line === 1),
    ).toEqual([])
  })
})

describe('a round', () => {
  test.each([0n, -20n, 1n, 19n, 21n])('refuses a stake of %s minor units', (stake) => {
    expect(() => spin(seeded(1), stake)).toThrow(RangeError)
  })

  test.each([3, 4, 5] as const)('pays %i scatters on the whole stake and lets the tide rise', (count) => {
    const stops = reelStrips.map((strip, reel) =>
      reel < count ? stopShowing(reel, 'scatter', 1) : strip.findIndex((_, stop) => !windowAt(reel, stop).includes('scatter')),
    )
    const outcome = spin(scripted([...stops, ...Array<number>(100).fill(0)]), 200n)
    expect(outcome.scatter).toEqual({ count, winMinor: scatterPays[count].pay * 200n })
    expect(outcome.feature?.spins.map(({ multiplier }) => multiplier)).toEqual(
      Array.from({ length: scatterPays[count].freeSpins }, (_, index) => tideMultiplier(index)),
    )
  })

  test('raises the free spins with the water: 1, 1, 2, 2, 3, 3', () => {
    expect(Array.from({ length: 6 }, (_, index) => tideMultiplier(index))).toEqual([1n, 1n, 2n, 2n, 3n, 3n])
  })

  test('adds the jackpot once for five plain moons on a line', () => {
    const outcome = spin(scripted(reelStrips.map((_, reel) => stopShowing(reel, 'moon', 1))), STAKE_STEP)
    expect(outcome.jackpotMinor).toBe(JACKPOT_PAY * STAKE_STEP)
    expect(outcome.lines).toContainEqual(expect.objectContaining({ line: 1, symbol: 'moon', count: 5 }))
  })

  test('gives no jackpot when a wild helped', () => {
    const stops = reelStrips.map((_, reel) => stopShowing(reel, reel === 2 ? 'wild' : 'moon', 1))
    expect(spin(scripted(stops), STAKE_STEP).jackpotMinor).toBeNull()
  })

  test('always adds up, never pays less than nothing, and shows what the reels hold', () => {
    const random = seeded(99)
    let features = 0
    for (let round = 0; round < 20_000; round++) {
      const stake = STAKE_STEP * BigInt(1 + random(50))
      const { lines, scatter, feature, jackpotMinor, totalWinMinor, stops, matrix } = spin(random, stake)
      const ofLines = lines.reduce((sum, { winMinor }) => sum + winMinor, 0n)
      const ofSpins = (feature?.spins ?? []).flatMap((free) => free.lines).reduce((sum, { winMinor }) => sum + winMinor, 0n)
      if (feature) features++
      expect(totalWinMinor).toBe(ofLines + scatter.winMinor + ofSpins + (jackpotMinor ?? 0n))
      expect(totalWinMinor >= 0n && totalWinMinor % (stake / 20n) === 0n).toBe(true)
      expect(matrix).toEqual(stops.map((stop, reel) => windowAt(reel, stop)))
    }
    expect(features).toBeGreaterThan(100)
  })

  test('is the same for the same chance', () => {
    expect(spin(seeded(5), 100n)).toEqual(spin(seeded(5), 100n))
  })
})
