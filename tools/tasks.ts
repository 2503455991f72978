import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs Turborepo tasks, from the cache where nothing changed; ends this process where one fails. */
export const runTasks = (...tasks: readonly string[]): void => {
  const { status } = spawnSync('turbo', ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error('\nThe build failed; the first error above says where.')
  process.exit(1)
}

/**
 * Brings what is made of sources and not in git up to date: the types of the schema, and the covers. A Turborepo task has
 * them already, through its `dependsOn`.
 */
export const generateSources = (): void => {
  if (process.env['TURBO_HASH'] === undefined) runTasks('codegen', '@lagoon/covers#build')
}
