import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasPinnedBrowser } from '../browser.ts'
import { writeTable } from '../rows/rows.ts'
import { failuresOf } from './failures.ts'

// npm test: everything that needs no engine besides what the project installs. Unchanged tasks come from Turborepo's cache.
const root = join(import.meta.dirname, '../..')
const light = [
  'codegen',
  'format:check',
  'lint',
  'typecheck',
  'typecheck:root',
  'test',
  'test:tools',
  'test:baselines',
  'test:sources',
  'test:integration',
  'build',
]
const started = Date.now()
const options = process.argv.slice(2)
const goesOn = options.includes('--continue')
const tasks = (concurrency: number, ...names: readonly string[]) => [
  'run',
  `--concurrency=${concurrency}`,
  '--log-order=grouped',
  '--output-logs=new-only',
  '--summarize=true',
  ...options,
  ...names,
]

/**
 * What takes seconds comes first, and what follows a failure does not run. Beside a browser nothing else runs: it uses every
 * processor by itself; its tasks share no invocation, since none is the reason for another. What they are told stands in their scripts: an
 * option on Turborepo's own line would count for the builds before them too, which would be made once more.
 */
const steps: Readonly<Record<string, readonly string[]>> = {
  boundaries: ['boundaries'],
  // Three for two processors: a fifth of the time they wait for servers that they start.
  'tests without a browser': tasks(3, ...light),
  ...(hasPinnedBrowser && {
    pictures: tasks(1, 'visual:affected'),
    'planted faults in pictures': tasks(1, 'visual:canary'),
    walks: tasks(1, 'e2e:affected'),
  }),
}
const summaries = join(root, '.turbo/runs')
const failed: string[] = []
rmSync(summaries, { recursive: true, force: true })
for (const [name, command] of Object.entries(steps)) {
  if (failed.length > 0 && !goesOn) break
  if (spawnSync('turbo', command, { cwd: root, stdio: 'inherit' }).status !== 0) failed.push(name)
}
for (const file of globSync(`${summaries}/*.json`))
  for (const failure of failuresOf(root, readFileSync(file, 'utf8'))) console.error(failure)
console.log(`Tests by row of docs/spec/quality.md: ${writeTable()}`)
console.log(`npm test took ${Math.round((Date.now() - started) / 1000)} s`)
if (!hasPinnedBrowser) console.error('Pictures and browser tests: not run (the pinned browser is for Linux on x64).')
for (const name of failed) console.error(`Failed: ${name}; the end of its output above says where.`)
process.exit(hasPinnedBrowser && failed.length === 0 ? 0 : 1)
