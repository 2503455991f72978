import { expect, test } from 'vitest'
import { roomOf, tracksOf } from './widths.ts'

const columns = [{ minWidth: 400 }, { minWidth: 272, width: '2fr' }, {}, { minWidth: 500, inTable: false }] as const

test('a table needs what its columns need at least, and its borders', () => {
  expect(roomOf(columns, 16)).toBe(400 + 272 + 96 + 2)
})

test('with larger letters it needs more', () => {
  expect(roomOf(columns, 32)).toBe(2 * (400 + 272 + 96) + 2)
})

test('two narrow columns make no table on a phone', () => {
  expect(roomOf([{}, {}], 16)).toBeGreaterThan(390)
})

test('a column that only a card shows has no track', () => {
  expect(tracksOf(columns)).toBe('minmax(25rem, 1fr) minmax(17rem, 2fr) minmax(6rem, 1fr)')
})
