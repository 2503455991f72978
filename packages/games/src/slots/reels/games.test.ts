import { describe, expect, test } from 'vitest'
import type { ReelsRules, Strip } from './rules.ts'
import { windowOf } from './spin.ts'
import type { SlotGame } from '../slot.ts'
import { slots } from '../slots.ts'

const games = [...slots.values()].flatMap((game) => (game.rules.engine === 'REELS' ? [[game.id, game, game.rules] as const] : []))
const windowsOf = (strip: Strip, rows: number) => strip.map((_, stop) => windowOf(strip, stop, rows))
const count = (window: readonly string[], symbol: string | undefined) => window.filter((found) => found === symbol).length
const roleOf = (game: SlotGame, role: SlotGame['symbols'][number]['role']) =>
  game.symbols.filter((symbol) => symbol.role === role).map(({ id }) => id)

/** Every set of reels of a game: those of the bought spin, and those of free spins where they differ. */
const setsOf = ({ strips, freeSpins }: ReelsRules) => [strips, ...(freeSpins?.strips ? [freeSpins.strips] : [])]

describe.each(games)('the reels of %s', (_id, game, rules) => {
  test('show the symbols of the game only, and each of them', () => {
    expect(new Set(setsOf(rules).flat(2))).toEqual(new Set(game.symbols.map(({ id }) => id)))
    expect(Object.keys(rules.pays).toSorted()).toEqual([...roleOf(game, 'HIGH'), ...roleOf(game, 'LOW')].toSorted())
    const wilds = [rules.wild?.symbol, rules.multiplier?.symbol].filter((symbol) => symbol !== undefined)
    expect(wilds.toSorted()).toEqual(roleOf(game, 'WILD').toSorted())
    expect(rules.scatter ? [rules.scatter.symbol] : []).toEqual(roleOf(game, 'SCATTER'))
  })

  test('show no wild on the first reel, and no scatter twice in a window or beside a wild that fills', () => {
    for (const strips of setsOf(rules))
      for (const [reel, strip] of strips.entries())
        for (const window of windowsOf(strip, rules.rows)) {
          const [wilds, scatters, times] = [rules.wild, rules.scatter, rules.multiplier].map((known) => count(window, known?.symbol))
          expect(wilds === 0 || reel > 0).toBe(true)
          expect(scatters).toBeLessThanOrEqual(1)
          expect(!rules.wild?.fills || scatters === 0 || wilds === 0).toBe(true)
          expect(times).toBeLessThanOrEqual(reel === rules.multiplier?.reel ? 1 : 0)
        }
  })

  test('show the jackpot symbol once at most, so that its lines exclude each other', () => {
    const most = rules.strips.flatMap((strip) => windowsOf(strip, rules.rows).map((window) => count(window, rules.jackpot?.symbol)))
    expect(Math.max(...most)).toBeLessThanOrEqual(1)
  })

  test('have a pay for three, four and five of each symbol, rising', () => {
    for (const pays of Object.values(rules.pays)) {
      expect(pays).toHaveLength(rules.strips.length - 2)
      expect(pays.every((pay, index) => Number.isInteger(pay) && pay > (pays[index - 1] ?? 0))).toBe(true)
    }
  })

  test('pay for any number of scatters from three, and have a multiplier for every free spin', () => {
    for (const [scatters, { pay, freeSpins }] of Object.entries(rules.scatter?.awards ?? {})) {
      expect(Number(scatters)).toBeGreaterThanOrEqual(3)
      expect(pay).toBeGreaterThan(0)
      expect(rules.freeSpins?.multipliers.length).toBeGreaterThanOrEqual(freeSpins)
    }
  })

  test('have lines that differ and stay in the window; the stakes are whole on every unit', () => {
    const units = rules.wins.by === 'LINES' ? rules.wins.paylines.length : rules.wins.units
    expect(game.stakes.step % BigInt(units)).toBe(0n)
    if (rules.wins.by !== 'LINES') return
    const { paylines } = rules.wins
    expect(new Set(paylines.map((rows) => rows.join())).size).toBe(paylines.length)
    for (const rows of paylines) {
      expect(rows).toHaveLength(rules.strips.length)
      expect(rows.every((row) => row >= 0 && row < rules.rows)).toBe(true)
    }
  })
})
