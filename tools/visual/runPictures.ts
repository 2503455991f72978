import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { PictureRun } from './guard.ts'
import { packBaselines } from './baselines.ts'
import { picturePaths } from './paths.ts'
import { storyProjects, type StoryProject } from './pictured.ts'
import type { Plant } from './plants.ts'

export interface PicturesToRun {
  /** Parts of the paths of story files; none for all stories. */
  readonly filters: readonly string[]
  /** Take what is seen as the new baselines. */
  readonly approves?: boolean
  readonly projects?: readonly StoryProject[]
  /** Keep what the run prints instead of printing it, with a bug in the page if there is one. */
  readonly planted?: { readonly plant?: Plant }
}

interface RanPictures {
  readonly hasPassed: boolean
  readonly run: PictureRun
  /** What a planted run would have printed. */
  readonly output: string
}

/** Renders stories and compares; what differed is in `picturePaths.difference`. */
export const runPictures = async ({
  filters,
  approves = false,
  projects = storyProjects,
  planted,
}: PicturesToRun): Promise<RanPictures> => {
  rmSync(picturePaths.unpacked, { recursive: true, force: true })
  rmSync(picturePaths.difference, { recursive: true, force: true })
  rmSync(picturePaths.run, { force: true })
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    // Vitest leaves a core to itself: on two it would take one project after the other, though a page waits as much as it computes.
    [
      'run',
      '--isolate=false',
      `--maxWorkers=${projects.length}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...filters,
      ...(approves ? ['--update'] : []),
    ],
    {
      stdio: planted ? 'pipe' : 'inherit',
      encoding: 'utf8',
      env: {
        ...process.env,
        VITE_VISUAL: '1',
        NODE_ENV: 'test',
        // By hand too: a missing baseline is a failure to look at, not a file that writes itself.
        CI: approves ? '' : '1',
        ...(planted && { NO_COLOR: '1' }),
        ...(planted?.plant && { VITE_PLANT: planted.plant }),
      },
    },
  )
  if (approves) await packBaselines()
  const run = existsSync(picturePaths.run) ? (JSON.parse(readFileSync(picturePaths.run, 'utf8')) as PictureRun) : { pictures: [] }
  return { hasPassed: status === 0, run, output: `${stdout ?? ''}${stderr ?? ''}` }
}
