import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The rows of a text like docs/spec/quality.md, in its order: `| A1 | … |`. */
export const rowsIn = (text: string): readonly string[] => [...text.matchAll(/^\| ([A-Z]\d{1,2}) \|/gm)].flatMap(([, row]) => row ?? [])

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
  const row = /(?:^| > )([A-Z]\d{1,2}) /.exec(name)?.[1]
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

const resultOf = ({ passed, failed }: Tally): string => {
  if (failed > 0) return '**failed**'
  return passed > 0 ? 'passed' : 'not run'
}

const inOrder = (a: string, b: string): number => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1))

/** The table of rows: which ran, how many tests, with what result. A planned row without a test says so. */
export const tableOf = (tallies: Tallies): string => {
  const rows = [...new Set([...plannedRows, ...Object.keys(tallies)])].toSorted(inOrder)
  const lines = rows.map((row) => {
    const found = tallies[row] ?? none
    return `| ${row} | ${found.passed + found.failed} | ${found.cases} | ${found.failed} | ${found.skipped} | ${resultOf(found)} |`
  })
  return ['| row | tests that ran | cases | failed | skipped | result |', '| --- | --- | --- | --- | --- | --- |', ...lines, ''].join('\n')
}

/** Which run this is: each has a table of its own, so that none tells of what another one has run. */
export type Run = 'usual' | 'engines' | 'long'
const runs: readonly Run[] = ['usual', 'engines', 'long']
const thisRun = (): Run => runs.find((run) => run === process.env['ROWS_OF']) ?? 'usual'
const fileOf = (run: Run, type: 'json' | 'md'): string => (run === 'usual' ? `rows.${type}` : `rows-${run}.${type}`)

const places = ['packages/contract', 'packages/domain', 'packages/games', 'apps/api', 'apps/sandbox', 'apps/web', 'integration', '.']

/** Leaves the tally of a package beside what was tested, so that a cached run brings its own back. */
export const writeTally = (folder: string, tests: readonly Ran[]): void => {
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, fileOf(thisRun(), 'json')), `${JSON.stringify(tally(tests), undefined, 2)}\n`)
}

/** Writes `dist/quality/rows.md` from what a run has left, or `rows-<run>.md`. Answers its path. */
export const writeTable = (run: Run = 'usual'): string => {
  const tallies = places.map((place) => join(root, place, 'dist', fileOf(run, 'json'))).filter((file) => existsSync(file))
  const file = join(root, 'dist/quality', fileOf(run, 'md'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, tableOf(addUp(tallies.map((found) => JSON.parse(readFileSync(found, 'utf8')) as Tallies))))
  return file
}

/** Forgets what an earlier run of this kind has left: a part that does not run this time has not run. */
export const forgetTallies = (run: Run): void => {
  for (const place of places) rmSync(join(root, place, 'dist', fileOf(run, 'json')), { force: true })
}
