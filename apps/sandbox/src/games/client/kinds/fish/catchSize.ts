/** How large a catch is written, by the bets that it pays; of the rows the first that it comes up to. */
const sizes = [
  { from: 50, size: 'huge' },
  { from: 10, size: 'large' },
  { from: 0, size: 'regular' },
] as const
export type CatchSize = (typeof sizes)[number]['size']

export const catchSize = (pays: number): CatchSize => sizes.find(({ from }) => pays >= from)?.size ?? 'regular'
