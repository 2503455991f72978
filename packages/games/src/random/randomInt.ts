/**
 * A source of chance: an integer in [0, bound), every value as likely as the next. `bound` is an integer from 1 to 2^32.
 * The caller chooses the source (a cryptographic one for play, a seeded one for proof); games never make their own.
 */
export type RandomInt = (bound: number) => number

/**
 * Makes unbiased integers out of uniform 32-bit words by rejection: words above the last whole multiple of `bound` are
 * drawn again, so there is no modulo bias.
 */
export const fromWords =
  (nextWord: () => number): RandomInt =>
  (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError('bound is an integer from 1 to 2^32')
    const limit = 2 ** 32 - (2 ** 32 % bound)
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % bound
  }
