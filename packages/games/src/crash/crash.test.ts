import { describe, expect, test } from 'vitest'
import { hashChain, SHARED_NUMBERS, sharedNumber } from '../fair/hashChain.ts'
import { deviationOf } from '../figures/exactFigures.ts'
import { minus, toNumber } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { chiSquare } from '../testing/chiSquare.ts'
import { crashes } from './crashes.ts'
import { createCrash, settled } from './engine.ts'
import { cashOutFigures, crashFigures, reaches } from './figures.ts'
import { cometLine } from './games/cometLine.ts'
import { skyLantern } from './games/skyLantern.ts'
import { endOf, LOWEST_CASH_OUT, multiplierAt, pointOf, timeOf } from './rules.ts'

const games = [...crashes.values()]
const uncapped = { share: 99n, cap: 100_000_000 }

describe('where a round ends', () => {
  // Hashes and ends of a public verifier for bustabit's salt; see fair/hashChain.test.ts.
  const salt = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526'
  test.each([
    ['5d07719b61b0abb6f1c3b17b1d69c838278f87f9b5e75077026e5fedf96c2eb2', 205_590],
    ['7d58fa510e6ad19a5c2a08302906110702ad354c3d275592068bc3df9cd7fd1d', 10_571_005],
  ])('is for the hash %s what a public verifier says', (hash, point) => {
    expect(pointOf(uncapped, sharedNumber(hash, salt))).toBe(point)
    expect(pointOf(skyLantern, sharedNumber(hash, salt))).toBe(100_000)
  })

  test('is 1.00 for the lowest numbers, and the cap for the highest', () => {
    expect([0n, SHARED_NUMBERS / 100n, SHARED_NUMBERS / 50n].map((number) => pointOf(uncapped, number))).toEqual([100, 100, 101])
    expect(pointOf(cometLine, SHARED_NUMBERS - 1n)).toBe(1_000_000)
  })

  test.each([-1n, SHARED_NUMBERS])('is nothing for %s, which is no such number', (number) => {
    expect(() => pointOf(cometLine, number)).toThrow(RangeError)
  })

  test.each([101, 150, 9_999, 100_000])('reaches %i hundredths for exactly the numbers that are counted', (multiplier) => {
    const { over } = reaches(uncapped, multiplier)
    expect(pointOf(uncapped, SHARED_NUMBERS - over)).toBe(multiplier)
    expect(pointOf(uncapped, SHARED_NUMBERS - over - 1n)).toBe(multiplier - 1)
  })

  test('is spread as it should be over 20,000 games of a chain', () => {
    const edges = [100, 101, 110, 125, 150, 200, 300, 500, 1_000, 3_000]
    const counts = Array<number>(edges.length).fill(0)
    for (const hash of hashChain('5e'.repeat(32), 20_000).slice(1)) {
      const bin = edges.findLastIndex((edge) => edge <= pointOf(cometLine, sharedNumber(hash, salt)))
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    const likely = edges.map((edge, bin) => {
      const above = edges[bin + 1]
      return toNumber(above === undefined ? reaches(cometLine, edge) : minus(reaches(cometLine, edge), reaches(cometLine, above)))
    })
    const { statistic, limit } = chiSquare(counts, likely)
    expect(statistic).toBeLessThan(limit)
  })
})

describe.each(games)('$id', (game) => {
  const { rules } = game

  test('has the figures that are shown', () => {
    expect(crashFigures(rules)).toEqual(rules.figures)
  })

  test('returns 99 % at every cash-out and every stake, nothing lost to rounding', () => {
    const cashOuts = [LOWEST_CASH_OUT, 119, 155, 200, 247, 1_000, 3_333, 99_999, rules.cap]
    for (const cashOut of cashOuts)
      for (const stake of [rules.stakes.min, rules.stakes.min + rules.stakes.step, rules.stakes.max])
        expect(toNumber(cashOutFigures(rules, cashOut, stake).returnToPlayer)).toBeCloseTo(0.99, 9)
    expect(rules.stakes.step % 100n).toBe(0n)
  })

  test.each([150, 200, 1_000])('gives that back over 50,000 rounds cashed out at %i hundredths', (cashOut) => {
    const [rounds, random, stake] = [50_000, seeded(cashOut), rules.stakes.min]
    let paid = 0
    for (let round = 0; round < rounds; round++) paid += Number(game.play({ cashOut }, stake, random).totalWinMinor) / Number(stake)
    const exact = cashOutFigures(rules, cashOut, stake)
    expect(Math.abs(paid / rounds - 0.99)).toBeLessThan((4 * deviationOf(exact)) / Math.sqrt(rounds))
  })

  test('shows every multiplier of its curve from one millisecond on', () => {
    for (const multiplier of [101, 102, 150, 200, 400, 1_234, rules.cap]) {
      const ms = timeOf(rules, multiplier)
      expect(multiplierAt(rules, ms)).toBeGreaterThanOrEqual(multiplier)
      expect(multiplierAt(rules, ms - 1)).toBeLessThan(multiplier)
    }
  })

  test('doubles in the time that it says, and never passes its cap', () => {
    expect([0, 1, 2, 3].map((turn) => multiplierAt(rules, turn * rules.doublingMs))).toEqual([100, 200, 400, 800])
    expect(multiplierAt(rules, 1e9)).toBe(rules.cap)
    expect(multiplierAt(rules, -5)).toBe(100)
  })

  test('ends after its last multiplier was to be seen', () => {
    for (const point of [100, 101, 250, 5_000]) {
      expect(multiplierAt(rules, endOf(rules, point) - 1)).toBeLessThanOrEqual(point)
      expect(multiplierAt(rules, endOf(rules, point))).toBeGreaterThan(point)
    }
    expect(endOf(rules, rules.cap)).toBe(timeOf(rules, rules.cap))
  })
})

describe('a bet', () => {
  test('wins at the multiplier at which the round ends, and loses one hundredth above it', () => {
    expect(settled(100n, 247, 247)).toMatchObject({ totalWinMinor: 247n })
    expect(settled(100n, 247, 247).events).toEqual([
      { type: 'CASH_OUT', multiplier: 247, winMinor: 247n },
      { type: 'END', point: 247 },
    ])
    expect(settled(100n, 248, 247)).toMatchObject({ totalWinMinor: 0n, events: [{ type: 'END', point: 247 }] })
  })

  test('takes two draws of 26 bits, the upper ones first', () => {
    const bounds: number[] = []
    const halves = [2 ** 25, 0]
    const outcome = createCrash(cometLine).play({ cashOut: 150 }, 100n, (bound) => (bounds.push(bound), halves.shift() ?? 0))
    expect([outcome.point, bounds]).toEqual([198, [2 ** 26, 2 ** 26]])
  })

  const game = createCrash(skyLantern)
  test.each([
    [null, 'CASH_OUT_NOT_IN_HUNDREDTHS'],
    [{}, 'CASH_OUT_NOT_IN_HUNDREDTHS'],
    [{ cashOut: '200' }, 'CASH_OUT_NOT_IN_HUNDREDTHS'],
    [{ cashOut: 1.5 }, 'CASH_OUT_NOT_IN_HUNDREDTHS'],
    [{ cashOut: Number.NaN }, 'CASH_OUT_NOT_IN_HUNDREDTHS'],
    [{ cashOut: 100 }, 'CASH_OUT_TOO_LOW'],
    [{ cashOut: -200 }, 'CASH_OUT_TOO_LOW'],
    [{ cashOut: 100_001 }, 'CASH_OUT_TOO_HIGH'],
  ])('with %j is refused for %s', (choice, refusal) => {
    expect(game.check(choice)).toEqual({ refusal })
  })

  test('within the bounds is taken; a stake that is not offered is not', () => {
    expect(game.check({ cashOut: 101 })).toEqual({ choice: { cashOut: 101 } })
    expect(game.refuseStake(50n)).toBe('STAKE_TOO_LOW')
    expect(() => game.play({ cashOut: 101 }, 150n, seeded(1))).toThrow(RangeError)
  })

  test.each([99, 100.5, 100_001])('has no time of the curve for %s', (multiplier) => {
    expect(() => timeOf(skyLantern, multiplier)).toThrow(RangeError)
  })
})
