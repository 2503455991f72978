import { expect, it } from 'vitest'
import { addUp, rowOf, tableOf, tally } from './rows.ts'

it.each([
  ['B1 every outcome > B1 403, other', 'B1'],
  ['D1 the line is cut', 'D1'],
  ['shell.spec.ts > E1 a lost piece > E1 a script', 'E1'],
  ['keeps a B1 in the middle', undefined],
  ['P99 is no row', undefined],
  ['A1b is no row', undefined],
])('reads the row of a name, case %#', (name, row) => expect(rowOf(name)).toBe(row))

it('says of every row of the plan whether it holds and where that was seen', () => {
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
  const engines = tally([{ name: 'C4 y', state: 'passed', cases: 3 }])
  const table = tableOf({ usual: addUp([first, second]), engines }, new Set(['B1', 'C4', 'E1']))
  expect(table).toContain(
    '| row | result | `npm test` | `npm run test:engines` | `npm run test:browsers` (not run) | `npm run test:long` (not run) |',
  )
  expect(table).toContain('| B1 | **failed** | 3 tests, 42 cases, **1 failed** |  |  |  |')
  expect(table).toContain('| C4 | passed | 1 tests | 1 tests, 3 cases |  |  |')
  expect(table).toContain('| E1 | not run | 1 skipped |  |  |  |')
  expect(table).toContain('| O3 | not yet built |  |  |  |  |')
})
