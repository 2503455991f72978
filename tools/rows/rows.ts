import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourcesThatCite } from './citations.ts'

const root = join(import.meta.dirname, '../..')

/** The rows of a text like docs/spec/quality.md, in its order: `| A1 | … |`. */
export const rowsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| ([A-Z]{1,2}\d{1,2}) \|/gm)].flatMap(([, row]) => row ?? [])

/** What is tested, by docs/spec/quality.md. */
export const plannedRows = rowsIn(readFileSync(join(root, 'docs/spec/quality.md'), 'utf8'))

/** A test that ran, by its full name. */
export interface Ran {
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** What one test has run, where it runs many. @default 1 */
  readonly cases?: number
}

export interface Tally {
  readonly cases: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
export type Tallies = Readonly<Record<string, Tally>>

const none: Tally = { cases: 0, passed: 0, failed: 0, skipped: 0 }

/** The row that a test belongs to: its id opens the test's own name, or that of a group around it. */
export const rowOf = (name: string): string | undefined => {
  const row = /(?:^| > )([A-Z]{1,2}\d{1,2}) /.exec(name)?.[1]
  return row !== undefined && plannedRows.includes(row) ? row : undefined
}

/** Counts tests by row; what names no row is nobody's. */
export const tally = (tests: readonly Ran[]): Tallies => {
  const tallies: Record<string, Tally> = {}
  for (const { name, state, cases = 1 } of tests) {
    const row = rowOf(name)
    if (row === undefined) continue
    const before = tallies[row] ?? none
    tallies[row] = { ...before, [state]: before[state] + 1, cases: before.cases + (state === 'skipped' ? 0 : cases) }
  }
  return tallies
}

export const addUp = (all: readonly Tallies[]): Tallies => {
  const sum: Record<string, Tally> = {}
  for (const tallies of all)
    for (const [row, { cases, passed, failed, skipped }] of Object.entries(tallies)) {
      const before = sum[row] ?? none
      sum[row] = {
        cases: before.cases + cases,
        passed: before.passed + passed,
        failed: before.failed + failed,
        skipped: before.skipped + skipped,
      }
    }
  return sum
}

/** The commands that run tests of the plan. */
export const runs = {
  usual: { command: 'npm test', tally: 'rows.json' },
  engines: { command: 'npm run test:engines', tally: 'rows-engines.json' },
  browsers: { command: 'npm run test:browsers', tally: 'rows-browsers.json' },
  long: { command: 'npm run test:long', tally: 'rows-long.json' },
} as const
export type Run = keyof typeof runs
const runNames = Object.keys(runs) as readonly Run[]
const thisRun = (): Run => runNames.find((run) => run === process.env['ROWS_OF']) ?? 'usual'

/** Whether a row holds: what no test names is not yet built, and what a test names and no command has run is not run. */
const resultOf = (row: string, found: readonly Tally[], named: ReadonlySet<string>): string => {
  if (found.some(({ failed }) => failed > 0)) return '**failed**'
  if (found.some(({ passed }) => passed > 0)) return 'passed'
  return named.has(row) ? 'not run' : 'not yet built'
}

const cellOf = ({ cases, passed, failed, skipped }: Tally): string => {
  if (passed + failed === 0) return skipped > 0 ? `${skipped} skipped` : ''
  const parts = [`${passed + failed} tests`]
  if (cases !== passed + failed) parts.push(`${cases} cases`)
  if (failed > 0) parts.push(`**${failed} failed**`)
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return parts.join(', ')
}

/**
 * The one table of the plan: every row with its result, and by command how many tests and cases ran.
 * @param tallies What the last run of each command has left; a command that has not run here has left nothing.
 * @param named Rows that the name of a test opens with, whether it ran or not.
 */
export const tableOf = (tallies: Readonly<Partial<Record<Run, Tallies>>>, named: ReadonlySet<string>): string => {
  const lines = plannedRows.map((row) => {
    const found = runNames.map((run) => tallies[run]?.[row] ?? none)
    return `| ${[row, resultOf(row, found, named), ...found.map(cellOf)].join(' | ')} |`
  })
  const columns = ['row', 'result', ...runNames.map((run) => `\`${runs[run].command}\`${tallies[run] ? '' : ' (not run)'}`)]
  return [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...lines, ''].join('\n')
}

/** Where the runs of tests leave their tallies: each package its own, and those of the root one each. */
const talliesOf = (run: Run): readonly string[] =>
  globSync(`{.,integration,tools,tools/rows,{packages,apps}/*}/dist/${runs[run].tally}`, { cwd: root }).map((file) => join(root, file))

/** Leaves the tally of a package beside what was tested, so that a cached run brings its own back. */
export const writeTally = (folder: string, tests: readonly Ran[]): void => {
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, runs[thisRun()].tally), `${JSON.stringify(tally(tests), undefined, 2)}\n`)
}

/** Writes `dist/quality/rows.md` from what the last run of each command has left. Answers its path. */
export const writeTable = (): string => {
  const tallies = Object.fromEntries(
    runNames.flatMap((run) => {
      const left = talliesOf(run).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tallies)
      return left.length > 0 ? [[run, addUp(left)]] : []
    }),
  )
  const file = join(root, 'dist/quality/rows.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, tableOf(tallies, new Set(sourcesThatCite(root).flatMap(({ citations }) => citations.tests))))
  return file
}

/** Forgets what an earlier run of this kind has left: a part that does not run this time has not run. */
export const clearTallies = (run: Run): void => {
  for (const file of talliesOf(run)) rmSync(file)
}
