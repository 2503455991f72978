import { setTimeout as wait } from 'node:timers/promises'

/** Two transactions met; the database undid this one, and it may simply be run again. */
const transient = new Set(['40001', '40P01'])
const DEADLINE_MS = 10_000
const LONGEST_PAUSE_MS = 40

/** The SQLSTATE of a database's error; empty for any other. */
export const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * Runs a transaction until no other transaction is in its way, with growing random pauses; after ten seconds the last error is thrown.
 * For whole transactions only: inside one there is nothing left to repeat.
 */
export const retried = async <T>(transaction: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + DEADLINE_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!transient.has(sqlState(error)) || performance.now() > deadline) throw error
      await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt))
    }
  }
}
