export type Names = Readonly<Record<string, string>>

/** `two, three, or five`. */
export const list = (words: readonly (string | number)[], joint = 'or'): string =>
  words.length < 3 ? words.join(` ${joint} `) : `${words.slice(0, -1).join(', ')}, ${joint} ${words.at(-1)}`

/** Names of symbols as they stand within a sentence. */
export const namesOf =
  (names: Names) =>
  (symbol: string): string =>
    (names[symbol] ?? symbol).toLowerCase()

/** What holds for every slot. */
export const alwaysSaid = [
  'The result is drawn from two seeds, the provider’s and yours, before anything stops. If you lose your connection, we finish the round and credit any win.',
  'Bets that can’t be confirmed are returned in full.',
] as const
