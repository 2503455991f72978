import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { citationsIn } from './citations.ts'
import { plannedRows } from './rows.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sections = [...read('docs/spec/readings.md').matchAll(/^## (\w+)/gm)].flatMap(([, name]) => name ?? [])

/** Citations in a source of rows and sections that stand in no document. */
const lost = (source: string): readonly string[] => {
  const cited = citationsIn(source)
  return [...cited.rows.filter((row) => !plannedRows.includes(row)), ...cited.sections.filter((name) => !sections.includes(name))]
}

it('every row and every reading that a source cites stands in docs/spec', () => {
  const files = globSync(['{apps,packages}/*/{src,test}/**/*.{ts,tsx}', '{e2e,integration,tools}/**/*.ts'], { cwd: root })
  const sources = files.map((file) => [file, read(file)] as const)
  expect(sources.flatMap(([file, source]) => lost(source).map((name) => `${name} in ${file}`))).toEqual([])
  expect(sources.flatMap(([, source]) => citationsIn(source).rows).length).toBeGreaterThan(150)
  expect(sources.flatMap(([, source]) => citationsIn(source).sections).length).toBeGreaterThan(5)
})

it('no row stands in the document twice', () => expect(new Set(plannedRows).size).toBe(plannedRows.length))

// In pieces, or this file would cite what is nowhere.
it.each([
  ["it('", 'A99', " a test', () => {})"],
  ['test.describe(`', 'Z1', ' a group`, () => {})'],
  ["it.each(cells)('", 'C98', " $address', check)"],
  ['/** Row ', 'M77', ': what becomes of it. */'],
  ['/** Kept apart (readings, ', 'Cookery', '). */'],
])('%s%s%s is noticed', (before, name, after) => expect(lost(before + name + after)).toEqual([name]))
