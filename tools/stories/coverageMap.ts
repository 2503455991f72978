import { clausesWithoutStory } from './clausesWithoutStory.ts'
import type { ScreenState } from './parseSpecification.ts'

/** A story as Storybook's index.json knows it, as far as the map needs it. */
export interface StoryEntry {
  readonly id: string
  readonly title: string
  readonly name: string
}

export interface MappedState extends ScreenState {
  /** False where no story shows it, which the map says as plainly. */
  readonly isDrawn: boolean
  readonly clauses: readonly string[]
}
export interface MappedClause {
  readonly clause: string
  readonly section: string
  readonly words: string
  /** Stories that name the clause. */
  readonly stories: readonly StoryEntry[]
  /** Why no story can show it. */
  readonly reason: string | undefined
}
export interface CoverageMap {
  readonly states: readonly MappedState[]
  readonly clauses: readonly MappedClause[]
}

export interface CoverageSources {
  readonly states: readonly ScreenState[]
  readonly clauses: ReadonlyMap<string, string>
  readonly stories: readonly StoryEntry[]
  readonly clausesOf: (storyId: string) => readonly string[]
}

/** `| a | b | c |` and `- a` as the words of a sentence. */
const plainWords = (line: string): string =>
  line
    .replace(/^(- |\d+\. )/, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/\s*\|\s*/g, ' · ')

/** What of the specification is drawn, and where: joined from the specification and the index, so that nobody keeps a list. */
export const mapCoverage = ({ states, clauses, stories, clausesOf }: CoverageSources): CoverageMap => {
  const shown = new Set(stories.map(({ id }) => id))
  const naming = Map.groupBy(
    stories.flatMap((story) => clausesOf(story.id).map((clause) => ({ clause, story }))),
    ({ clause }) => clause,
  )
  return {
    states: states.map((state) => ({ ...state, isDrawn: shown.has(state.storyId), clauses: clausesOf(state.storyId) })),
    clauses: [...clauses].map(([clause, line]) => ({
      clause,
      section: /\d+/.exec(clause)?.[0] ?? '',
      words: plainWords(line),
      stories: naming.get(clause)?.map(({ story }) => story) ?? [],
      reason: clausesWithoutStory[clause],
    })),
  }
}

export interface CoverageQuery {
  readonly search: string
  /** None means all. */
  readonly capabilities: readonly string[]
  readonly isMissingOnly: boolean
}

const speaksOf = (search: string, ...texts: readonly string[]): boolean => {
  const text = `${texts.join(' ').toLowerCase()} `
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(/^§\d+\.\d+$/.test(word) ? `${word} ` : word))
}
const capabilityOf = (storyId: string): string => /^screens-([a-z]+)-/.exec(storyId)?.[1] ?? ''

/** What is left of the map for a search and its filters: every word of the search has to be found, in any order, a clause's number whole. */
export const narrowCoverage = (map: CoverageMap, { search, capabilities, isMissingOnly }: CoverageQuery): CoverageMap => ({
  states: map.states.filter(
    (state) =>
      (capabilities.length === 0 || capabilities.includes(state.capability)) &&
      !(isMissingOnly && state.isDrawn) &&
      speaksOf(search, state.capability, state.screen, state.screenName, state.state, state.words, state.clauses.join(' ')),
  ),
  clauses: map.clauses.filter(
    ({ clause, words, stories, reason }) =>
      (capabilities.length === 0 || stories.some(({ id }) => capabilities.includes(capabilityOf(id)))) &&
      !(isMissingOnly && (stories.length > 0 || reason !== undefined)) &&
      speaksOf(search, clause, words, ...stories.map(({ title, name }) => `${title} ${name}`)),
  ),
})
