import { minus, of, plus, sum, times, toBasisPoints, toNumber, zero, type Fraction } from './fraction.ts'

/** One thing that a round may bring. */
export interface Possibility {
  readonly likely: Fraction
  readonly winMinor: bigint
}

/** The mathematics of a round, in units of its stake. */
export interface ExactFigures {
  readonly returnToPlayer: Fraction
  /** Likelihood of any win. */
  readonly hitRate: Fraction
  readonly variance: Fraction
  /** The most that a round can win. */
  readonly largestWin: Fraction
}

/** From everything that a round may bring for this stake, whole minor units. The likelihoods must add up to one, else a RangeError. */
export const exactFigures = (possibilities: readonly Possibility[], stakeMinor: bigint): ExactFigures => {
  const all = sum(possibilities.map(({ likely }) => likely))
  if (all.over !== all.under) throw new RangeError('the likelihoods do not add up to one')
  const winning = possibilities.filter(({ winMinor }) => winMinor > 0n)
  const mean = (worth: (winMinor: bigint) => Fraction) =>
    winning.reduce((total, { likely, winMinor }) => plus(total, times(likely, worth(winMinor))), zero)
  const returnToPlayer = mean((winMinor) => of(winMinor, stakeMinor))
  return {
    returnToPlayer,
    hitRate: mean(() => of(1n)),
    variance: minus(
      mean((winMinor) => of(winMinor * winMinor, stakeMinor * stakeMinor)),
      times(returnToPlayer, returnToPlayer),
    ),
    largestWin: of(
      winning.reduce((most, { winMinor }) => (winMinor > most ? winMinor : most), 0n),
      stakeMinor,
    ),
  }
}

/** What a player is told about a game. Kept as data beside it; a test proves that they are the exact ones. */
export interface ShownFigures {
  /** What comes back in the long run, basis points of the stake (9590 = 95.90 %). */
  readonly returnToPlayerBp: number
  /** Share of rounds that pay anything, basis points. */
  readonly hitRateBp: number
  /** Standard deviation of what a round pays, in stakes, two decimals: the volatility. */
  readonly standardDeviation: number
  /** The most that a round can pay, in stakes, at most two decimals. */
  readonly largestWin: number
}

export const deviationOf = ({ variance }: Pick<ExactFigures, 'variance'>): number => Math.sqrt(toNumber(variance))

/** Rounds exact figures to those that are shown. */
export const shownFigures = (exact: ExactFigures): ShownFigures => ({
  returnToPlayerBp: toBasisPoints(exact.returnToPlayer),
  hitRateBp: toBasisPoints(exact.hitRate),
  standardDeviation: Math.round(100 * deviationOf(exact)) / 100,
  largestWin: Number((100n * exact.largestWin.over) / exact.largestWin.under) / 100,
})
