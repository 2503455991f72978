import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// npm run test:engines: the tests that need PostgreSQL and Redis. An engine that can not be reached is "not run" and fails.
const root = join(import.meta.dirname, '../..')
const run = (command: string, args: readonly string[], cwd: string) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1

process.exit(
  run('turbo', ['run', 'codegen', '--output-logs=errors-only'], root) ||
    run('vitest', ['run', '--project', 'engines'], join(root, 'apps/api')),
)
