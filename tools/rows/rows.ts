import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The rows of the quality plan that the session, the guards, the errors and the shell answer for. */
export const plannedRows: readonly string[] = [
  ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A9', 'A10', 'A12', 'A13'],
  ...['B1', 'B2', 'B3', 'B4', 'B5'],
  ...['C1', 'C3', 'C4', 'C5'],
  ...['D1', 'D2', 'D4', 'D5', 'D6', 'D7', 'D8'],
  ...['E1', 'E2', 'E4', 'F1', 'F3', 'G1', 'G2', 'G5'],
  ...['L1', 'L2', 'M1', 'M2', 'M4', 'N1', 'N2', 'N4'],
]

/** A test that ran, by its full name. */
export interface Ran {
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
}

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
export type Tallies = Readonly<Record<string, Tally>>

const none: Tally = { passed: 0, failed: 0, skipped: 0 }

/** The row that a test belongs to: its id opens the test's own name, or that of a group around it. */
export const rowOf = (name: string): string | undefined => /(?:^| > )([A-O]\d{1,2}) /.exec(name)?.[1]

/** Counts tests by row; what names no row is nobody's. */
export const tally = (tests: readonly Ran[]): Tallies => {
  const tallies: Record<string, Tally> = {}
  for (const { name, state } of tests) {
    const row = rowOf(name)
    if (row === undefined) continue
    const before = tallies[row] ?? none
    tallies[row] = { ...before, [state]: before[state] + 1 }
  }
  return tallies
}

export const addUp = (all: readonly Tallies[]): Tallies => {
  const sum: Record<string, Tally> = {}
  for (const tallies of all)
    for (const [row, { passed, failed, skipped }] of Object.entries(tallies)) {
      const before = sum[row] ?? none
      sum[row] = { passed: before.passed + passed, failed: before.failed + failed, skipped: before.skipped + skipped }
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
    return `| ${row} | ${found.passed + found.failed} | ${found.failed} | ${found.skipped} | ${resultOf(found)} |`
  })
  return ['| row | tests that ran | failed | skipped | result |', '| --- | --- | --- | --- | --- |', ...lines, ''].join('\n')
}

/** Where the runs leave their tallies: beside what is tested, so that a cached run brings its own back. */
export const tallyFiles: readonly string[] = ['packages/domain', 'packages/games', 'apps/api', 'apps/sandbox', 'apps/web', '.'].map(
  (place) => join(root, place, 'dist/rows.json'),
)

export const writeTally = (file: string, tests: readonly Ran[]): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(tally(tests), undefined, 2)}\n`)
}

/** Writes `dist/quality/rows.md` from what the runs have left. Answers its path. */
export const writeTable = (): string => {
  const found = tallyFiles.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Tallies)
  const file = join(root, 'dist/quality/rows.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, tableOf(addUp(found)))
  return file
}
