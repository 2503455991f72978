import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'

const configDir = join(import.meta.dirname, '../../.storybook')

/** One story of Storybook's own index: the only list of stories there is. */
export interface IndexedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly exportName: string
  readonly tags: readonly string[]
  /** File of the story, from the root of the project, beginning with `./`. */
  readonly importPath: string
}

const build = async (): Promise<readonly IndexedStory[]> => {
  const { entries } = await buildIndex({ configDir })
  return Object.values(entries).flatMap((entry) =>
    entry.type === 'story'
      ? [
          {
            id: entry.id,
            title: entry.title,
            name: entry.name,
            exportName: entry.exportName ?? entry.name,
            tags: entry.tags ?? [],
            importPath: entry.importPath,
          },
        ]
      : [],
  )
}

let built: Promise<readonly IndexedStory[]> | undefined

/** Storybook's index without building Storybook: made once in a process, which takes seconds. */
export const storyIndex = (): Promise<readonly IndexedStory[]> => (built ??= build())
