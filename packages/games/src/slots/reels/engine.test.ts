import { describe, expect, test } from 'vitest'
import type { RandomInt } from '../../random/randomInt.ts'
import { seeded } from '../../random/seeded.ts'
import type { SlotEvent } from '../outcome.ts'
import { drawWeighted } from '../weighted.ts'
import { countWins } from './count.ts'
import { playReels } from './engine.ts'
import { strip, type ReelsRules } from './rules.ts'

/** Chance that gives these numbers, one after another, and refuses to be asked for more. */
const scripted = (values: readonly number[]): RandomInt => {
  let at = 0
  return (bound) => {
    const value = values[at++]
    if (value === undefined || value >= bound) throw new RangeError(`draw ${at} of ${bound}: the script has ${value}`)
    return value
  }
}

const lines: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: Array.from({ length: 5 }, () => strip('a b c d w e f s g h')),
  wins: {
    by: 'LINES',
    paylines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ],
  },
  pays: { a: [5, 20, 100], b: [4, 10, 50], d: [2, 6, 30] },
  wild: { symbol: 'w', fills: false },
  scatter: { symbol: 's', awards: { 3: { pay: 2, freeSpins: 2 } } },
  freeSpins: { multipliers: [1, 3] },
}
const ways: ReelsRules = { ...lines, wins: { by: 'WAYS', units: 10 } }
const grid = (...reels: readonly string[]) => reels.map((reel) => reel.split(''))

describe('lines', () => {
  test('pay three, four and five from the left, wilds counted, the longest run only', () => {
    const wins = countWins(lines, grid('xax', 'xwx', 'xax', 'xax', 'xbx'))
    expect(wins).toEqual([
      {
        by: 'LINE',
        line: 1,
        rows: [1, 1, 1, 1, 1],
        symbol: 'a',
        count: 4,
        units: 20,
        cells: [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
        ],
      },
    ])
  })

  test('pay nothing for two, for three that begin later, or for symbols without a pay', () => {
    expect(countWins(lines, grid('xax', 'xax', 'xbx', 'xax', 'xax'))).toEqual([])
    expect(countWins(lines, grid('xbx', 'xax', 'xax', 'xax', 'xax'))).toEqual([])
    expect(countWins(lines, grid('xcx', 'xcx', 'xcx', 'xcx', 'xcx'))).toEqual([])
  })
})

describe('ways', () => {
  test('pay the product of how often each reel shows the symbol, wilds counted', () => {
    const [win, ...others] = countWins(ways, grid('axa', 'awx', 'xax', 'aaa', 'xxx'))
    expect(others).toEqual([])
    expect(win).toMatchObject({ by: 'WAYS', symbol: 'a', count: 4, ways: 12, units: 240 })
    expect(win?.cells).toHaveLength(8)
  })

  test('pay every symbol that reaches three reels', () => {
    const wins = countWins(ways, grid('abx', 'wxx', 'abx', 'bxx', 'xxx'))
    expect(wins).toEqual([
      expect.objectContaining({ symbol: 'a', count: 3, ways: 1, units: 5 }),
      expect.objectContaining({ symbol: 'b', count: 4, ways: 1, units: 10 }),
    ])
  })
})

describe('a round', () => {
  test('draws one number per reel, and what it shows is what the strips hold from there on', () => {
    const { bought, events } = playReels(lines, 20n, scripted([8, 9, 0, 1, 2]))
    expect(bought.grid).toEqual(grid('gha', 'hab', 'abc', 'bcd', 'cdw'))
    expect(events[0]).toEqual({ type: 'SPIN', spin: 0, stops: [8, 9, 0, 1, 2], grid: bought.grid, multiplier: 1 })
  })

  test('pays lines in parts of the stake: twenty minor units are ten for each of two lines', () => {
    const { bought, totalWinMinor } = playReels(lines, 20n, scripted([9, 9, 9, 3, 8]))
    expect(bought.wins).toEqual([expect.objectContaining({ line: 1, symbol: 'a', count: 4, winMinor: 200n })])
    expect(totalWinMinor).toBe(200n)
  })

  test('pays three scatters on the whole stake and plays the free spins with their multipliers, in the order of the stream', () => {
    const free = [9, 9, 9, 8, 8]
    const { events, scatter, freeSpins, totalWinMinor } = playReels(lines, 20n, scripted([5, 6, 7, 8, 8, ...free, ...free]))
    expect(scatter).toEqual({ count: 3, winMinor: 40n })
    expect(freeSpins?.spins.map(({ multiplier, winMinor }) => [multiplier, winMinor])).toEqual([
      [1, 50n],
      [3, 150n],
    ])
    expect(totalWinMinor).toBe(240n)
    expect(
      events.map((event: SlotEvent) => [event.type, 'spin' in event ? event.spin : null, 'winMinor' in event ? event.winMinor : null]),
    ).toEqual([
      ['SPIN', 0, null],
      ['WIN', 0, 40n],
      ['FREE_SPINS', null, null],
      ['SPIN', 1, null],
      ['WIN', 1, 50n],
      ['SPIN', 2, null],
      ['WIN', 2, 150n],
      ['FREE_SPINS_END', null, 200n],
      ['TOTAL', null, 240n],
    ])
  })

  test('fills the reel of a wild that fills, before the count', () => {
    const filling: ReelsRules = { ...lines, wild: { symbol: 'w', fills: true } }
    const { bought, events } = playReels(filling, 20n, scripted([9, 2, 9, 8, 8]))
    expect(bought.grid[1]).toEqual(['c', 'd', 'w'])
    expect(events[1]).toMatchObject({ type: 'FILL', symbol: 'w', reels: [1] })
    expect(bought.wins).toEqual([expect.objectContaining({ symbol: 'a', count: 3 })])
  })

  test('lets the chosen symbol fill its reels after the count, and pays it on every line wherever they stand', () => {
    const song: ReelsRules = {
      ...lines,
      freeSpins: {
        multipliers: [2],
        chosen: [
          { item: 'b', weight: 3 },
          { item: 'd', weight: 1 },
        ],
      },
    }
    const { events, freeSpins } = playReels(song, 20n, scripted([5, 6, 7, 8, 8, 3, 1, 8, 1, 8, 1]))
    expect(freeSpins?.chosen).toBe('d')
    expect(events).toContainEqual({ type: 'FREE_SPINS', multipliers: [2], chosen: 'd' })
    const [win] = freeSpins?.spins[0]?.wins ?? []
    expect(win).toMatchObject({ by: 'CHOSEN', symbol: 'd', count: 3, winMinor: 2n * 2n * 2n * 10n })
    expect(events).toContainEqual(expect.objectContaining({ type: 'FILL', spin: 1, symbol: 'd', reels: [0, 2, 4] }))
  })

  test('draws a factor for the multiplying symbol after the stops, and only when it shows', () => {
    const times = [
      { item: 2, weight: 5 },
      { item: 5, weight: 1 },
    ]
    const rose: ReelsRules = { ...ways, wild: { symbol: 'none', fills: false }, multiplier: { symbol: 'w', reel: 2, times } }
    const { bought, events } = playReels(rose, 10n, scripted([0, 0, 4, 6, 6, 5]))
    expect(events[1]).toEqual({ type: 'MULTIPLY', spin: 0, cell: [2, 0], multiplier: 5 })
    expect(bought.wins.map(({ symbol, winMinor }) => [symbol, winMinor])).toEqual([
      ['a', 25n],
      ['b', 20n],
    ])
    expect(playReels(rose, 10n, scripted([0, 0, 0, 6, 6])).events.map(({ type }) => type)).not.toContain('MULTIPLY')
  })

  test('adds the jackpot once for a line of the symbol itself', () => {
    const rich: ReelsRules = { ...lines, jackpot: { symbol: 'a', times: 100 } }
    const { jackpotMinor, events } = playReels(rich, 20n, scripted([9, 9, 9, 9, 9]))
    expect(jackpotMinor).toBe(2000n)
    expect(events).toContainEqual(expect.objectContaining({ type: 'JACKPOT', winMinor: 2000n }))
    expect(playReels({ ...rich, wild: { symbol: 'b', fills: false } }, 20n, scripted([9, 9, 0, 9, 9])).jackpotMinor).toBeNull()
  })
})

describe('a draw by weight', () => {
  test('gives each its share of the numbers', () => {
    const items = [
      { item: 'x', weight: 1 },
      { item: 'y', weight: 3 },
    ]
    expect([0, 1, 2, 3].map((number) => drawWeighted(scripted([number]), items))).toEqual(['x', 'y', 'y', 'y'])
    expect(() => drawWeighted(seeded(1), [])).toThrow(RangeError)
  })
})
