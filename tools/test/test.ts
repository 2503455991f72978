import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasPinnedBrowser } from '../browser.ts'
import { writeTable } from '../rows/rows.ts'

// npm test: everything that needs no engine besides what the project installs. Unchanged tasks come from Turborepo's cache.
const root = join(import.meta.dirname, '../..')
const light = ['codegen', 'format:check', 'lint', 'typecheck', 'typecheck:root', 'test', 'test:tools', 'build']
const inBrowser = ['visual', 'visual:canary', 'e2e']
const started = Date.now()
const boundaries = spawnSync('turbo', ['boundaries'], { cwd: root, stdio: 'inherit' })
const { status } = spawnSync(
  'turbo',
  [
    'run',
    ...light,
    ...(hasPinnedBrowser ? inBrowser : []),
    '--concurrency=2',
    '--log-order=grouped',
    '--output-logs=new-only',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
console.log(`Rows of the quality plan: ${writeTable()}`)
console.log(`npm test took ${Math.round((Date.now() - started) / 1000)} s`)
if (!hasPinnedBrowser) {
  console.error('Pictures and browser tests: not run (the pinned browser is for Linux on x64).')
  process.exit(1)
}
process.exit(boundaries.status || (status ?? 1))
