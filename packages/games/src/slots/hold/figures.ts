import { fromNumber, minus, of, plus, sum, times, toNumber } from '../../figures/fraction.ts'
import { largestOf, type Term } from '../../figures/terms.ts'
import type { SlotExactFigures } from '../figures.ts'
import { hitRateOf } from '../reels/hitRate.ts'
import { unitsOf } from '../reels/rules.ts'
import { factorsOf, reelSpace, winTerms, type ReelSpace, type ReelState } from '../reels/terms.ts'
import { weightOf } from '../weighted.ts'
import type { HoldRules } from './rules.ts'

const count = (shown: readonly string[], symbol: string): number => shown.filter((found) => found === symbol).length

/** Every way to have from none to `rows` pearls on each reel. */
const pearlsByReel = (reels: number, rows: number): readonly (readonly number[])[] =>
  Array.from({ length: reels }).reduce<readonly (readonly number[])[]>(
    (all) => all.flatMap((counts) => Array.from({ length: rows + 1 }, (_, pearls) => [...counts, pearls])),
    [[]],
  )
const total = (counts: readonly number[]): number => counts.reduce((sum, pearls) => sum + pearls, 0)

/** Terms worth one where the window shows exactly so many pearls; `grown` where it makes the jackpot grow besides. */
const pearlTerms = ({ reels: { rows }, pearl, jackpot }: HoldRules, reels: ReelSpace, pearls: number) => {
  const found = pearlsByReel(reels.states.length, rows).filter((counts) => total(counts) === pearls)
  const has = ({ shown }: ReelState, wanted: number | undefined) => count(shown, pearl.symbol) === wanted
  const terms = found.map((counts): Term => ({ worth: 1, factors: factorsOf(reels, (state, reel) => Number(has(state, counts[reel]))) }))
  const grown = reels.states.flatMap((_, grows) =>
    found.map((counts): Term => {
      const value = (state: ReelState, reel: number) => has(state, counts[reel]) && (reel !== grows || state.shown.includes(jackpot.symbol))
      return { worth: 1, factors: factorsOf(reels, (state, reel) => Number(value(state, reel))) }
    }),
  )
  return { terms, grown }
}

/** Likelihood of each number of pearls at the end of the respins, from each number at their start; states are pearls and respins left. */
const endings = ({ reels, respins }: HoldRules): readonly (readonly number[])[] => {
  const places = reels.rows * reels.strips.length
  const land = respins.hits / respins.of
  const choose = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((product, part) => product * part, 1)
  const landing = (open: number, landed: number) => choose(open, landed) * land ** landed * (1 - land) ** (open - landed)
  const ends: number[][] = Array.from({ length: places + 1 }, () => Array<number>(places + 1).fill(0))
  const full = ends[places]
  if (full) full[places] = 1
  for (let pearls = places - 1; pearls >= 0; pearls--) {
    const open = places - pearls
    // None lands in all of the respins that are left, or the first that lands gives all of them back.
    const none = landing(open, 0)
    const row = ends[pearls] ?? []
    row[pearls] = none ** respins.count
    const tries = (1 - none ** respins.count) / (1 - none)
    for (let landed = 1; landed <= open; landed++)
      for (let end = pearls + landed; end <= places; end++)
        row[end] = (row[end] ?? 0) + tries * landing(open, landed) * (ends[pearls + landed]?.[end] ?? 0)
  }
  return ends
}

/** What the jackpot pays, in units: mean, and mean of the square, when the round that pays it does not grow it (0) and does (1). */
interface JackpotPay {
  readonly mean: readonly [number, number]
  readonly square: readonly [number, number]
}

/** In the long run of one stake. @param more Likelihood that the jackpot grows once more before the round that pays it. */
const jackpotPay = ({ jackpot }: HoldRules, more: number): JackpotPay => {
  const pay = (steps: number) => jackpot.start + jackpot.step * Math.min(steps, jackpot.mostSteps)
  const mean: [number, number] = [0, 0]
  const square: [number, number] = [0, 0]
  for (let steps = 0; steps <= jackpot.mostSteps; steps++) {
    const likely = steps === jackpot.mostSteps ? more ** steps : (1 - more) * more ** steps
    for (const grown of [0, 1] as const) {
      mean[grown] += likely * pay(steps + grown)
      square[grown] += likely * pay(steps + grown) ** 2
    }
  }
  return { mean, square }
}

/**
 * The mathematics of a game of held pearls, in stakes. Lines are exact fractions; the respins are a chain worked out in doubles, in sums of
 * numbers that are not negative (relative error below 1e-12). The jackpot counts as it stands in the long run: all that it grows by is paid.
 */
export const holdFigures = (rules: HoldRules): SlotExactFigures => {
  const {
    pearl,
    jackpot,
    reels: { rows, strips },
  } = rules
  const reels = reelSpace(rules.reels, strips)
  const { space } = reels
  const units = unitsOf(rules.reels)
  const perUnit = of(1n, BigInt(units))
  const wins = winTerms(rules.reels, reels)
  const ends = endings(rules)
  const places = rows * strips.length

  const weight = weightOf(pearl.values)
  const value = (power: number) => pearl.values.reduce((sum, known) => sum + known.weight * known.item ** power, 0) / weight
  const [worth, spread] = [value(1), value(2) - value(1) ** 2]

  const held = Array.from({ length: places + 1 - pearl.trigger }, (_, more) => {
    const first = pearl.trigger + more
    const { terms, grown } = pearlTerms(rules, reels, first)
    const [likely, alsoGrown] = [toNumber(space.mean(terms)), toNumber(space.mean(grown))]
    const [withWins, grownWithWins] = [toNumber(space.mixed(wins, terms)), toNumber(space.mixed(wins, grown))]
    const row = ends[first] ?? []
    return { likely, alsoGrown, withWins, grownWithWins, row, full: row[places] ?? 0 }
  })
  const growing = strips.map((_, grows): Term => ({
    worth: 1,
    factors: factorsOf(reels, ({ shown }, reel) => Number(reel !== grows || shown.includes(jackpot.symbol))),
  }))
  const grows = toNumber(space.mean(growing))
  const pays = held.reduce((sum, { likely, full }) => sum + likely * full, 0)
  const paysAndGrows = held.reduce((sum, { alsoGrown, full }) => sum + alsoGrown * full, 0)
  const onlyGrows = grows - paysAndGrows
  const pay = jackpotPay(rules, onlyGrows / (onlyGrows + pays))

  let [ofPearls, ofJackpot, squares, withLines] = [0, 0, 0, 0]
  for (const { likely, alsoGrown, withWins, grownWithWins, row, full } of held) {
    const own = row.reduce((sum, share, end) => sum + share * end * worth, 0)
    const mixed = (first: number, grown: number, [plain, more]: readonly [number, number]) =>
      full * ((first - grown) * plain + grown * more)
    const paid = mixed(likely, alsoGrown, pay.mean)
    ofPearls += likely * own
    ofJackpot += paid
    squares += likely * row.reduce((sum, share, end) => sum + share * (end * spread + (end * worth) ** 2), 0)
    squares += 2 * places * worth * paid + mixed(likely, alsoGrown, pay.square)
    withLines += withWins * own + mixed(withWins, grownWithWins, pay.mean)
  }
  const parts = {
    lines: times(space.mean(wins), perUnit),
    pearls: fromNumber(ofPearls / units),
    jackpot: fromNumber(ofJackpot / units),
  }
  const returnToPlayer = sum(Object.values(parts))
  const square = plus(times(space.mixed(wins, wins), times(perUnit, perUnit)), fromNumber((squares + 2 * withLines) / units ** 2))
  return {
    returnToPlayer,
    hitRate: hitRateOf(
      rules.reels,
      reels,
      ({ shown }) => count(shown, pearl.symbol),
      (pearls) => pearls >= pearl.trigger,
    ),
    variance: minus(square, times(returnToPlayer, returnToPlayer)),
    largestWin: of(BigInt(largestWin(rules, reels, wins)), BigInt(units)),
    rates: { hold: fromNumber(held.reduce((sum, { likely }) => sum + likely, 0)), jackpot: fromNumber(pays) },
    parts,
  }
}

/** The best window without the feature, or the best with enough pearls, every place at its best value and the jackpot at its most; in units. */
const largestWin = ({ pearl, jackpot, reels: rules }: HoldRules, reels: ReelSpace, wins: readonly Term[]): number => {
  const places = rules.rows * reels.states.length
  const feature = places * Math.max(...pearl.values.map(({ item }) => item)) + jackpot.start + jackpot.step * jackpot.mostSteps
  const best = (isHeld: boolean) =>
    pearlsByReel(reels.states.length, rules.rows)
      .filter((counts) => total(counts) >= pearl.trigger === isHeld)
      .map((counts) =>
        reels.states.map((states, reel) =>
          [...states.keys()].filter((state) => count(states[state]?.shown ?? [], pearl.symbol) === counts[reel]),
        ),
      )
      .filter((allowed) => allowed.every(({ length }) => length > 0))
      .map((allowed) => largestOf(reels.space, wins, allowed))
  return Math.max(...best(false), ...best(true).map((lines) => lines + feature))
}
