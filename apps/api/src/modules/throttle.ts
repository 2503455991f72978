import { sql } from 'kysely'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

export interface Limit {
  /** What is counted, and for whom. */
  readonly bucket: string
  readonly calls: number
  readonly seconds: number
}

/** Counts a call in the database, so that all nodes agree; over the limit it throws 429 with the seconds to wait. */
export const throttle = async ({ database }: Services, { bucket, calls, seconds }: Limit): Promise<void> => {
  const { rows } = await sql<{ wait: number }>`SELECT take_throttle(${bucket}, ${calls}::integer, ${seconds}::integer) AS wait`.execute(
    database.kysely,
  )
  const retryAfterSeconds = rows[0]?.wait ?? 0
  if (retryAfterSeconds > 0)
    throw new Problem(429, 'LIMIT_REACHED', 'That was a lot at once. Wait a moment, then try again.', { retryAfterSeconds })
}
