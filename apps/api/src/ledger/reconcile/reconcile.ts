import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { checks } from './checks.ts'

/** A rule of the books that does not hold. */
export interface Finding {
  readonly check: string
  /** How many things break it; `examples` says the first of them. */
  readonly count: bigint
  readonly examples: readonly string[]
}

const EXAMPLES = 10

/** The rules that do not hold in what a transaction sees. */
export const brokenRules = async (transaction: Transaction<Schema>): Promise<readonly Finding[]> => {
  const broken: Finding[] = []
  for (const { name, findings } of checks) {
    const { rows } = await sql<{ what: string; total: bigint }>`
      SELECT what, count(*) OVER () AS total FROM (${findings}) found LIMIT ${EXAMPLES}::integer`.execute(transaction)
    if (rows[0]) broken.push({ check: name, count: rows[0].total, examples: rows.map(({ what }) => what) })
  }
  return broken
}

/**
 * Holds the books against every rule, in one snapshot, so that moves may go on meanwhile. Nothing is changed. Answers the rules
 * that do not hold: an empty list is the proof that all do.
 */
export const reconcile = (database: Kysely<Schema>): Promise<readonly Finding[]> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // A check over the whole ledger takes longer than any call of a player may.
      await sql`SET LOCAL statement_timeout = 0`.execute(transaction)
      return brokenRules(transaction)
    })
