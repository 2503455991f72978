import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countCases } from '@lagoon/testing/cases'
import { describe, expect, it } from 'vitest'
import { scoresOf, type Report } from './score.ts'

const domain = join(import.meta.dirname, '../../packages/domain')
const report = join(domain, 'dist/mutation.json')
/** Below this nobody is sure that a fault would be noticed. */
const LEAST = 80
const TWO_HOURS_MS = 7_200_000

const tooLow = (read: Report): readonly string[] =>
  Object.entries(scoresOf(read)).flatMap(([area, { percent }]) => (percent < LEAST ? [`${area}: ${percent.toFixed(1)} %`] : []))

describe.runIf(process.env['LONG'] === '1')('O3 mutations of session, errors, wallet and guards', () => {
  it('O3 are noticed by the tests, four of five in each area', { timeout: TWO_HOURS_MS }, (context) => {
    rmSync(report, { force: true })
    const { LONG: _long, ROWS_OF: _rows, ...env } = process.env
    const { status, error } = spawnSync('stryker', ['run'], { cwd: domain, stdio: 'inherit', env: { ...env, CASES: 'few' } })
    expect([status, error]).toEqual([0, undefined])
    const read = JSON.parse(readFileSync(report, 'utf8')) as Report
    const scores = scoresOf(read)
    countCases(
      context,
      Object.values(scores).reduce((sum, { mutants }) => sum + mutants, 0),
    )
    expect(Object.keys(scores).toSorted()).toEqual(['account', 'client', 'errors', 'guards', 'session', 'wallet'])
    expect(tooLow(read)).toEqual([])
  })
})

describe('the score of a mutation run', () => {
  const mutants = (killed: number, survived: number, uncovered = 0) => ({
    mutants: [
      ...Array.from({ length: killed }, (_, at) => ({ status: at % 2 ? ('Killed' as const) : ('Timeout' as const) })),
      ...Array.from({ length: survived }, () => ({ status: 'Survived' as const })),
      ...Array.from({ length: uncovered }, () => ({ status: 'NoCoverage' as const })),
      { status: 'CompileError' as const },
    ],
  })

  it('is counted by area; canary: one survivor too many is named, and so is code that no test runs', () => {
    expect(scoresOf({ files: { 'src/session/a.ts': mutants(3, 1), 'src/session/b.ts': mutants(5, 1) } })).toEqual({
      session: { mutants: 10, percent: 80 },
    })
    expect(tooLow({ files: { 'src/session/a.ts': mutants(8, 2), 'src/wallet/balances/b.ts': mutants(8, 1, 1) } })).toEqual([])
    expect(tooLow({ files: { 'src/session/a.ts': mutants(8, 3), 'src/wallet/balances/b.ts': mutants(7, 0, 3) } })).toEqual([
      'session: 72.7 %',
      'wallet: 70.0 %',
    ])
  })
})
