import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { citationsIn, sourcesThatCite, type Citations } from './citations.ts'
import { plannedRows } from './rows.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sections = [...read('docs/spec/readings.md').matchAll(/^## (\w+)/gm)].flatMap(([, name]) => name ?? [])

/** What is cited and stands in no document. */
const lost = ({ tests, comments, sections: cited }: Citations): readonly string[] => [
  ...[...tests, ...comments].filter((row) => !plannedRows.includes(row)),
  ...cited.filter((name) => !sections.includes(name)),
]

it('every row and every reading that a source cites stands in docs/spec', () => {
  const sources = sourcesThatCite(root)
  expect(sources.flatMap(({ file, citations }) => lost(citations).map((name) => `${name} in ${file}`))).toEqual([])
  expect(sources.flatMap(({ citations }) => citations.tests).length).toBeGreaterThan(130)
  expect(sources.flatMap(({ citations }) => citations.sections).length).toBeGreaterThan(5)
})

it('no row stands in the document twice', () => expect(new Set(plannedRows).size).toBe(plannedRows.length))

// In pieces, or this file would cite what is nowhere.
it.each([
  ["it('", 'A99', " a test', () => {})"],
  ['test.describe(`', 'Z1', ' a group`, () => {})'],
  ["it.each(cells)('", 'C98', " $address', check)"],
  ['/** Row ', 'M77', ': what becomes of it. */'],
  ['/** Kept apart (readings, ', 'Cookery', '). */'],
])('%s%s%s is noticed', (before, name, after) => expect(lost(citationsIn(before + name + after))).toEqual([name]))
