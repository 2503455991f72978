import { globSync } from 'node:fs'
import { join } from 'node:path'
import { picturesOf, storyProjects } from './pictured.ts'
import { picturePaths } from './paths.ts'

/** Baselines that no story asks for: what is left of a story that was renamed or deleted. */
export const orphans = (
  stories: readonly { readonly id: string; readonly tags: readonly string[] }[],
  baseline: string = picturePaths.baseline,
): readonly { picture: string; file: string }[] => {
  const asked = new Set(stories.flatMap((story) => storyProjects.flatMap((project) => picturesOf(project, story))))
  return globSync('*/*.png', { cwd: baseline })
    .map((name) => ({ picture: name.replace(/\.png$/, ''), file: join(baseline, name) }))
    .filter(({ picture }) => !asked.has(picture))
}
