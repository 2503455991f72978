import { describe, expect, test } from 'vitest'
import { toBasisPoints, toNumber } from '../figures/fraction.ts'
import { seeded } from '../random/seeded.ts'
import { exactFigures } from './exactFigures.ts'
import { moonlitTides } from './moonlitTides.ts'
import { JACKPOT_PAY } from './paytable.ts'
import { reelStrips } from './reelStrips.ts'
import { spin } from './spin.ts'
import { symbols } from './symbols.ts'

describe('the figures that are shown', () => {
  const exact = exactFigures()

  test('are the exact ones', () => {
    expect(moonlitTides.returnToPlayerBp).toBe(toBasisPoints(exact.returnToPlayer))
    expect(moonlitTides.hitRateBp).toBe(toBasisPoints(exact.hitRate))
    expect(moonlitTides.featureOneIn).toBe(Math.round(1 / toNumber(exact.featureRate)))
    expect(moonlitTides.jackpotOneIn).toBe(Math.round(Number(JACKPOT_PAY) / toNumber(exact.parts.jackpot)))
  })

  test('lie where the game was aimed: 94 to 96.5 % back, something in 25 to 35 % of the rounds', () => {
    expect(moonlitTides.returnToPlayerBp).toBeGreaterThanOrEqual(9400)
    expect(moonlitTides.returnToPlayerBp).toBeLessThanOrEqual(9650)
    expect(moonlitTides.hitRateBp).toBeGreaterThanOrEqual(2500)
    expect(moonlitTides.hitRateBp).toBeLessThanOrEqual(3500)
  })

  test('agree with 300,000 played rounds within four standard errors', () => {
    const [rounds, stake, random] = [300_000, 20n, seeded(7)]
    let [paid, squares, hits, features] = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const { totalWinMinor, feature } = spin(random, stake)
      const times = Number(totalWinMinor) / Number(stake)
      paid += times
      squares += times * times
      if (times > 0) hits++
      if (feature) features++
    }
    const mean = paid / rounds
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
    const shareError = (share: number) => Math.sqrt((share * (1 - share)) / rounds)
    const [hitRate, featureRate] = [toNumber(exact.hitRate), toNumber(exact.featureRate)]
    expect(Math.abs(mean - toNumber(exact.returnToPlayer))).toBeLessThan(4 * error)
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * shareError(hitRate))
    expect(Math.abs(features / rounds - featureRate)).toBeLessThan(4 * shareError(featureRate))
  })
})

describe('the reels', () => {
  test('are five of known symbols, the wild only in the middle three', () => {
    expect(reelStrips).toHaveLength(5)
    expect(reelStrips.flat().every((symbol) => symbols.includes(symbol))).toBe(true)
    expect(reelStrips.map((strip) => strip.includes('wild'))).toEqual([false, true, true, true, false])
  })

  test('never show a symbol twice in one window, on which the exact figures rest', () => {
    for (const strip of reelStrips)
      strip.forEach((symbol, stop) => expect([strip[(stop + 1) % strip.length], strip[(stop + 2) % strip.length]]).not.toContain(symbol))
  })
})
