import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasPinnedBrowser } from '../browser.ts'
import { clearTallies, writeTable } from '../rows/rows.ts'

// npm run test:long: the seeded rows with all of their cases, and what takes minutes. Of other engines only the programs of PostgreSQL,
// for a server that this run starts and hurts itself.
const root = join(import.meta.dirname, '../..')
const started = Date.now()
const env = { ...process.env, LONG: '1', ROWS_OF: 'long' }
const run = (folder: string, command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: join(root, folder), stdio: 'inherit', env }).status === 0
const rows = ['--reporter=default', '--reporter=../../tools/rows/vitestRows.ts']

/** A wallet against its model, and game providers against the platform, on a PostgreSQL that is given, as in `npm run test:engines`. */
const hasEngines = process.env['TEST_DATABASE_URL'] !== undefined

/** Walks that take minutes each; `playwright.config.ts` leaves them out of the ordinary run. */
const longWalks = ['chunks', 'everyGame', 'heap', 'keyboard', 'links', 'narrow', 'scenes'].map((name) => `${name}.spec.ts`)

/** The parts of the long run, each with the folder that it runs in. */
const parts: readonly (() => boolean)[] = [
  () => run('packages/domain', 'vitest', ['run', ...rows, 'src/client', 'src/session', 'src/shell', 'src/guards']),
  () => run('apps/web', 'vitest', ['run', ...rows, 'src/routes/brokenAnswers']),
  () => run('packages/games', 'vitest', ['run', ...rows]),
  () => run('apps/sandbox', 'vitest', ['run', ...rows, 'src/games/rules/cards', 'src/games/rules/proofs']),
  () => run('apps/api', 'vitest', ['run', '--project', 'api', ...rows, 'src/session', 'src/kernel/checkInput']),
  () => run('apps/api', 'vitest', ['run', '--project', 'engines', ...rows, 'test/engines/lostDatabase', 'test/engines/killedUnderLoad']),
  () => run('.', 'npm', ['run', '-s', 'test:integration']),
  ...(hasEngines
    ? [
        () => run('apps/api', 'vitest', ['run', '--project', 'engines', ...rows, 'test/engines/walletModel', 'test/engines/shots']),
        () => run('integration', 'vitest', ['run', '--project', 'engines', 'providers/conformance', '-t', 'crowd']),
      ]
    : []),
  () => run('.', 'npm', ['run', '-s', 'test:sources', '--', 'tools/supplyChain']),
  () => run('.', 'npm', ['run', '-s', 'test:tools', '--', 'tools/mutation']),
  ...(hasPinnedBrowser ? [() => run('.', 'playwright', ['test', ...longWalks])] : []),
]

clearTallies('long')
const isReady = run('.', 'turbo', ['run', 'codegen', 'build', '--output-logs=errors-only'])
const results = isReady ? parts.map((part) => part()) : [false]
console.log(`Tests by row of docs/spec/quality.md: ${writeTable()}`)
console.log(`npm run test:long took ${Math.round((Date.now() - started) / 1000)} s`)
if (!hasEngines)
  console.error('The model of a wallet, and crowds of players at the game providers: not run (TEST_DATABASE_URL names no PostgreSQL).')
if (!hasPinnedBrowser) console.error('Browser tests: not run (the pinned browser is for Linux on x64).')
process.exit(hasPinnedBrowser && hasEngines && results.every(Boolean) ? 0 : 1)
