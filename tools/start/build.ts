import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds what changed, from the cache where nothing did; ends this process where that fails. */
export const build = (...only: readonly string[]): void => {
  const { status } = spawnSync('turbo', ['run', 'build', ...only, '--output-logs=errors-only', '--log-order=grouped'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error('\nThe build failed; the first error above says where.')
  process.exit(1)
}
