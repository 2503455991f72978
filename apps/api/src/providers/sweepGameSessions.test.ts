import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER, round } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { bet, rollback, win } from '../ledger/rounds.ts'
import { sweepGameSessions } from './sweepGameSessions.ts'

let database: Database
let player: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  player = await newPlayer(database.kysely, { GAME: 1_000n })
})
afterAll(() => database?.close())

const sweep = () => sweepGameSessions({ database, log: pino({ level: 'silent' }), wakeOutbox: () => {} })
const hourAgo = sql<Date>`clock_timestamp() - interval '1 hour'`

/** A session that is an hour over its time, with one open round from the time before. */
const lapsed = async (name: string) => {
  const sessionId = await newGameSession(database.kysely, player)
  const call = { providerId: PROVIDER, sessionId, transactionId: `${name}:bet`, gameplayId: `${name}:round`, minor: 100n }
  await bet(database.kysely, call)
  await sql`UPDATE round SET played_at = ${hourAgo} WHERE gameplay_id = ${call.gameplayId}`.execute(database.kysely)
  await database.kysely.updateTable('game_session').set({ expires_at: hourAgo }).where('id', '=', sessionId).execute()
  return call
}

describe('the sweep of game sessions', () => {
  it('ends lapsed sessions, reports their open rounds, and leaves the rounds to their provider', async () => {
    const won = await lapsed('won')
    const undone = await lapsed('undone')
    expect(await bet(database.kysely, { ...won, transactionId: 'late', gameplayId: 'late' })).toEqual({
      ok: false,
      error: { code: 'SESSION_ENDED' },
    })

    expect((await sweep()).count).toBe(2)
    const sessions = await database.kysely.selectFrom('game_session').select('ended_at').execute()
    expect(sessions.every((session) => session.ended_at !== null)).toBe(true)
    expect(await database.kysely.selectFrom('round').select('state').execute()).toEqual([{ state: 'OPEN' }, { state: 'OPEN' }])

    const paid = await win(database.kysely, { ...won, transactionId: 'won:win', betTransactionId: won.transactionId, minor: 30n, round })
    expect(paid).toMatchObject({ ok: true, value: { balance: 830n } })
    const back = await rollback(database.kysely, { ...undone, transactionId: 'undone:back', betTransactionId: undone.transactionId })
    expect(back).toEqual({ ok: true, value: { balance: 930n } })
    expect((await sweep()).count).toBe(0)
    expect(await brokenInvariants(database.kysely)).toEqual([])
  })

  it('tells the player once that a session ended', async () => {
    await sweep()
    const told = await sql<{ count: bigint }>`SELECT count(*) AS count FROM outbox WHERE body ->> 'topic' = 'gameSession'`.execute(
      database.kysely,
    )
    expect(told.rows[0]?.count).toBe(2n)
  })

  it('ends every other session where one cannot be ended, and reports open rounds', async () => {
    const { kysely } = database
    const stuck = await lapsed('stuck')
    const other = await lapsed('other')
    await sql`CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stuck'; END $$`.execute(kysely)
    await sql`CREATE TRIGGER refuse_end BEFORE UPDATE ON game_session FOR EACH ROW WHEN (NEW.id = ${sql.lit(stuck.sessionId)}::uuid)
      EXECUTE FUNCTION refuse_end()`.execute(kysely)
    const endOf = async (id: string) =>
      (await kysely.selectFrom('game_session').select('ended_at').where('id', '=', id).executeTakeFirstOrThrow()).ended_at
    expect((await sweep()).count).toBe(2)
    expect([await endOf(stuck.sessionId), await endOf(other.sessionId)]).toEqual([null, expect.any(Date)])
    await sql`DROP FUNCTION refuse_end CASCADE`.execute(kysely)
    await sweep()
    expect(await endOf(stuck.sessionId)).not.toBeNull()
  })
})
