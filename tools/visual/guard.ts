import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { storyIndex } from '../stories/storyIndex.ts'
import { picturesOf, projectName } from './pictured.ts'
import { picturePaths } from './paths.ts'

/** Every pictured story that ran, by the name of its picture: the report reads it. */
export interface PictureRun {
  readonly pictures: readonly { readonly picture: string; readonly state: 'passed' | 'failed' }[]
}

/**
 * A visual run that compares nothing passes. So real comparisons are counted (Vitest resolves one path for each) and held
 * against Storybook's index: the run fails when a story that is to be pictured passed without a comparison.
 */
export const pictureGuard = () => {
  const compared = new Set<string>()
  const reporter: Reporter = {
    async onTestRunEnd(modules) {
      if (!process.env.VITE_VISUAL) return
      const stories = new Map((await storyIndex()).map((story) => [story.id, story]))
      const pictures: PictureRun['pictures'][number][] = []
      for (const module of modules)
        for (const test of module.children.allTests()) {
          const { storyId } = test.meta() as { storyId?: string }
          const story = storyId === undefined ? undefined : stories.get(storyId)
          const { state } = test.result()
          const project = projectName(module.project.name)
          if (!story || !project || (state !== 'passed' && state !== 'failed')) continue
          const [own, day] = picturesOf(project, story)
          if (own) pictures.push({ picture: own, state })
          if (day) pictures.push({ picture: day, state: compared.has(day) ? 'passed' : state })
        }
      const missed = pictures.filter(({ picture, state }) => state === 'passed' && !compared.has(picture))
      mkdirSync(picturePaths.report, { recursive: true })
      writeFileSync(picturePaths.run, JSON.stringify({ pictures } satisfies PictureRun, null, 1))
      process.stdout.write(`visual: ${compared.size} pictures compared, ${pictures.length} pictured stories ran\n`)
      if (missed.length === 0) return
      process.stderr.write(`visual: passed without a comparison: ${missed.map((m) => m.picture).join(', ')}\n`)
      process.exitCode = 1
    },
  }
  return { compared: (picture: string) => compared.add(picture), reporter }
}
