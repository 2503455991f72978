import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { clearTallies, writeTable } from '../rows/rows.ts'

// npm run test:engines: the tests that need PostgreSQL and Redis. An engine that cannot be reached is "not run" and fails.
const root = join(import.meta.dirname, '../..')
const env = { ...process.env, ROWS_OF: 'engines' }
const run = (command: string, args: readonly string[], cwd: string) => spawnSync(command, args, { cwd, stdio: 'inherit', env }).status ?? 1

clearTallies('engines')
const status =
  run('turbo', ['run', 'codegen', '--output-logs=errors-only'], root) ||
  run('npm', ['run', 'test:engines'], join(root, 'apps/api')) ||
  run('vitest', ['run', '--root', 'integration', '--project', 'engines'], root)
console.log(`Tests by row of docs/spec/quality.md: ${writeTable()}`)
process.exit(status)
