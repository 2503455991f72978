import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../../kernel/reasonOf.ts'
import { StartupProblem } from '../startupProblem.ts'

const LOCKED = 5

const holder = (file: string): string => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}

/**
 * Takes a data directory for this process alone: the embedded engine has no lock of its own, and two processes in one directory
 * destroy it silently. Node has no file lock, SQLite has: an exclusive transaction on a small file beside the data is a lock of
 * the operating system, so it ends with the process, however that ends, and holds between containers that share the directory.
 * Returns what gives the directory back.
 */
export const lockDirectory = (directory: string): (() => void) => {
  const pidFile = join(directory, 'process')
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(directory, { recursive: true })
    lock = new DatabaseSync(join(directory, 'lock'))
    lock.exec('PRAGMA busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === LOCKED)
      throw new StartupProblem(
        `The data directory ${directory} is in use by another Lagoon${holder(pidFile)}.`,
        'Stop that one first, or give this one another directory in DATA_DIR or a PostgreSQL in DATABASE_URL.',
        { cause: error },
      )
    throw new StartupProblem(
      `The data directory ${directory} cannot be written: ${reasonOf(error)}.`,
      'Make it writable for this user, or name another one in DATA_DIR.',
      { cause: error },
    )
  }
  return () => lock.close()
}
