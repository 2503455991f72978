import { expect, test } from 'vitest'
import { isLateSkip } from './press.ts'

test.each([
  ['the moment an outcome stands, skips', 0, true],
  ['on its way by then skips', 299, true],
  ['of a player who has seen it does not skip', 300, false],
])('a press %s', (_name, after, isLate) => {
  expect(isLateSkip({ endedAt: 5_000, now: 5_000 + after, isAskedAgain: false })).toBe(isLate)
})

test('the first press of a game skips nothing', () => {
  expect(isLateSkip({ endedAt: null, now: 10, isAskedAgain: false })).toBe(false)
})

test('a press that is asked for again takes nothing new, so it is never held up', () => {
  expect(isLateSkip({ endedAt: 5_000, now: 5_001, isAskedAgain: true })).toBe(false)
})
