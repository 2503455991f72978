import { sql, type Kysely } from 'kysely'
import type { Schema } from '../src/db/schema.ts'
import { reviewsOf } from '../src/modules/operator/reviews/list.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { median, timed } from './measure.ts'

const FEW = 100
const MANY = 10_000
const TURNS = 60
const MOST = 1.3

/** So many open withdrawals, each of a player of its own with an account and a session, written in bulk. */
const fill = async (database: Kysely<Schema>, count: number): Promise<void> => {
  await sql`INSERT INTO player (email, phone, display_name, first_name, last_name, password_hash, special_offers, terms_version,
      terms_accepted_at, age_acknowledged_at, email_confirmed_at)
    SELECT 'bench' || n || '@example.com', '+1' || n, 'bench' || n, 'Bench', 'Player', 'none', false, 'bench', now(), now(), now()
    FROM generate_series(1, ${count}::integer) n`.execute(database)
  await sql`INSERT INTO session (player_id, expires_at, ip, user_agent)
    SELECT id, now() + interval '1 day', '10.0.' || (substr(display_name, 6)::integer % 200) || '.1', 'bench' FROM player`.execute(database)
  await sql`INSERT INTO payout_account (player_id, way, party, destination, label, fingerprint, usable_from)
    SELECT id, 'BANK', 'bench', '{}', 'Tide, ending in 6789', display_name, now() FROM player`.execute(database)
  await sql`INSERT INTO hold (tx_id, player_id, kind, amount, purpose, reference)
    SELECT -substr(display_name, 6)::bigint, id, 'PRIZE', 5000, 'WITHDRAWAL', display_name FROM player`.execute(database)
  await sql`INSERT INTO withdrawal (id, player_id, intent, way, party, account_id, destination, destination_label, country, region, amount, currency,
      gross_minor, fee_minor, receives_minor, hold_id, state, requested_at, not_before)
    SELECT gen_random_uuid(), p.id, 'bench', 'BANK', 'bench', a.id, '{}', a.label, 'US', 'NV', 5000, 'USD', 5000, 150, 4850, h.id,
      CASE WHEN h.id % 5 = 0 THEN 'IN_REVIEW' ELSE 'REQUESTED' END, now() - h.id * interval '1 minute', now()
    FROM player p JOIN payout_account a ON a.player_id = p.id JOIN hold h ON h.player_id = p.id`.execute(database)
  await sql`INSERT INTO withdrawal_event (withdrawal_id, kind, source, at) SELECT id, 'REQUESTED', 'PLAYER', requested_at FROM withdrawal`.execute(
    database,
  )
  await sql`ANALYZE`.execute(database)
}

/**
 * What the reviewers' first page costs with 10,000 open withdrawals, against 100, measured in turns on a real PostgreSQL
 * (TEST_DATABASE_URL). True when it grew no more than it may.
 */
export const reviewsFirstPage = async (): Promise<boolean> => {
  const scratches = [await scratchDatabase(), await scratchDatabase()] as const
  const databases = await Promise.all(scratches.map((scratch) => scratch.open({ connections: 2 })))
  try {
    for (const [index, database] of databases.entries()) await fill(database.unhurried, index === 0 ? FEW : MANY)
    const times: [number[], number[]] = [[], []]
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const index of [0, 1] as const) {
        const { kysely } = databases[index] ?? {}
        if (!kysely) throw new Error('two databases are compared')
        const page = () => reviewsOf(kysely, { queue: 'TO_REVIEW', first: 25 })
        if ((await page()).rows.length !== 25) throw new Error('the first page is not full')
        times[index].push(await timed(page))
      }
    const [few, many] = [median(times[0]), median(times[1])]
    const ratio = many / few
    console.log(
      `first page of reviews: ${few.toFixed(2)} ms with ${FEW} open withdrawals, ${many.toFixed(2)} ms with ${MANY.toLocaleString('en')}: ${ratio.toFixed(2)} times (at most ${MOST})`,
    )
    return ratio <= MOST
  } finally {
    await Promise.all(databases.map((database) => database.close()))
    await Promise.all(scratches.map((scratch) => scratch.drop()))
  }
}
