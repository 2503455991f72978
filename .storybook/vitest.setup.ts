import { configure, prettyDOM } from 'storybook/test'
import { inject } from 'vitest'
import { page } from 'vitest/browser'
import { forceColors } from '../tools/visual/inPage/forcedColors.ts'
import { checkConsole, listenToConsole } from '../tools/visual/inPage/complaints.ts'
import { inDay, checkColors } from '../tools/visual/inPage/inDay.ts'
import { comparePicture } from '../tools/visual/inPage/picture.ts'
import { untilSettled } from '../tools/visual/inPage/settled.ts'
import { holdStill, checkStillness, trustStillness } from '../tools/visual/inPage/still.ts'
import { isAboutStillness, isForced, picturesOf, type StoryProject } from '../tools/visual/pictured.ts'
import type { Plant } from '../tools/visual/plants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storyProject: StoryProject
  }
}

const plant = import.meta.env.VITE_PLANT as Plant | undefined
const isPicturing = import.meta.env.VITE_VISUAL && plant !== 'blind'
holdStill(plant)
listenToConsole()
configure({
  // Patience for a busy machine only: the library's one second is too short for a page that shares two cores with another.
  asyncUtilTimeout: 10_000,
  // The library shows the beginning of the document, which is Storybook's hidden frame, and is cut before the story.
  getElementError: (message) => {
    const shown = [...document.body.children].filter((child) => getComputedStyle(child).display !== 'none')
    const focus = document.activeElement?.cloneNode(false)
    const parts = [
      message,
      'Text:',
      document.body.innerText,
      'Focus:',
      prettyDOM(focus as Element),
      'Elements:',
      ...shown.map((child) => prettyDOM(child)),
    ]
    const error = new Error(parts.join('\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/**
 * `page` means the viewport only: grow it first so that a tall story is compared whole. What comes into sight by it may need a
 * little more. A page that is as high as its viewport and a bit stays that bit too high however far it grows: once is enough.
 */
const growToFit = async (maxHeight: number) => {
  let before = Number.POSITIVE_INFINITY
  for (;;) {
    const { innerWidth, innerHeight } = window
    const missing = document.documentElement.scrollHeight - innerHeight
    if (missing <= 0 || missing >= before || innerHeight >= maxHeight) return
    await page.viewport(innerWidth, Math.min(innerHeight + missing, maxHeight))
    await untilSettled()
    before = missing
  }
}

globalThis.__beforeStory = (story) => {
  trustStillness(isAboutStillness(story))
  return forceColors(isForced(story))
}

globalThis.__afterStory = async ({ id, tags, parameters: { a11y, picture, theme } }) => {
  if (isAboutStillness({ id })) checkStillness()
  const project = inject('storyProject')
  const [own, day] = isPicturing ? picturesOf(project, { id, tags }) : []
  if (own) {
    await untilSettled()
    await growToFit(picture?.maxHeight ?? 6000)
    await comparePicture(own)
  }
  // By day the words are checked on the phone in every story, and on the desktop where there is a picture to look at.
  if ((day || project === 'phone') && theme === undefined && !isForced({ id }))
    await inDay(async () => {
      if (day) await comparePicture(day)
      await checkColors(a11y?.context ?? document)
    })
  checkConsole()
}
