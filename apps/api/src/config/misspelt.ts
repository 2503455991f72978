/** Edits (insert, delete, replace, swap of neighbors) that turn one text into the other. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1)
      rows[i]?.splice(j, 1, best)
    }
  }
  return at(a.length, b.length)
}

/**
 * Names that stand in the environment and are nearly a setting's name, so that a slip is reported instead of silently leaving
 * the default in force. Names under eight letters are too near to other programs' variables to judge.
 */
export const misspelt = (given: readonly string[], known: readonly string[]): { name: string; meant: string }[] =>
  given.flatMap((name) => {
    if (known.includes(name) || name.length < 7) return []
    const meant = known.find((candidate) => candidate.length >= 8 && distance(name.toUpperCase(), candidate) <= 2)
    return meant === undefined ? [] : [{ name, meant }]
  })
