import { sql, type Kysely } from 'kysely'
import type { Schema } from '../src/db/schema.ts'
import { seedContent } from '../src/seed/seedContent.ts'

export const FUNDS = 1_000_000_000n

/** The session of the n-th player, from 1; pgbench can write such an id, it cannot look one up without another statement. */
export const sessionOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The n-th player, from 1. */
export const playerOf = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`

/** So many players with funds through the ledger, each with one open session of the slot. */
export const addPlayers = async (database: Kysely<Schema>, count: number): Promise<void> => {
  await seedContent(database)
  await sql`
    INSERT INTO player (id, email, phone, display_name, first_name, last_name, password_hash, special_offers, terms_version,
      terms_accepted_at, age_acknowledged_at, email_confirmed_at)
    SELECT ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'bench' || n || '@example.com', '+1' || n, 'bench' || n, 'Bench', 'Player', 'none', false, 'bench', now(), now(), now()
    FROM generate_series(1, ${count}::integer) n`.execute(database)
  await sql`
    SELECT ledger_post(id, 'GRANT', 'player:' || id, 'bench', ARRAY['bench'], NULL, jsonb_build_array(
      jsonb_build_object('owner', 'PLAYER', 'player', id, 'kind', 'GAME', 'amount', ${FUNDS}::bigint),
      jsonb_build_object('owner', 'OPERATOR', 'kind', 'GAME', 'amount', -${FUNDS}::bigint)))
    FROM player`.execute(database)
  await sql`
    INSERT INTO game_session (id, player_id, game_id, token, win_token, expires_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(substr(display_name, 6), 12, '0'))::uuid, id, 'moonlit-tides', 'GAME', 'GAME', now() + interval '1 day'
    FROM player`.execute(database)
}

/**
 * Fills the ledger with settled rounds (a bet and a win of the same amount: two transactions, four entries each) until it holds
 * about so many entries. Written in bulk with the triggers of a single move set aside, and consistent all the same.
 */
export const fillLedger = async (database: Kysely<Schema>, entries: number, players: number): Promise<void> => {
  const rounds = Math.round(entries / 4)
  const step = 25_000
  await sql`INSERT INTO account (owner, party, kind) VALUES ('PROVIDER', 'deepwater', 'GAME')`.execute(database)
  await sql`ALTER TABLE entry DISABLE TRIGGER entry_checked`.execute(database)
  await sql`ALTER TABLE round DISABLE TRIGGER rounds_are_counted, DISABLE TRIGGER round_is_biggest`.execute(database)
  for (let from = 0; from < rounds; from += step) {
    const to = Math.min(rounds, from + step)
    // Round r belongs to player 1 + r % players; its bet is transaction 1e6 + 2r, its win the next one.
    await sql`
      INSERT INTO ledger_tx (id, scope, key, request_hash, type, player_id, watched_balance) OVERRIDING SYSTEM VALUE
      SELECT 1000000 + 2 * r + leg, 'provider:deepwater', gen_random_uuid()::text, sha256('fill'), CASE leg WHEN 0 THEN 'BET' ELSE 'WIN' END, s.player_id, 0
      FROM generate_series(${from}::integer, ${to - 1}::integer) r CROSS JOIN generate_series(0, 1) leg
      JOIN game_session s ON s.id = ('00000000-0000-4000-8000-' || lpad((1 + r % ${players}::integer)::text, 12, '0'))::uuid
      ORDER BY r, leg`.execute(database)
    await sql`
      INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
      SELECT t.id, CASE side WHEN 0 THEN a.id ELSE h.id END, 'GAME', (CASE WHEN t.type = 'BET' THEN -100 ELSE 100 END) * (CASE side WHEN 0 THEN 1 ELSE -1 END),
        CASE side WHEN 0 THEN a.balance - CASE t.type WHEN 'BET' THEN 100 ELSE 0 END END
      FROM ledger_tx t JOIN account a ON a.player_id = t.player_id AND a.owner = 'PLAYER' AND a.kind = 'GAME'
      JOIN account h ON h.owner = 'PROVIDER' AND h.party = 'deepwater' AND h.kind = 'GAME' CROSS JOIN generate_series(0, 1) side
      WHERE t.id >= 1000000 + 2 * ${from}::integer AND t.id < 1000000 + 2 * ${to}::integer
      ORDER BY t.id, side`.execute(database)
    await sql`
      INSERT INTO round (id, provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet, win, state,
        played_at, closed_at, detail) OVERRIDING SYSTEM VALUE
      SELECT t.id, 'deepwater', t.key, s.id, t.player_id, s.game_id, 'SLOT', 'GAME', 'GAME', 100, 100, 'SETTLED',
        now() - interval '1 year' + make_interval(secs => (t.id - 1000000)::double precision), now(),
        '{"type":"slot","matrix":[["moon","shell","pearl"]],"paylines":[],"feature":null,"jackpot":null}'
      FROM ledger_tx t JOIN game_session s ON s.player_id = t.player_id
      WHERE t.type = 'BET' AND t.id >= 1000000 + 2 * ${from}::integer AND t.id < 1000000 + 2 * ${to}::integer
      ORDER BY t.id`.execute(database)
    await sql`
      INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id)
      SELECT t.id, t.id - leg, t.type, 'MAIN', 100, CASE leg WHEN 1 THEN t.id - 1 END
      FROM ledger_tx t CROSS JOIN LATERAL (SELECT (t.id - 1000000) % 2 AS leg) s
      WHERE t.id >= 1000000 + 2 * ${from}::integer AND t.id < 1000000 + 2 * ${to}::integer
      ORDER BY t.id`.execute(database)
  }
  await sql`UPDATE account a SET played = played + f.amount, won = won + f.amount
    FROM (SELECT player_id, sum(bet) AS amount FROM round GROUP BY player_id) f
    WHERE a.player_id = f.player_id AND a.owner = 'PLAYER' AND a.kind = 'GAME'`.execute(database)
  await sql`INSERT INTO rounds_played SELECT player_id, game_id, count(*) FROM round GROUP BY player_id, game_id`.execute(database)
  await sql`INSERT INTO biggest_win SELECT player_id, min(id), max(win) FROM round GROUP BY player_id`.execute(database)
  for (const table of ['ledger_tx', 'round'])
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), 1000000 + 2 * ${rounds}::bigint)`.execute(database)
  await sql`ALTER TABLE entry ENABLE TRIGGER entry_checked`.execute(database)
  await sql`ALTER TABLE round ENABLE TRIGGER rounds_are_counted, ENABLE TRIGGER round_is_biggest`.execute(database)
  await sql`VACUUM (ANALYZE)`.execute(database)
}
