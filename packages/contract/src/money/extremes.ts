/** The least of these amounts. */
export const leastOf = (first: bigint, ...others: readonly bigint[]): bigint => others.reduce((a, b) => (b < a ? b : a), first)

/** The most of these amounts; `mostOf(0n, amount)` is never below zero. */
export const mostOf = (first: bigint, ...others: readonly bigint[]): bigint => others.reduce((a, b) => (b > a ? b : a), first)
