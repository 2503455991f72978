import { expect, test } from 'vitest'
import { isAnsweredBy, isLateSkip } from './press.ts'

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

const tooLittle = { kind: 'insufficient-balance', takes: 150n, verb: null } as const
test.each([
  ['another side bet', { to: 'play', choice: null, side: 20n }, true],
  ['none any more', { to: 'play', choice: null }, true],
  ['the same again', { to: 'play', choice: null, side: 50n }, false],
] as const)('what was too much is no longer said with %s', (_name, next, isAnswered) => {
  expect(isAnsweredBy(tooLittle, next, 100n)).toBe(isAnswered)
})
