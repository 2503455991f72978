/** Vitest projects that render stories, both in the night theme. */
export const storyProjects = ['desktop', 'phone'] as const
export type StoryProject = (typeof storyProjects)[number]

/** `phone/kit-button-matrix`: Vitest squeezes the two dashes of a story id in the names of its files. */
const pictureName = (folder: StoryProject | 'day', storyId: string): string => `${folder}/${storyId.replaceAll('--', '-')}`

/** The pictures that a project takes of a story. The phone takes one more in the day theme where all variants stand together. */
export const picturesOf = (project: StoryProject, story: { readonly id: string; readonly tags: readonly string[] }): readonly string[] => {
  if (!story.tags.includes('visual')) return []
  const inDay = project === 'phone' && story.id.endsWith('--matrix')
  return [pictureName(project, story.id), ...(inDay ? [pictureName('day', story.id)] : [])]
}

/** The project behind the name that Vitest reports (`phone (chromium)`); undefined for the ones that render nothing. */
export const projectName = (reported: string): StoryProject | undefined =>
  storyProjects.find((project) => reported === project || reported.startsWith(`${project} `))
