import { of, plus, times, toBasisPoints, toNumber, minus, type Fraction } from '../../figures/fraction.ts'
import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { HousePokerFigures, HousePokerRules } from '../rules.ts'
import { paidFor, type Showdown } from '../settle.ts'

/** The exact mathematics of the best play, in stakes. */
export interface HousePokerExact {
  readonly returnToPlayer: Fraction
  readonly averageStakes: Fraction
  readonly hitRate: Fraction
  readonly variance: Fraction
}

/** How often each showdown comes: dealer out, win, tie, loss. */
export type ShowdownCounts = readonly [number, number, number, number]
const showdowns: readonly Showdown[] = ['DEALER_OUT', 'WIN', 'TIE', 'LOSS']

/** Sums over the ways in which one decision to raise may end. */
export interface RaiseSums {
  /** What is paid less what was taken, and its squares. */
  net: number
  squares: number
  /** Ways that pay anything. */
  paid: number
  ways: number
}
export const noSums = (): RaiseSums => ({ net: 0, squares: 0, paid: 0, ways: 0 })

/** By hand and showdown: what is paid of a raised hand less what it took. */
export const netTable = (rules: HousePokerRules, hands: readonly HandRanking[]) =>
  hands.map((hand) =>
    showdowns.map((showdown) => {
      const { stake, raise, bonus } = paidFor(rules, hand, showdown)
      const paid = stake + raise + bonus
      return { paid, net: paid - 1 - rules.raise }
    }),
  )
export type NetTable = ReturnType<typeof netTable>

/** Adds so many ways to end with a hand. */
export const addWays = (sums: RaiseSums, table: NetTable, hand: number, counts: ShowdownCounts, weight = 1): void => {
  counts.forEach((count, showdown) => {
    const { net = 0, paid = 0 } = table[hand]?.[showdown] ?? {}
    sums.ways += weight * count
    sums.net += weight * count * net
    sums.squares += weight * count * net * net
    if (paid > 0) sums.paid += weight * count
  })
}

/** Collects decisions: each one raises where that brings more than to fold, which loses the stake. The sums stay below 2^53. */
export const decisions = (rules: HousePokerRules) => {
  const total = { ...noSums(), raised: 0 }
  return {
    add: ({ net, squares, paid, ways }: RaiseSums, weight = 1): 'RAISE' | 'FOLD' => {
      const isRaised = net > -ways
      total.ways += weight * ways
      total.net += weight * (isRaised ? net : -ways)
      total.squares += weight * (isRaised ? squares : ways)
      total.paid += isRaised ? weight * paid : 0
      total.raised += isRaised ? weight * ways : 0
      return isRaised ? 'RAISE' : 'FOLD'
    },
    exact: (): HousePokerExact => {
      const share = (sum: number) => of(BigInt(sum), BigInt(total.ways))
      const net = share(total.net)
      return {
        returnToPlayer: plus(of(1n), net),
        averageStakes: plus(of(1n), times(of(BigInt(rules.raise)), share(total.raised))),
        hitRate: share(total.paid),
        variance: minus(share(total.squares), times(net, net)),
      }
    },
  }
}

const twoDecimals = (value: number) => Math.round(100 * value) / 100

/** The figures as a player is shown them. */
export const shownFigures = (rules: HousePokerRules, exact: HousePokerExact, sideReturn: Fraction | null): HousePokerFigures => ({
  returnToPlayerBp: toBasisPoints(exact.returnToPlayer),
  averageStakes: twoDecimals(toNumber(exact.averageStakes)),
  hitRateBp: toBasisPoints(exact.hitRate),
  standardDeviation: twoDecimals(Math.sqrt(toNumber(exact.variance))),
  largestWin: Math.max(
    ...netTable(rules, Object.keys({ ...rules.stakePays, ...rules.raisePays, ...rules.bonusPays, PAIR: 1 }) as HandRanking[])
      .flat()
      .map(({ paid }) => paid),
  ),
  sideReturnBp: sideReturn === null ? null : toBasisPoints(sideReturn),
})
