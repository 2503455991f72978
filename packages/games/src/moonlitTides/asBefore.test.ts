import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { equal, of } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { slotFigures } from '../slots/figures.ts'
import { moonlitTides } from '../slots/games/moonlitTides.ts'
import { moonlitTides as shown } from './moonlitTides.ts'
import { spin, type Turn } from './spin.ts'

describe('Moonlit Tides as data on the engine', () => {
  test('plays the rounds that its own program played before: 20,000 seeds, one with the jackpot', () => {
    const turn = ({ stops, matrix, lines }: Turn) => [
      stops,
      matrix,
      lines.map(({ line, rows, symbol, count, winMinor }) => [line, rows, symbol, count, String(winMinor)]),
    ]
    const hash = createHash('sha256')
    for (let seed = 0; seed < 20_000; seed++) {
      const outcome = spin(seeded(seed), 20n * BigInt(1 + (seed % 50)))
      const { stakeMinor, scatter, feature, jackpotMinor, totalWinMinor } = outcome
      const spins = feature?.spins.map((free) => [String(free.multiplier), turn(free), String(free.winMinor)])
      const ofFeature = feature && [spins, String(feature.winMinor)]
      const jackpot = jackpotMinor === null ? null : String(jackpotMinor)
      const parts = [String(stakeMinor), turn(outcome), scatter.count, String(scatter.winMinor), ofFeature, jackpot, String(totalWinMinor)]
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

  test('shows the same figures in both places', () => {
    const { returnToPlayerBp, hitRateBp, oneIn } = moonlitTides.figures
    expect(shown).toMatchObject({ returnToPlayerBp, hitRateBp, featureOneIn: oneIn['freeSpins'], jackpotOneIn: oneIn['jackpot'] })
  })
})
