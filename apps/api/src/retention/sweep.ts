import { sql, type Kysely } from 'kysely'
import { reasonOf } from '../kernel/reasonOf.ts'
import type { Schema } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { retentions, type Retention } from './retention.ts'

/** Rows that are deleted in one statement: nothing is locked for long. */
const BATCH = 5_000

const deleteBatch = async (database: Kysely<Schema>, { table, isOver }: Retention): Promise<number> => {
  const { rows } = await sql`DELETE FROM ${sql.table(table)}
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${sql.table(table)} WHERE ${isOver} LIMIT ${sql.lit(BATCH)})) RETURNING 1`.execute(database)
  return rows.length
}

const deleteAll = async (database: Kysely<Schema>, retention: Retention): Promise<number> => {
  let deleted = 0
  for (;;) {
    const batch = await deleteBatch(database, retention)
    deleted += batch
    if (batch < BATCH) return deleted
  }
}

/**
 * Forgets what the registry says, table by table; call it on one node. A sweep that fails keeps no other from its turn: it is
 * logged as an error with how often it failed in a row, and stands in the table `sweep` with its reason until it succeeds. The
 * figures of that table are answered at `/metrics`.
 */
export const sweepAll = async (
  { database: { kysely }, log }: Pick<Services, 'database' | 'log'>,
  registry: readonly Retention[] = retentions,
): Promise<void> => {
  for (const retention of registry) {
    const name = retention.table
    try {
      const deleted = BigInt(await deleteAll(kysely, retention))
      const done = { succeeded_at: sql<Date>`clock_timestamp()`, deleted, failures: 0, reason: null }
      await kysely
        .insertInto('sweep')
        .values({ name, ...done })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
        .execute()
      if (deleted > 0n) log.info({ sweep: name, deleted: Number(deleted) }, 'a sweep is done')
    } catch (error) {
      const reason = reasonOf(error)
      const { failures } = await kysely
        .insertInto('sweep')
        .values({ name, deleted: 0n, failures: 1, failures_ever: 1n, reason })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            failures: sql<number>`sweep.failures + 1`,
            failures_ever: sql<bigint>`sweep.failures_ever + 1`,
            reason,
          }),
        )
        .returning('failures')
        .executeTakeFirstOrThrow()
      log.error({ sweep: name, failures, reason }, 'a sweep failed: its table grows')
    }
  }
}
