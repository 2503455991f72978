import { expect, test } from 'vitest'
import { steadyProblems } from './steadyProblems.ts'

test('a picture that is the same each time is steady, equal to its baseline or not', () => {
  const run = new Map([
    ['phone/a', 'as its baseline'],
    ['phone/b', 'otherwise (1f2e)'],
  ])
  expect(steadyProblems([run, run, run])).toEqual([])
})

test('a picture that came out otherwise once, or was not taken once, is named with all its outcomes', () => {
  const first = new Map([['phone/a', 'as its baseline']])
  const second = new Map([['phone/a', 'otherwise (1f2e)']])
  expect(steadyProblems([first, second, first])).toEqual(['phone/a: as its baseline, otherwise (1f2e), as its baseline'])
  expect(steadyProblems([first, new Map()])).toEqual(['phone/a: as its baseline, not run'])
})
