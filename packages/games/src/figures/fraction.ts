/** A probability or an expectation as an exact fraction; `under` is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const of = (over: bigint, under = 1n): Fraction => ({ over, under })
export const zero = of(0n)
export const one = of(1n)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under ? of(a.over + b.over, a.under) : of(a.over * b.under + b.over * a.under, a.under * b.under)
export const times = (a: Fraction, b: Fraction): Fraction => of(a.over * b.over, a.under * b.under)
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, of(-b.over, b.under))
/** What is missing to one: the likelihood that it does not happen. */
export const rest = (a: Fraction): Fraction => of(a.under - a.over, a.under)
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero)
export const product = (all: readonly Fraction[]): Fraction => all.reduce(times, one)
export const equal = (a: Fraction, b: Fraction): boolean => a.over * b.under === b.over * a.under

/** The same fraction in lowest terms. */
export const reduced = ({ over, under }: Fraction): Fraction => {
  let [a, b] = [over < 0n ? -over : over, under]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? zero : of(over / a, under / a)
}

/** Rounds a fraction that is not negative to whole basis points, half up. */
export const toBasisPoints = ({ over, under }: Fraction): number => Number((over * 20_000n + under) / (2n * under))

/** Near enough to show or to compare with a simulation: fifteen decimals. */
export const toNumber = ({ over, under }: Fraction): number => Number((over * 10n ** 15n) / under) / 1e15

/** A number that is not negative, as computed in doubles: twelve decimals. */
export const fromNumber = (value: number): Fraction => of(BigInt(Math.round(value * 1e12)), 10n ** 12n)
