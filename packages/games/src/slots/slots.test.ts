import { describe, expect, test } from 'vitest'
import { casesOf } from '@lagoon/testing/cases'
import { deviationOf } from '../figures/exactFigures.ts'
import { toNumber, zero } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { chiSquare } from '../testing/chiSquare.ts'
import { shownSlotFigures, slotFigures } from './figures.ts'
import type { SlotEvent, SlotOutcome } from './outcome.ts'
import type { SlotGame } from './slot.ts'
import { slots } from './slots.ts'

/** What a class of volatility means: the standard deviation of a round, in stakes. */
const volatilityOf = (deviation: number): SlotGame['volatility'] => (deviation < 3 ? 'LOW' : deviation < 6 ? 'MEDIUM' : 'HIGH')

const games = [...slots.values()].map((game) => [game.id, game] as const)

describe.each(games)('%s', (_id, game) => {
  const exact = slotFigures(game.rules)

  test('shows its exact figures', () => expect(game.figures).toEqual(shownSlotFigures(exact)))

  test('gives back 94 to 96.5 %, with the volatility it says', () => {
    expect(game.figures.returnToPlayerBp).toBeGreaterThanOrEqual(9400)
    expect(game.figures.returnToPlayerBp).toBeLessThanOrEqual(9650)
    expect(game.volatility).toBe(volatilityOf(game.figures.standardDeviation))
  })

  test('returns the sum of its parts', () => {
    const parts = Object.values(exact.parts).reduce((sum, part) => sum + toNumber(part), 0)
    expect(parts).toBeCloseTo(toNumber(exact.returnToPlayer), 12)
  })

  test('agrees with its figures over many rounds, within four standard errors', () => {
    const rounds = casesOf(2_000_000, 50_000)
    const random = seeded(20_261_122)
    const [stake, deviation] = [game.stakes.min, deviationOf(exact)]
    const times = Number(stake)
    let [paid, hits, features, largest] = [0, 0, 0, 0]
    let progress: SlotOutcome['progress'] = null
    for (let round = 0; round < rounds; round++) {
      const outcome = game.play(null, stake, random, progress)
      progress = outcome.progress
      const win = Number(outcome.totalWinMinor) / times
      paid += win
      largest = Math.max(largest, win)
      if (win > 0) hits++
      if (outcome.events.some(({ type }) => type === 'FREE_SPINS' || type === 'HOLD')) features++
    }
    const [mean, hitRate] = [toNumber(exact.returnToPlayer), toNumber(exact.hitRate)]
    expect(Math.abs(paid / rounds - mean)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
    // A feature always pays.
    const feature = toNumber(exact.rates['freeSpins'] ?? exact.rates['hold'] ?? zero)
    const { statistic, limit } = chiSquare([rounds - hits, hits - features, features], [1 - hitRate, hitRate - feature, feature])
    expect(statistic).toBeLessThan(limit)
    expect(largest).toBeLessThanOrEqual(toNumber(exact.largestWin))
  })

  test('pays what its events say, in whole minor units at every stake', () => {
    const random = seeded(7)
    const paying: readonly SlotEvent['type'][] = ['WIN', 'JACKPOT']
    for (let round = 0; round < 3_000; round++) {
      const { step, min, max } = game.stakes
      const stake = min + step * BigInt(random(Number((max - min) / step) + 1))
      const { totalWinMinor, events, stakeMinor } = game.play(null, stake, random)
      const told = events.reduce((sum, event) => (paying.includes(event.type) && 'winMinor' in event ? sum + event.winMinor : sum), 0n)
      expect([stakeMinor, totalWinMinor >= 0n, told]).toEqual([stake, true, totalWinMinor])
      expect(events.at(-1)).toEqual({ type: 'TOTAL', winMinor: totalWinMinor })
    }
  })

  test('plays the same round for the same chance, and says nothing that JSON cannot hold but whole money', () => {
    const play = () => game.play(null, game.stakes.min, seeded(5))
    expect(play()).toEqual(play())
    const text = JSON.stringify(play().events, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    expect(JSON.parse(text)).toHaveLength(play().events.length)
  })

  test('refuses a stake that it does not offer, and a choice that it does not have', () => {
    const { step, min, max } = game.stakes
    expect(game.refuseStake(min)).toBeNull()
    expect(game.refuseStake(max)).toBeNull()
    const wrong = { STAKE_TOO_LOW: [0n, -step, min - step], STAKE_TOO_HIGH: [max + step], STAKE_NOT_A_STEP: [min + 1n] }
    for (const [reason, stakes] of Object.entries(wrong))
      for (const stake of stakes) {
        expect(game.refuseStake(stake)).toBe(reason)
        expect(() => game.play(null, stake, seeded(1))).toThrow(RangeError)
      }
    expect(game.check(null)).toEqual({ choice: null })
    expect(game.check(undefined)).toEqual({ choice: null })
    expect(game.check({ lines: 3 })).toEqual({ refusal: 'NO_CHOICE' })
  })

  test('offers a smallest and a largest stake that are steps', () => {
    const { step, min, max } = game.stakes
    expect([min % step, max % step]).toEqual([0n, 0n])
  })

  test('names every symbol once', () => {
    const ids = game.symbols.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
