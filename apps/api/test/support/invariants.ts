import { playerMessage } from '@lagoon/contract/messages/playerMessage'
import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../src/db/schema.ts'

interface Broken {
  readonly what: string
}

/**
 * What must hold after every test of the wallet: per kind of token the entries add up to zero, no account of a player is below
 * zero, the balance that an account keeps is the sum of its entries and what the last of them says, and every message that waits is
 * one of the contract. Answers what is broken.
 */
export const brokenInvariants = async (database: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<Broken>`
    SELECT 'entries of ' || kind || ' add up to ' || sum(amount) AS what FROM entry GROUP BY kind HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'account ' || id || ' stands at ' || balance FROM account WHERE balance < 0
    UNION ALL
    SELECT 'account ' || a.id || ' keeps ' || a.balance || ', its entries say ' || coalesce(e.total, 0)
      FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS total FROM entry GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.player_id IS NOT NULL AND a.balance <> coalesce(e.total, 0)
    UNION ALL
    SELECT 'transaction ' || tx_id || ' adds up to ' || sum(amount) FROM entry GROUP BY tx_id, kind HAVING sum(amount) <> 0`.execute(
    database,
  )
  const told = await database.selectFrom('outbox').select(['message_id', 'body']).execute()
  const unknown = told.filter(({ message_id: id, body }) => !v.is(playerMessage, { id, ...body }))
  return [
    ...rows.map((row) => row.what),
    ...unknown.map(({ body }) => `a message that the contract does not know: ${JSON.stringify(body)}`),
  ]
}

/** Notes every entry there is; the answer names what changed among them since. */
export const watchEntries = async (database: Kysely<Schema>): Promise<() => Promise<string[]>> => {
  const print = async (upTo: bigint) =>
    (
      await sql<{ last: bigint; print: string }>`
        SELECT coalesce(max(id), 0) AS last, coalesce(md5(string_agg(e::text, ';' ORDER BY id)), '') AS print
        FROM entry e WHERE id <= ${upTo}::bigint`.execute(database)
    ).rows[0]
  const before = await print(9_000_000_000_000_000_000n)
  return async () => {
    const after = await print(before?.last ?? 0n)
    return after?.print === before?.print ? [] : ['entries that were written before have changed']
  }
}
