import { baselinesIn, type Baseline } from './baselines.ts'
import { picturesOf, storyProjects } from './pictured.ts'
import { picturePaths } from './paths.ts'

/** Baselines that no story asks for: what is left of a story that was renamed or deleted. */
export const orphans = (
  stories: readonly { readonly id: string; readonly tags: readonly string[] }[],
  baseline: string = picturePaths.baseline,
): readonly Baseline[] => {
  const asked = new Set(stories.flatMap((story) => storyProjects.flatMap((project) => picturesOf(project, story))))
  return baselinesIn(baseline).filter(({ picture }) => !asked.has(picture))
}
