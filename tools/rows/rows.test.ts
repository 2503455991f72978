import { expect, it } from 'vitest'
import { addUp, rowOf, tableOf, tally } from './rows.ts'

it.each([
  ['B1 every outcome > B1 403, other', 'B1'],
  ['D1 the line is cut', 'D1'],
  ['shell.spec.ts > E1 a lost piece > E1 a script', 'E1'],
  ['keeps a B1 in the middle', undefined],
  ['P99 is no row', undefined],
  ['A1b is no row', undefined],
])('%s belongs to %s', (name, row) => expect(rowOf(name)).toBe(row))

it('counts by row, adds up several runs, and says what failed or never ran', () => {
  const first = tally([
    { name: 'B1 x', state: 'passed', cases: 40 },
    { name: 'B1 y', state: 'failed' },
    { name: 'no row', state: 'failed' },
  ])
  const second = tally([
    { name: 'B1 z', state: 'passed' },
    { name: 'E1 x', state: 'skipped', cases: 7 },
    { name: 'C4 x', state: 'passed' },
  ])
  const table = tableOf(addUp([first, second]))
  expect(table).toContain('| B1 | 3 | 42 | 1 | 0 | **failed** |')
  expect(table).toContain('| C4 | 1 | 1 | 0 | 0 | passed |')
  expect(table).toContain('| E1 | 0 | 0 | 0 | 1 | not run |')
  expect(table).toContain('| N2 | 0 | 0 | 0 | 0 | not run |')
})
