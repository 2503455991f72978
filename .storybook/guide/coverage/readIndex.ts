import clausesByFile from 'virtual:story-clauses.js'
import product from '../../../docs/spec/product.md?raw'
import statesText from '../../../docs/spec/states.md?raw'
import { mapCoverage, type StoryEntry } from '../../../tools/stories/coverageMap.ts'
import { parseClauses, parseSections, parseStates } from '../../../tools/stories/parseSpecification.ts'
import type { CoverageProps } from './Coverage.tsx'

interface IndexEntry extends StoryEntry {
  readonly type: string
  readonly importPath: string
  readonly exportName?: string
}

/** The map for an index as Storybook writes it: `index.json`, by id. */
export const coverageOf = (entries: readonly IndexEntry[]): CoverageProps => {
  const stories = entries.filter(({ type }) => type === 'story')
  const byId = new Map(stories.map(({ id, importPath, exportName = '' }) => [id, clausesByFile[importPath]?.[exportName] ?? []]))
  return {
    map: mapCoverage({
      states: parseStates(statesText),
      clauses: parseClauses(product),
      stories,
      clausesOf: (id) => byId.get(id) ?? [],
    }),
    sections: parseSections(product),
  }
}

/** The index of the Storybook that shows this page. */
export const readIndex = async (): Promise<readonly IndexEntry[]> => {
  const answer = await fetch('./index.json')
  if (!answer.ok) throw new Error(`Storybook's index.json answered ${answer.status}`)
  const { entries } = (await answer.json()) as { entries: Readonly<Record<string, IndexEntry>> }
  return Object.values(entries)
}
