import { expect, it } from 'vitest'
import { isPartOfWalks } from './isPart.ts'

it.each([
  ['test', false],
  ['test --workers=1', false],
  ['test --workers 1 --retries 0', false],
  ['test account/', true],
  ['test e2e/wallet/ --workers 1', true],
  ['test buying.spec.ts:12', true],
  ['test --project desktop', true],
  ['test -g tip', true],
])('a run by “playwright %s” is a part: %s', (words, isPart) => {
  expect(isPartOfWalks(words.split(' '))).toBe(isPart)
})
