import { expect, test } from 'vitest'
import { momentInLine } from './momentWords.ts'

const at = '2026-03-02T12:59:00Z'
const plain = (words: string) => words.replaceAll('\u{a0}', ' ')

test('in its own year a moment goes without it', () => {
  expect(plain(momentInLine(at, Date.parse('2026-11-30T12:00:00Z')))).toMatch(/^Mar [23], \d+:59 [AP]M$/)
})

test('in another year it is named', () => {
  expect(plain(momentInLine(at, Date.parse('2027-01-02T12:00:00Z')))).toMatch(/^Mar [23], 2026, \d+:59 [AP]M$/)
})

test('it breaks before the time alone', () => {
  expect(momentInLine(at, Date.parse(at)).split(' ')).toHaveLength(2)
})
