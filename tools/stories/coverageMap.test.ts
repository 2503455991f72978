import { expect, test } from 'vitest'
import { mapCoverage, narrowCoverage, type CoverageQuery } from './coverageMap.ts'
import { clauses, screenStates } from './specification.ts'

const states = screenStates()
const stories = states.map((state) => ({ id: state.storyId, title: `Screens/${state.screenName}`, name: state.state }))
const clausesOf = (id: string) => (id.startsWith('screens-kyc') ? ['§4.11'] : [])
const map = mapCoverage({ states, clauses: clauses(), stories, clausesOf })
const everything: CoverageQuery = { search: '', capabilities: [], isMissingOnly: false }

test('a state is drawn when its story stands in the index, and says so when the story is deleted', () => {
  expect(map.states.every((state) => state.isDrawn)).toBe(true)
  const [deleted] = stories
  const without = mapCoverage({ states, clauses: clauses(), stories: stories.slice(1), clausesOf })
  expect(without.states.filter((state) => !state.isDrawn).map((state) => state.storyId)).toEqual([deleted?.id])
  expect(narrowCoverage(without, { ...everything, isMissingOnly: true }).states).toHaveLength(1)
})

test('a clause leads to the stories that name it, and to none where none does', () => {
  const outcome = map.clauses.find(({ clause }) => clause === '§4.11')
  expect(outcome?.words).toContain('KYC outcomes')
  expect(outcome?.stories.map(({ id }) => id)).toContain('screens-kyc-kyc-outcome--pending')
  expect(map.clauses.find(({ clause }) => clause === '§9.1')?.stories).toEqual([])
})

test('search takes every word, by screen, by state and by clause; a capability narrows it', () => {
  const found = (query: Partial<CoverageQuery>) => narrowCoverage(map, { ...everything, ...query })
  expect(found({}).states).toHaveLength(states.length)
  expect(found({ search: 'outcome resubmit' }).states.map(({ storyId }) => storyId)).toEqual(['screens-kyc-kyc-outcome--resubmit-needed'])
  expect(found({ search: '§4.11' }).clauses.map(({ clause }) => clause)).toEqual(['§4.11'])
  expect(found({ search: '§4.1' }).clauses.map(({ clause }) => clause)).toEqual(['§4.1'])
  expect(new Set(found({ capabilities: ['kyc'] }).states.map(({ capability }) => capability))).toEqual(new Set(['kyc']))
  expect(found({ search: 'no such thing anywhere' })).toEqual({ states: [], clauses: [] })
})
