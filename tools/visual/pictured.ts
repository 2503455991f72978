/** Vitest projects that render stories, both in the night theme. */
export const storyProjects = ['desktop', 'phone'] as const
export type StoryProject = (typeof storyProjects)[number]

/** The folder of a project's pictures in the day theme, and the tag of a story that has one. The theme changes colors alone, so one
 * story of a screen is enough, and the desktop takes the ones that show something else there. */
const byDay = { desktop: 'day-desktop', phone: 'day' } as const satisfies Record<StoryProject, string>

/** `phone/kit-button-matrix`: Vitest squeezes the two dashes of a story id in the names of its files. */
const pictureName = (folder: StoryProject | (typeof byDay)[StoryProject], storyId: string): string =>
  `${folder}/${storyId.replaceAll('--', '-')}`

/** True for a story that is seen in the system's colors instead of a theme's, by its name: the index knows no more of it. */
export const isForced = ({ id }: { readonly id: string }): boolean => id.endsWith('--forced-colors')

/** True for a story that shows a part at rest under reduced motion by its own doing: nothing takes the motion out of the page. */
export const isAboutStillness = ({ id }: { readonly id: string }): boolean => id.endsWith('--reduced-motion')

/** Tags of a story that shows what stands on one width alone. */
const widthTags: Readonly<Record<StoryProject, string>> = { desktop: 'desktop-only', phone: 'phone-only' }

const isSeenOn = (project: StoryProject, tags: readonly string[]): boolean =>
  storyProjects.every((other) => other === project || !tags.includes(widthTags[other]))

/**
 * The pictures that a project takes of a story. There is one more in the day theme where a tag asks for it, and on the phone where
 * all variants stand together. The phone alone takes the ones in forced colors: the system knows no theme, and what is lost there
 * is lost at any width.
 */
export const picturesOf = (project: StoryProject, story: { readonly id: string; readonly tags: readonly string[] }): readonly string[] => {
  if (!story.tags.includes('visual') || !isSeenOn(project, story.tags) || (isForced(story) && project !== 'phone')) return []
  const inDay = story.tags.includes(byDay[project]) || (project === 'phone' && story.id.endsWith('--matrix'))
  return [pictureName(project, story.id), ...(inDay ? [pictureName(byDay[project], story.id)] : [])]
}

/** The project behind the name that Vitest reports (`phone (chromium)`); undefined for the ones that render nothing. */
export const projectName = (reported: string): StoryProject | undefined =>
  storyProjects.find((project) => reported === project || reported.startsWith(`${project} `))
