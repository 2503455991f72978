import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { newPlayer } from './players.ts'

const attempts: readonly [string, string][] = [
  ['UPDATE of an entry', 'UPDATE entry SET amount = amount + 1'],
  ['UPDATE of no entry at all', 'UPDATE entry SET amount = 0 WHERE false'],
  ['DELETE of entries', 'DELETE FROM entry'],
  ['TRUNCATE of entries', 'TRUNCATE entry'],
  ['UPDATE of a transaction', `UPDATE ledger_tx SET watched_balance = 0`],
  ['DELETE of a transaction', 'DELETE FROM ledger_tx'],
  ['TRUNCATE of transactions', 'TRUNCATE ledger_tx'],
  ['DELETE of an account', 'DELETE FROM account'],
  [
    'one leg without the other',
    `INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT max(t.id), max(a.id), 'GAME', 5, NULL FROM ledger_tx t, account a WHERE a.player_id IS NULL AND a.kind = 'GAME'`,
  ],
  [
    'legs that do not add up',
    `INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT (SELECT max(id) FROM ledger_tx), a.id, 'GAME', amount, NULL
     FROM account a, (VALUES (5), (-4)) AS v (amount) WHERE a.player_id IS NULL AND a.kind = 'GAME'`,
  ],
  [
    'legs of two kinds of token',
    `INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT (SELECT max(id) FROM ledger_tx), a.id, a.kind, CASE a.kind WHEN 'GAME' THEN 5 ELSE -5 END, NULL
     FROM account a WHERE a.player_id IS NULL AND a.kind IN ('GAME', 'SWEEP')`,
  ],
  [
    'an entry of a transaction that does not exist',
    `INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT 0, a.id, 'GAME', amount, NULL FROM account a, (VALUES (5), (-5)) AS v (amount) WHERE a.player_id IS NULL AND a.kind = 'GAME'`,
  ],
  ['a balance below zero', `UPDATE account SET balance = -1 WHERE player_id IS NOT NULL`],
  ['a stored balance of the house', `UPDATE account SET balance = 0 WHERE player_id IS NULL`],
  [
    'a move of a fraction',
    `SELECT ledger_post((SELECT player_id FROM wallet LIMIT 1), 'GRANT', 'test', 'attempt', ARRAY['x'], NULL, jsonb_build_array(jsonb_build_object('owner', 'PLAYER', 'player', (SELECT player_id FROM wallet LIMIT 1), 'kind', 'GAME', 'amount', '1.5'), jsonb_build_object('owner', 'OPERATOR', 'player', (SELECT player_id FROM wallet LIMIT 1), 'kind', 'GAME', 'amount', '-1.5')))`,
  ],
  [
    'a move of a float as text',
    `SELECT ledger_post((SELECT player_id FROM wallet LIMIT 1), 'GRANT', 'test', 'attempt', ARRAY['x'], NULL, jsonb_build_array(jsonb_build_object('owner', 'PLAYER', 'player', (SELECT player_id FROM wallet LIMIT 1), 'kind', 'GAME', 'amount', '1e-2'), jsonb_build_object('owner', 'OPERATOR', 'player', (SELECT player_id FROM wallet LIMIT 1), 'kind', 'GAME', 'amount', '-1e-2')))`,
  ],
  [
    'a move of nothing',
    `SELECT ledger_post((SELECT player_id FROM wallet LIMIT 1), 'GRANT', 'test', 'attempt', ARRAY['x'], NULL, jsonb_build_array(jsonb_build_object('owner', 'PLAYER', 'player', (SELECT player_id FROM wallet LIMIT 1), 'kind', 'GAME', 'amount', '0'), jsonb_build_object('owner', 'OPERATOR', 'player', (SELECT player_id FROM wallet LIMIT 1), 'kind', 'GAME', 'amount', '-0')))`,
  ],
  [
    'a balanced pair that moves no balance',
    `INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT (SELECT max(id) FROM ledger_tx), a.id, 'GAME', CASE WHEN a.player_id IS NULL THEN -5 ELSE 5 END, a.balance
     FROM account a WHERE a.kind = 'GAME' AND (a.player_id IS NULL OR a.balance > 0)`,
  ],
  [
    'two entries of an account at once, of which the second ends where the account stands and the first does not continue it',
    `WITH made AS (
       INSERT INTO ledger_tx (scope, key, request_hash, type, player_id) SELECT 'test', k, '\\x00', 'GRANT', (SELECT player_id FROM wallet LIMIT 1)
       FROM (VALUES ('there'), ('back')) AS v (k) RETURNING id, key
     ) INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT m.id, a.id, 'GAME', CASE WHEN (m.key = 'there') = (a.player_id IS NULL) THEN -5 ELSE 5 END,
       CASE WHEN a.player_id IS NOT NULL THEN a.balance + CASE m.key WHEN 'there' THEN 7 ELSE 0 END END
     FROM made m, account a WHERE a.kind = 'GAME' AND (a.owner = 'OPERATOR' OR a.id = (SELECT max(id) FROM account WHERE kind = 'GAME' AND balance = 500))
     ORDER BY m.id, a.id`,
  ],
  [
    'an entry of a fraction',
    `INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
     SELECT (SELECT max(id) FROM ledger_tx), a.id, 'GAME', amount, a.balance FROM account a, (VALUES (1.4), (-0.6)) AS v (amount)
     WHERE a.player_id IS NOT NULL AND a.kind = 'GAME'`,
  ],
]

/** Tries what nobody may do to the ledger, as the role that owns it. Answers the attempts that the database let pass. */
export const letPassByLedger = async (database: Kysely<Schema>): Promise<{ cases: number; passed: string[] }> => {
  await newPlayer(database, { GAME: 500n })
  const passed: string[] = []
  for (const [name, statement] of attempts) {
    const isUndone = 'undone by the test'
    await database
      .transaction()
      .execute(async (transaction) => {
        // A transaction that waits for its entries, so that each attempt meets the rule it is about and no other.
        await sql`INSERT INTO ledger_tx (scope, key, request_hash, type, player_id)
          SELECT 'test', ${name}, '\\x00', 'GRANT', player_id FROM wallet LIMIT 1`.execute(transaction)
        await sql.raw(statement).execute(transaction)
        passed.push(name)
        throw new Error(isUndone)
      })
      .catch(() => undefined)
  }
  return { cases: attempts.length, passed }
}
