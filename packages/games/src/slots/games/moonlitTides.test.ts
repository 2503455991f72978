import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { equal, of } from '../../figures/fraction.ts'
import { seeded } from '../../random/seeded.ts'
import { slotFigures } from '../figures.ts'
import { playReels } from '../reels/engine.ts'
import type { Spin } from '../reels/spin.ts'
import { moonlitTides } from './moonlitTides.ts'

describe('Moonlit Tides as data on the engine', () => {
  test('plays the rounds that its own program played before: 20,000 seeds, one with the jackpot', () => {
    const turn = ({ stops, grid, wins }: Spin) => [
      stops,
      grid,
      wins.map((win) => (win.by === 'LINE' ? [win.line, win.rows, win.symbol, win.count, String(win.winMinor)] : win.by)),
    ]
    const hash = createHash('sha256')
    for (let seed = 0; seed < 20_000; seed++) {
      const stakeMinor = 20n * BigInt(1 + (seed % 50))
      const { bought, scatter, freeSpins, jackpotMinor, totalWinMinor } = playReels(moonlitTides.rules, stakeMinor, seeded(seed))
      const spins = freeSpins?.spins.map((free) => [String(free.multiplier), turn(free), String(free.winMinor)])
      const ofFeature = freeSpins && [spins, String(freeSpins.winMinor)]
      const jackpot = jackpotMinor === null ? null : String(jackpotMinor)
      const parts = [String(stakeMinor), turn(bought), scatter.count, String(scatter.winMinor), ofFeature, jackpot, String(totalWinMinor)]
      hash.update(JSON.stringify(parts))
    }
    expect(hash.digest('hex')).toBe('65c1790951d8212a122203ce404d74a1a953d356ceb613dc2682dfa350aeec63')
  })

  test('has the exact figures that its own mathematics gave, worked out another way', () => {
    const { returnToPlayer, hitRate, rates } = slotFigures(moonlitTides.rules)
    expect(equal(returnToPlayer, of(31_425_474_826_331n, 32_768_000_000_000n))).toBe(true)
    expect(equal(hitRate, of(14_244_873n, 51_200_000n))).toBe(true)
    expect(rates['freeSpins'] && equal(rates['freeSpins'], of(86_319n, 6_400_000n))).toBe(true)
    expect(rates['jackpot'] && equal(rates['jackpot'], of(1n, 160_000n))).toBe(true)
  })
})
