import type { IndexedStory } from './storyIndex.ts'
import type { ScreenState } from './parseSpecification.ts'

export interface CoverageInput {
  readonly states: readonly ScreenState[]
  readonly stories: readonly Pick<IndexedStory, 'id' | 'title'>[]
  readonly clausesOf: (storyId: string) => readonly string[]
  readonly known: ReadonlyMap<string, string>
  /** Clauses that no story can show, with the reason. */
  readonly withoutStory: Readonly<Record<string, string>>
}

const screenOf = (storyId: string) => storyId.split('--')[0] ?? storyId

/**
 * What is wrong between the specification and the stories, one sentence each; empty when all is well. Every state has a
 * story; a story of a screen stands for a screen that the specification knows and names clauses that exist.
 */
export const coverageProblems = ({ states, stories, clausesOf, known, withoutStory }: CoverageInput): readonly string[] => {
  const shown = new Set(stories.map((story) => story.id))
  const screens = new Set(stories.filter((story) => story.title.startsWith('Screens/')).map((story) => screenOf(story.id)))
  const specified = new Map(states.map((state) => [state.storyId, state]))
  const specifiedScreens = new Set(states.map((state) => screenOf(state.storyId)))
  const missing = states.filter((s) => !shown.has(s.storyId)).map((s) => `${s.storyId} has no story`)
  const unknown = [...screens].filter((s) => !specifiedScreens.has(s)).map((s) => `${s} is no screen of docs/spec/states.md`)
  const wrong = stories
    .filter((story) => story.title.startsWith('Screens/'))
    .flatMap((story) => {
      const named = clausesOf(story.id)
      if (named.length === 0) return specified.get(story.id)?.isBeyond === false ? [`${story.id} names no clause`] : []
      return named.filter((clause) => !known.has(clause)).map((clause) => `${story.id} names ${clause}, which does not exist`)
    })
  const named = new Set(stories.flatMap((story) => clausesOf(story.id)))
  const unnamed = [...known.keys()].filter((clause) => !named.has(clause) && withoutStory[clause] === undefined)
  const stale = Object.keys(withoutStory).filter((clause) => named.has(clause) || !known.has(clause))
  return [
    ...unnamed.map((clause) => `no story names ${clause}`),
    ...stale.map((clause) => `${clause} needs no reason: a story names it, or it does not exist`),
    ...missing,
    ...unknown,
    ...wrong,
  ]
}
