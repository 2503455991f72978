import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureRun } from './guard.ts'
import { picturePaths } from './paths.ts'

/** Baselines that no story of the run asked for: what is left of a story that was renamed or deleted. */
export const orphans = (run: PictureRun, baseline: string = picturePaths.baseline): readonly { picture: string; file: string }[] => {
  const asked = new Set(run.pictures.map(({ picture }) => picture))
  return globSync('*/*.png', { cwd: baseline })
    .map((name) => ({ picture: name.replace(/\.png$/, ''), file: join(baseline, name) }))
    .filter(({ picture }) => !asked.has(picture))
}
