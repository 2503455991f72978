import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const out = join(root, process.env.VISUAL_OUT ?? 'dist/visual')

/** Where pictures stand. Baselines are in git; all else is made of them or is what the last run saw. */
export const picturePaths = {
  baseline: join(root, process.env.VISUAL_DIR ?? 'visual', 'baseline'),
  /** Baselines as PNG files, of what a run did not see as it was: see `unpackBaseline`. */
  unpacked: join(out, 'baseline'),
  report: out,
  /** What differed, as Vitest wrote it. */
  difference: join(out, 'seen'),
  run: join(out, 'run.json'),
  reported: join(out, 'report.json'),
} as const

/** What the last run without a fault was made of. */
export const greenRunFile = join(out, 'green.json')
