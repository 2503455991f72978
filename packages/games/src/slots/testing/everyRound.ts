import { minus, of, one, plus, times, zero, type Fraction } from '../../figures/fraction.ts'
import type { RandomInt } from '../../random/randomInt.ts'

/** One of all rounds that there are. */
export interface LikelyRound<Outcome> {
  readonly likely: Fraction
  readonly outcome: Outcome
}

/** Plays every round that there is: a source of chance walks all its numbers, as an odometer with the wheels that the round asks for. */
export const everyRound = <Outcome>(play: (random: RandomInt) => Outcome): LikelyRound<Outcome>[] => {
  const rounds: LikelyRound<Outcome>[] = []
  let digits: number[] = []
  for (;;) {
    const bounds: number[] = []
    const outcome = play((bound) => {
      bounds.push(bound)
      return digits[bounds.length - 1] ?? 0
    })
    rounds.push({
      outcome,
      likely: of(
        1n,
        bounds.reduce((product, bound) => product * BigInt(bound), 1n),
      ),
    })
    digits = bounds.map((_, at) => digits[at] ?? 0)
    while (digits.length > 0 && (digits.at(-1) ?? 0) + 1 === bounds[digits.length - 1]) digits.pop()
    if (digits.length === 0) return rounds
    digits.push((digits.pop() ?? 0) + 1)
  }
}

interface Paid {
  readonly totalWinMinor: bigint
}

/** The figures of all rounds together, in units of `stakeMinor`. */
export const figuresOf = (rounds: readonly LikelyRound<Paid>[], stakeMinor: bigint) => {
  // Rounds that draw alike have one denominator: added first, the fractions stay small.
  const alike = new Map<string, { readonly win: bigint; readonly likely: Fraction }>()
  for (const { likely, outcome } of rounds) {
    const key = `${outcome.totalWinMinor} ${likely.under}`
    alike.set(key, { win: outcome.totalWinMinor, likely: plus(alike.get(key)?.likely ?? of(0n, likely.under), likely) })
  }
  const byWin = new Map<bigint, Fraction>()
  for (const { win, likely } of alike.values()) byWin.set(win, plus(byWin.get(win) ?? zero, likely))
  let [mean, square] = [zero, zero]
  for (const [win, likely] of byWin) {
    mean = plus(mean, times(likely, of(win, stakeMinor)))
    square = plus(square, times(likely, of(win * win, stakeMinor * stakeMinor)))
  }
  return {
    mean,
    square,
    variance: minus(square, times(mean, mean)),
    hits: minus(one, byWin.get(0n) ?? zero),
    largest: Math.max(...[...byWin.keys()].map(Number)) / Number(stakeMinor),
  }
}
