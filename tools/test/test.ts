import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasPinnedBrowser } from '../browser.ts'
import { writeTable } from '../rows/rows.ts'

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
  'test:sources',
  'test:integration',
  'build',
]
/** One invocation each: they share the processor, and none is the reason for another, so none makes another run again. */
const inBrowser = [['visual', '--', '--since-green'], ['visual:canary'], ['e2e', '--', '--since-green']]
const started = Date.now()
const options = process.argv.slice(2)
const goesOn = options.includes('--continue')
const run = (command: readonly string[]) => spawnSync('turbo', command, { cwd: root, stdio: 'inherit' }).status === 0
const turbo = (concurrency: number, ...tasks: readonly string[]) =>
  run(['run', `--concurrency=${concurrency}`, '--log-order=grouped', '--output-logs=new-only', ...options, ...tasks])

// What takes seconds fails in seconds. Beside a browser nothing else runs: it uses every processor by itself.
let isGreen = run(['boundaries'])
isGreen = turbo(2, ...light) && isGreen
if (hasPinnedBrowser) for (const task of inBrowser) if (isGreen || goesOn) isGreen = turbo(1, ...task) && isGreen
console.log(`Tests by row of docs/spec/quality.md: ${writeTable()}`)
console.log(`npm test took ${Math.round((Date.now() - started) / 1000)} s`)
if (!hasPinnedBrowser) {
  console.error('Pictures and browser tests: not run (the pinned browser is for Linux on x64).')
  process.exit(1)
}
process.exit(isGreen ? 0 : 1)
