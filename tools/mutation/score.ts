/** What became of a mutant, in the report of Stryker (mutation-testing-report-schema). */
type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending'

export interface Report {
  /** By path within the package. */
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: Status }[] }>>
}

export interface Score {
  readonly mutants: number
  /** Share of the mutants that a test has noticed, 0 to 100. */
  readonly percent: number
}

const noticed: readonly Status[] = ['Killed', 'Timeout']
const unnoticed: readonly Status[] = ['Survived', 'NoCoverage']

/** The area that a file belongs to: the folder below `src`. */
const areaOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? file

/** How many mutants of each area there were, and how many of them were noticed; those that could not run count for nothing. */
export const scoresOf = ({ files }: Report): Readonly<Record<string, Score>> => {
  const byArea = new Map<string, Status[]>()
  for (const [file, { mutants }] of Object.entries(files))
    byArea.set(areaOf(file), [...(byArea.get(areaOf(file)) ?? []), ...mutants.map(({ status }) => status)])
  return Object.fromEntries(
    [...byArea].map(([area, statuses]) => {
      const killed = statuses.filter((status) => noticed.includes(status)).length
      const mutants = killed + statuses.filter((status) => unnoticed.includes(status)).length
      return [area, { mutants, percent: mutants === 0 ? 0 : (100 * killed) / mutants }]
    }),
  )
}
