/**
 * Pearson's chi-square of counts against likelihoods, beside the limit that it passes once in a thousand times by chance (Wilson and
 * Hilferty's approximation). Neighbors whose expected count is under five are taken together.
 */
export const chiSquare = (
  observed: readonly number[],
  likelihoods: readonly number[],
): { readonly statistic: number; readonly limit: number } => {
  const total = observed.reduce((sum, count) => sum + count, 0)
  const groups: { seen: number; expected: number }[] = []
  let open = { seen: 0, expected: 0 }
  likelihoods.forEach((likely, index) => {
    open = { seen: open.seen + (observed[index] ?? 0), expected: open.expected + likely * total }
    if (open.expected < 5) return
    groups.push(open)
    open = { seen: 0, expected: 0 }
  })
  const last = groups.at(-1)
  if (!last || groups.length < 2) throw new RangeError('too few rounds for a chi-square')
  last.seen += open.seen
  last.expected += open.expected
  const freedom = groups.length - 1
  const spread = 2 / (9 * freedom)
  return {
    statistic: groups.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0),
    limit: freedom * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3,
  }
}

/** The same for values that should all be as likely. */
export const evenly = (observed: readonly number[]) => chiSquare(observed, Array<number>(observed.length).fill(1 / observed.length))
