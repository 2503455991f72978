import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clausesWithoutStory } from './clausesWithoutStory.ts'
import { coverageProblems, type CoverageInput } from './coverage.ts'
import { clauses, screenStates } from './specification.ts'
import { storyClauses } from './storyClauses.ts'
import { storyIndex } from './storyIndex.ts'

const stories = await storyIndex()
const states = screenStates()
const byFile = new Map([...new Set(stories.map((s) => s.importPath))].map((file) => [file, storyClauses(file)]))
const byId = new Map(stories.map((s) => [s.id, byFile.get(s.importPath)?.get(s.exportName) ?? []]))
const input: CoverageInput = { states, stories, clausesOf: (id) => byId.get(id) ?? [], known: clauses(), withoutStory: clausesWithoutStory }

test('the specification is read whole', () => {
  // Every line of the list is a state, and every heading a screen that has some: counted without reading them.
  const lines = readFileSync(join(import.meta.dirname, '../../docs/spec/states.md'), 'utf8').split('\n')
  expect(states.length).toBe(lines.filter((line) => line.startsWith('- ')).length)
  expect(new Set(states.map((s) => `${s.capability}/${s.screen}`)).size).toBe(lines.filter((line) => line.startsWith('### ')).length)
  expect(states.length).toBeGreaterThan(0)
  expect(input.known.get('§9.1')).toContain('Toast time-out')
  expect(input.known.get('§2.1')).toContain('email-verification')
})

test('every state has a story, every clause a story or a reason, and every story names clauses that exist', () => {
  expect(coverageProblems(input)).toEqual([])
})

test('every folder of a screen has its stories', () => {
  const screens = join(import.meta.dirname, '../../packages/ui/src/screens')
  const folders = globSync('*/[A-Z]*/', { cwd: screens }).map((f) => f.replace(/\/$/, ''))
  const withStories = new Set(stories.map((s) => s.importPath.split('/screens/')[1]?.split('/').slice(0, 2).join('/')))
  expect(folders.filter((folder) => !withStories.has(folder))).toEqual([])
})

test('canary: a deleted story, a deleted screen, an unknown screen and a clause out of nowhere are each caught', () => {
  const [first] = stories.filter((s) => s.title.startsWith('Screens/') && states.some((state) => state.storyId === s.id))
  expect(first).toBeDefined()
  const without = coverageProblems({ ...input, stories: stories.filter((s) => s.id !== first?.id) })
  expect(without).toContain(`${first?.id} has no story`)
  const undrawn = coverageProblems({ ...input, stories: stories.filter((s) => s.title !== first?.title) })
  expect(undrawn).toContain(`${first?.id} has no story`)
  const unknown = coverageProblems({
    ...input,
    stories: [...stories, { id: 'screens-shell-nowhere--here', title: 'Screens/Shell/Nowhere' }],
  })
  expect(unknown).toContain('screens-shell-nowhere is no screen of docs/spec/states.md')
  const clause = coverageProblems({ ...input, clausesOf: (id) => (id === first?.id ? ['§9.99'] : input.clausesOf(id)) })
  expect(clause).toContain(`${first?.id} names §9.99, which does not exist`)
  expect(coverageProblems({ ...input, withoutStory: {} })).toContain('no story names §7.1')
  const reasoned = coverageProblems({ ...input, withoutStory: { ...clausesWithoutStory, '§8.8': 'no reason' } })
  expect(reasoned).toEqual(['§8.8 needs no reason: a story names it, or it does not exist'])
})
