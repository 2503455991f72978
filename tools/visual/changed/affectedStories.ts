import type { IndexedStory } from '../../stories/storyIndex.ts'
import { picturesOf, storyProjects } from '../pictured.ts'
import { affectedFlows, isFlow } from './affectedFlows.ts'
import { dependenciesOf, dependentsOf, type ModuleGraph } from '../../changed/moduleGraph.ts'

/** Which story files a change can affect: all of them and why, or some. */
export type Affected = { readonly scope: 'all'; readonly because: string } | { readonly scope: 'some'; readonly files: readonly string[] }

export interface Change {
  /** Files from the root of the project, deleted ones too. */
  readonly changed: readonly string[]
  readonly graph: ModuleGraph
  readonly stories: readonly Pick<IndexedStory, 'id' | 'tags' | 'importPath'>[]
}

/** What no import names and every picture stands on: Storybook's set-up, what is installed, how sources are compiled. */
const beneathAll = /^(\.storybook\/(?!manager)[^/]+$|package(-lock)?\.json$|tsconfig|(packages|apps)\/[^/]+\/(package|tsconfig)\.json$)/
const setUpFile = /^(\.storybook\/(?!manager)[^/]+|vitest\.config)\.tsx?$/
const contract = /^packages\/(contract\/schema\/|domain\/src\/.*\.operations\.ts$)/
const generated = 'packages/domain/src/gql/'

const storyFile = (story: Pick<IndexedStory, 'importPath'>) => story.importPath.replace(/^\.\//, '')

/** Story files that a change can affect, by who imports whom. */
export const affectedStories = ({ changed, graph, stories }: Change): Affected => {
  const setUp = dependenciesOf(
    graph,
    [...graph.imports.keys()].filter((file) => setUpFile.test(file)),
  )
  const because = changed.find((file) => beneathAll.test(file) || setUp.has(file))
  if (because) return { scope: 'all', because }

  const fromContract = changed.some((file) => contract.test(file))
    ? [...graph.imports.values()].flat().filter((file) => file.startsWith(generated))
    : []
  const from = [...changed, ...fromContract]
  const reached = dependentsOf(graph, from)
  const flows = new Set(affectedFlows(from, graph, [...new Set(stories.map(storyFile).filter(isFlow))]))
  const baselines = new Set(changed.flatMap((file) => /^visual\/baseline\/(.+)\.(?:webp|png)$/.exec(file)?.[1] ?? []))

  const affected = stories.filter((story) => {
    const pictures = storyProjects.flatMap((project) => picturesOf(project, story))
    const file = storyFile(story)
    return (isFlow(file) ? flows.has(file) : reached.has(file)) || pictures.some((picture) => baselines.has(picture))
  })
  return { scope: 'some', files: [...new Set(affected.map(storyFile))].sort() }
}
