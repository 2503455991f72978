import { minus, of, plus, sum, times, zero, type Fraction } from '../../figures/fraction.ts'
import { largestOf } from '../../figures/terms.ts'
import type { SlotExactFigures } from '../figures.ts'
import { countsOn, hitRateOf } from './hitRate.ts'
import { unitsOf, type ReelsRules } from './rules.ts'
import { chosenTerms, countTerms, jackpotTerms, reelSpace, winTerms, type ReelState } from './terms.ts'

/** What all free spins of one feature pay together, in stakes; the most of it in units. */
interface Feature {
  readonly weight: number
  readonly mean: Fraction
  readonly variance: Fraction
  readonly largest: number
}
/** What one free spin pays before it is multiplied, in units, by the chosen symbol. */
interface FreeSpin {
  readonly weight: number
  readonly mean: Fraction
  readonly square: Fraction
  readonly largest: number
}

const whole = (number: number): Fraction => of(BigInt(number))
const square = (a: Fraction): Fraction => times(a, a)

const freeSpinsOf = (rules: ReelsRules): FreeSpin[] => {
  const { strips = rules.strips, chosen = [{ item: null, weight: 1 }] } = rules.freeSpins ?? {}
  const reels = reelSpace(rules, strips)
  const { space } = reels
  const all = reels.states.map((states) => [...states.keys()])
  const wins = winTerms(rules, reels)
  const ofWins = { mean: space.mean(wins), square: space.mixed(wins, wins) }
  return chosen.map(({ item, weight }) => {
    const extra = item === null ? [] : chosenTerms(rules, reels, item)
    const mixed = sum([ofWins.square, times(space.mixed(extra, wins), of(2n)), space.mixed(extra, extra)])
    return { weight, mean: plus(ofWins.mean, space.mean(extra)), square: mixed, largest: largestOf(space, [...wins, ...extra], all) }
  })
}

/** The features that `count` free spins can be, by the chosen symbol; one without. */
const featuresOf = (rules: ReelsRules, spins: readonly FreeSpin[], count: number): Feature[] => {
  const units = unitsOf(rules)
  const factors = rules.freeSpins?.multipliers.slice(0, count) ?? []
  const total = (power: number) => factors.reduce((added, factor) => added + factor ** power, 0)
  return spins.map((spin) => ({
    weight: spin.weight,
    mean: times(spin.mean, of(BigInt(total(1)), BigInt(units))),
    variance: times(minus(spin.square, square(spin.mean)), of(BigInt(total(2)), BigInt(units) ** 2n)),
    largest: spin.largest * total(1),
  }))
}

/** Mean of what a feature pays, and mean of the square of it with a fixed pay added. */
const ofFeatures = (features: readonly Feature[], pay: Fraction): { readonly mean: Fraction; readonly square: Fraction } => {
  const all = BigInt(features.reduce((added, { weight }) => added + weight, 0))
  const mixed = (value: (feature: Feature) => Fraction) =>
    sum(features.map((feature) => times(value(feature), of(BigInt(feature.weight), all))))
  return { mean: mixed(({ mean }) => mean), square: mixed(({ mean, variance }) => plus(square(plus(pay, mean)), variance)) }
}

/** The exact mathematics of a game on reels, in stakes. */
export const reelsFigures = (rules: ReelsRules): SlotExactFigures => {
  const reels = reelSpace(rules, rules.strips)
  const { space } = reels
  const perUnit = of(1n, BigInt(unitsOf(rules)))
  const wins = winTerms(rules, reels)
  const jackpots = jackpotTerms(rules, reels)
  const jackpotTimes = whole(rules.jackpot?.times ?? 0)
  const lines = times(space.mean(wins), perUnit)
  const jackpot = times(space.mean(jackpots), jackpotTimes)

  // What a turn of the reels pays by its window: wins and jackpot.
  const windowSquare = sum([
    times(space.mixed(wins, wins), times(perUnit, perUnit)),
    times(times(space.mixed(wins, jackpots), times(perUnit, jackpotTimes)), of(2n)),
    times(space.mixed(jackpots, jackpots), square(jackpotTimes)),
  ])

  const scatters = ({ isScatter }: ReelState) => Number(isScatter)
  const counts = countsOn(reels.states, scatters)
  const spins = rules.freeSpins ? freeSpinsOf(rules) : []
  const awards = Object.entries(rules.scatter?.awards ?? {}).map(([key, { pay, freeSpins }]) => {
    const count = Number(key)
    const features = freeSpins > 0 ? featuresOf(rules, spins, freeSpins) : [{ weight: 1, mean: zero, variance: zero, largest: 0 }]
    const scattered = countTerms(reels, count, ({ isScatter }) => isScatter)
    const window = plus(times(space.mixed(wins, scattered), perUnit), times(space.mixed(jackpots, scattered), jackpotTimes))
    const { mean, square: paidSquare } = ofFeatures(features, whole(pay))
    return { count, likely: counts[count] ?? zero, pay: whole(pay), freeSpins, feature: mean, paidSquare, window, features }
  })
  const scatter = sum(awards.map(({ likely, pay }) => times(likely, pay)))
  const freeSpins = sum(awards.map(({ likely, feature }) => times(likely, feature)))
  const awardSquare = sum(
    awards.map(({ likely, pay, feature, paidSquare, window }) =>
      plus(times(likely, paidSquare), times(times(window, plus(pay, feature)), of(2n))),
    ),
  )

  const returnToPlayer = sum([lines, scatter, freeSpins, jackpot])
  const featureRate = sum(awards.filter((award) => award.freeSpins > 0).map(({ likely }) => likely))
  return {
    returnToPlayer,
    hitRate: hitRateOf(rules, reels, scatters, (count) => (rules.scatter?.awards[count]?.pay ?? 0) > 0),
    variance: minus(plus(windowSquare, awardSquare), square(returnToPlayer)),
    largestWin: of(BigInt(largestWin(rules, awards)), BigInt(unitsOf(rules))),
    rates: {
      ...(rules.freeSpins ? { freeSpins: featureRate } : {}),
      ...(rules.jackpot ? { jackpot: space.mean(jackpots) } : {}),
    },
    parts: { lines, scatter, freeSpins, jackpot },
  }
}

/** The best round by how many scatters its bought spin shows, in units. */
const largestWin = (rules: ReelsRules, awards: readonly { count: number; pay: Fraction; features: readonly Feature[] }[]): number => {
  const reels = reelSpace(rules, rules.strips)
  const units = unitsOf(rules)
  const jackpots = jackpotTerms(rules, reels).map(({ factors }) => ({ worth: (rules.jackpot?.times ?? 0) * units, factors }))
  const terms = [...winTerms(rules, reels), ...jackpots]
  const sets = Array.from({ length: 2 ** reels.states.length }, (_, bits) => bits)
  const rounds = sets.map((bits) => {
    const allowed = reels.states.map((states, reel) =>
      [...states.keys()].filter((state) => states[state]?.isScatter === ((bits >> reel) % 2 === 1)),
    )
    if (allowed.some(({ length }) => length === 0)) return 0
    const count = allowed.filter((_, reel) => (bits >> reel) % 2 === 1).length
    const award = awards.find((known) => known.count === count)
    const feature = award ? Number(award.pay.over) * units + Math.max(...award.features.map(({ largest }) => largest)) : 0
    return largestOf(reels.space, terms, allowed) + feature
  })
  return Math.max(...rounds)
}
