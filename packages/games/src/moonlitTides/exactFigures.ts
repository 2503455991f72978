import { of, plus, rest, times, zero, type Fraction } from '../figures/fraction.ts'
import { JACKPOT_PAY, linePays, scatterPays, tideMultiplier } from './paytable.ts'
import { paylines } from './paylines.ts'
import { reelStrips } from './reelStrips.ts'
import { lineWins, windowAt, type Matrix } from './spin.ts'
import type { LineSymbol, SlotSymbol } from './symbols.ts'

const share = (reel: number, wanted: readonly SlotSymbol[]): Fraction => {
  const strip = reelStrips[reel] ?? []
  return of(BigInt(strip.filter((symbol) => wanted.includes(symbol)).length), BigInt(strip.length))
}

/** Expected pay of one line in line stakes. Every cell of a reel is as likely to show any place of its strip, so all lines are equal. */
const expectedLine = (): Fraction =>
  (Object.keys(linePays) as LineSymbol[]).reduce((sum, symbol) => {
    const hit = reelStrips.map((_, reel) => share(reel, reel === 0 ? [symbol] : [symbol, 'wild'])) as [
      Fraction,
      Fraction,
      Fraction,
      Fraction,
      Fraction,
    ]
    const three = times(times(hit[0], hit[1]), hit[2])
    const four = times(three, hit[3])
    const [pay3, pay4, pay5] = linePays[symbol]
    const worth = [
      times(times(three, rest(hit[3])), of(pay3)),
      times(times(four, rest(hit[4])), of(pay4)),
      times(times(four, hit[4]), of(pay5)),
    ]
    return worth.reduce(plus, sum)
  }, zero)

/** How likely reel by reel it is that the window shows a scatter. */
const scatterShares = (): Fraction[] =>
  reelStrips.map((strip, reel) =>
    of(BigInt(strip.filter((_, stop) => windowAt(reel, stop).includes('scatter')).length), BigInt(strip.length)),
  )

/** Likelihood of 0 to 5 scatters in the window. */
const scatterCounts = (shares: readonly Fraction[]): Fraction[] =>
  shares.reduce<Fraction[]>(
    (counts, hit) => [...counts, zero].map((none, count) => plus(times(none, rest(hit)), times(counts[count - 1] ?? zero, hit))),
    [of(1n, 1n)],
  )

/** Likelihood of five plain moons on at least one line: by the rows on which each reel shows its moon. */
const jackpotShare = (): Fraction => {
  const rowsOfMoon = reelStrips.map((strip, reel) =>
    [0, 1, 2].map((row) => strip.filter((_, stop) => windowAt(reel, stop)[row] === 'moon').length),
  )
  // A reel never shows two moons, so the lines exclude each other and their likelihoods add up.
  return paylines.reduce(
    (sum, rows) =>
      plus(
        sum,
        rows.reduce(
          (p, row, reel) => times(p, of(BigInt(rowsOfMoon[reel]?.[row] ?? 0), BigInt(reelStrips[reel]?.length ?? 1))),
          of(1n, 1n),
        ),
      ),
    zero,
  )
}

/** Likelihood that a round pays anything: a line needs the first three reels; without one, three scatters. */
const hitShare = (shares: readonly Fraction[]): Fraction => {
  const windows = [0, 1, 2].map((reel) => (reelStrips[reel] ?? []).map((_, stop) => windowAt(reel, stop)))
  const [q4, q5] = [shares[3] ?? zero, shares[4] ?? zero]
  const byScatters = [zero, times(q4, q5), rest(times(rest(q4), rest(q5))), of(1n, 1n)]
  const counted = [0n, 0n, 0n, 0n]
  let line = 0n
  for (const a of windows[0] ?? [])
    for (const b of windows[1] ?? [])
      for (const c of windows[2] ?? []) {
        const matrix: Matrix = [a, b, c, [], []]
        const scatters = matrix.flat().filter((symbol) => symbol === 'scatter').length
        if (lineWins(matrix, 1n).length > 0) line++
        else counted[scatters] = (counted[scatters] ?? 0n) + 1n
      }
  const all = BigInt(windows.reduce((product, { length }) => product * length, 1))
  return counted.reduce((sum, count, scatters) => plus(sum, times(of(count, all), byScatters[scatters] ?? zero)), of(line, all))
}

/** The exact mathematics of the game, in units of the stake; some milliseconds of work. */
export const exactFigures = () => {
  const line = expectedLine()
  const shares = scatterShares()
  const counts = scatterCounts(shares)
  const rewards = Object.entries(scatterPays).map(([count, reward]) => ({ likely: counts[Number(count)] ?? zero, ...reward }))
  const scatter = rewards.reduce((sum, { likely, pay }) => plus(sum, times(likely, of(pay))), zero)
  const feature = rewards.reduce((sum, { likely, freeSpins }) => {
    const multipliers = Array.from({ length: freeSpins }, (_, index) => tideMultiplier(index)).reduce((a, b) => a + b, 0n)
    return plus(sum, times(times(likely, of(multipliers)), line))
  }, zero)
  const jackpot = times(jackpotShare(), of(JACKPOT_PAY))
  return {
    returnToPlayer: [line, scatter, feature, jackpot].reduce(plus, zero),
    hitRate: hitShare(shares),
    featureRate: rewards.reduce((sum, { likely }) => plus(sum, likely), zero),
    parts: { line, scatter, feature, jackpot },
  }
}
