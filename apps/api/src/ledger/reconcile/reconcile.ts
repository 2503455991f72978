import { sql, type Kysely, type Transaction } from 'kysely'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { Schema } from '../../db/schema.ts'
import { checks, type Check } from './checks.ts'

/** A rule of the books that does not hold. */
export interface Finding {
  readonly check: string
  /** How many things break it; `examples` says the first of them. */
  readonly count: bigint
  readonly examples: readonly string[]
}

const EXAMPLES = 10

/** What a check finds; undefined where its rule holds. One that fails proves nothing: that is a finding of its own. */
const findingOf = async (transaction: Transaction<Schema>, { name, findings }: Check): Promise<Finding | undefined> => {
  await sql`SAVEPOINT before_check`.execute(transaction)
  try {
    const { rows } = await sql<{ what: string; total: bigint }>`
      SELECT what, count(*) OVER () AS total FROM (${findings}) found LIMIT ${EXAMPLES}::integer`.execute(transaction)
    return rows[0] && { check: name, count: rows[0].total, examples: rows.map(({ what }) => what) }
  } catch (error) {
    // Rejects where the database is away.
    await sql`ROLLBACK TO SAVEPOINT before_check`.execute(transaction)
    return { check: `it can be checked that ${name}`, count: 1n, examples: [reasonOf(error)] }
  }
}

/** The rules that do not hold in what a transaction sees. A check that fails keeps none of the others from being made. */
export const brokenRules = async (transaction: Transaction<Schema>): Promise<readonly Finding[]> => {
  const broken: Finding[] = []
  for (const check of checks) {
    const finding = await findingOf(transaction, check)
    if (finding) broken.push(finding)
  }
  return broken
}

/**
 * Holds the books against every rule, in one snapshot, so that moves may go on meanwhile. Nothing is changed. Answers the rules
 * that do not hold, and those that could not be checked: an empty list is the proof that all hold.
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
