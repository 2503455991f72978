/** How one picture came out: equal to its baseline, or a mark of what was seen instead, or no picture at all. */
export type Outcomes = ReadonlyMap<string, string>

/** One sentence for every picture that did not come out the same in all runs. */
export const steadyProblems = (runs: readonly Outcomes[]): readonly string[] =>
  [...new Set(runs.flatMap((run) => [...run.keys()]))].sort().flatMap((picture) => {
    const outcomes = runs.map((run) => run.get(picture) ?? 'not run')
    return new Set(outcomes).size === 1 ? [] : [`${picture}: ${outcomes.join(', ')}`]
  })
