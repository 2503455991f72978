import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countedScreens, inStorybookOnly } from '../../e2e/testing/reachedStates.ts'
import { marksIn, reachProblems, type ReachInput } from './reachedStates.ts'
import { screenStates } from './specification.ts'

const walks = join(import.meta.dirname, '../../e2e')
const found = globSync('**/*.ts', { cwd: walks }).map((file) => marksIn(readFileSync(join(walks, file), 'utf8')))
const marks = found.flatMap((file) => file.marks)
const input: ReachInput = { states: screenStates(), counted: countedScreens, inStorybookOnly, marks }

test('R1 every mark of a walk names its state', () => {
  expect(found.flatMap((file) => file.problems)).toEqual([])
  expect(marks.length).toBeGreaterThan(0)
})

test('R1 every state of the counted screens is reached by a walk, or has a reason', () => {
  expect(reachProblems(input)).toEqual([])
})

test('R1 canary: a lost mark, an unknown one, a screen that is not there and a reason that is not needed are each caught', () => {
  // One that is due: what is marked besides is welcome, and its loss is no problem.
  const [first = ''] = marks.filter((mark) => reachProblems({ ...input, marks: [] }).includes(`${mark} is reached by no walk`))
  expect(reachProblems({ ...input, marks: marks.filter((mark) => mark !== first) })).toEqual([`${first} is reached by no walk`])
  expect(reachProblems({ ...input, marks: [...marks, 'lobby/win/lost'] })).toEqual([
    'lobby/win/lost is marked as reached, and is not in docs/spec/states.md',
  ])
  expect(reachProblems({ ...input, counted: { ...countedScreens, nowhere: ['lost'] } })).toEqual([
    'nowhere/lost is to be counted, and is not in docs/spec/states.md',
  ])
  expect(reachProblems({ ...input, inStorybookOnly: { ...inStorybookOnly, [first]: 'no reason' } })).toEqual([
    `${first} needs no reason: a walk reaches it, or it is not counted`,
  ])
  expect(marksIn("await reached(page.getByText('a'), 'lobby', 'win', 'jackpot')\nawait reached(sign, 'lobby', 'games', type)")).toEqual({
    marks: ['lobby/win/jackpot'],
    problems: ["the state of this mark is not written out: reached(sign, 'lobby', 'games', type)"],
  })
})
