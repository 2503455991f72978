import { describe, expect, it } from 'vitest'
import { redemptionOf, type Blocked, type RedemptionFigures } from './redeemable.ts'

const nothing: RedemptionFigures = {
  available: 0n,
  prize: { given: 0n, played: 0n },
  bonusSweep: { given: 0n, played: 0n },
  owed: 0n,
  playthrough: 1n,
}
const bonus = (amount: bigint, played: bigint, required: bigint): Blocked => ({ reason: 'BONUS', amount, played, required })
const playthrough = (amount: bigint, played: bigint, required: bigint): Blocked => ({ reason: 'PLAYTHROUGH', amount, played, required })
const reversal = (amount: bigint): Blocked => ({ reason: 'PENDING_REVERSAL', amount, played: null, required: null })

describe('what is redeemable of the prize tokens', () => {
  it.each<[string, Partial<RedemptionFigures>, bigint, readonly Blocked[]]>([
    ['nothing of nothing', {}, 0n, []],
    ['all that was won', { available: 500n }, 500n, []],
    ['nothing of what was given', { available: 40n, prize: { given: 40n, played: 0n } }, 0n, [bonus(40n, 0n, 40n)]],
    ['the rest beside what was given', { available: 320n, prize: { given: 40n, played: 0n } }, 280n, [bonus(40n, 0n, 40n)]],
    ['given ones as far as they were played', { available: 320n, prize: { given: 40n, played: 15n } }, 295n, [bonus(25n, 15n, 40n)]],
    ['all once they were played', { available: 320n, prize: { given: 40n, played: 40n } }, 320n, []],
    ['all where more was played', { available: 320n, prize: { given: 40n, played: 4_000n } }, 320n, []],
    ['nothing below zero where the balance is less', { available: 10n, prize: { given: 40n, played: 0n } }, 0n, [bonus(10n, 0n, 40n)]],
    ['what bonus sweep tokens leave', { available: 300n, bonusSweep: { given: 100n, played: 30n } }, 230n, [playthrough(70n, 30n, 100n)]],
    ['all once they were played through', { available: 300n, bonusSweep: { given: 100n, played: 100n } }, 300n, []],
    [
      'twice: prize tokens count for the second time',
      { available: 300n, bonusSweep: { given: 100n, played: 100n }, prize: { given: 0n, played: 60n }, playthrough: 2n },
      260n,
      [playthrough(40n, 160n, 200n)],
    ],
    [
      'twice: after what the given ones need, and not instead of the first time',
      { available: 300n, bonusSweep: { given: 100n, played: 20n }, prize: { given: 50n, played: 250n }, playthrough: 2n },
      220n,
      [playthrough(80n, 120n, 200n)],
    ],
    ['all where nothing is to be played', { available: 300n, bonusSweep: { given: 100n, played: 0n }, playthrough: 0n }, 300n, []],
    ['what is not owed', { available: 300n, owed: 120n }, 180n, [reversal(120n)]],
    [
      'each token for one reason only',
      { available: 150n, owed: 60n, prize: { given: 50n, played: 0n }, bonusSweep: { given: 100n, played: 0n } },
      0n,
      [reversal(60n), bonus(50n, 0n, 50n), playthrough(40n, 0n, 100n)],
    ],
    [
      'all where figures are below zero',
      { available: 300n, prize: { given: -10n, played: -5n }, bonusSweep: { given: -3n, played: -1n } },
      300n,
      [],
    ],
  ])('%s', (_, figures, redeemable, blocked) => {
    const redemption = redemptionOf({ ...nothing, ...figures })
    expect(redemption).toEqual({ available: figures.available ?? 0n, redeemable, blocked })
  })

  it('and what is not add up to what is available, for any figures', () => {
    let seed = 7
    const next = (most: number): bigint => {
      seed = (seed * 48_271) % 2_147_483_647
      return BigInt(seed % most)
    }
    for (let round = 0; round < 2_000; round += 1) {
      const figures = {
        available: next(500),
        prize: { given: next(300), played: next(400) },
        bonusSweep: { given: next(300), played: next(400) },
        owed: next(100),
        playthrough: next(4),
      }
      const { available, redeemable, blocked } = redemptionOf(figures)
      expect(redeemable >= 0n && blocked.every(({ amount }) => amount > 0n)).toBe(true)
      expect(redeemable + blocked.reduce((sum, { amount }) => sum + amount, 0n)).toBe(available)
    }
  })
})
