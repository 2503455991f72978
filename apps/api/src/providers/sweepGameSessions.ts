import { sql } from 'kysely'
import { secondsFromNow } from '../kernel/databaseTime.ts'
import type { Services } from '../services.ts'

type Used = Pick<Services, 'database' | 'log' | 'wakeOutbox'>

/** A round usually takes seconds; one that is open this long waits for its provider, and somebody should look. */
const OPEN_ROUND_MINUTES = 10

interface OpenRounds {
  readonly count: number
  readonly oldest: Date | null
}

/** Ends a session. One that cannot be ended keeps none of the others going on, and is tried again by the next sweep. */
const end = async ({ database, log }: Used, session: { readonly id: string; readonly player_id: string }): Promise<void> => {
  const { id, player_id } = session
  try {
    await sql`SELECT end_game_session(${player_id}::uuid, ${id}::uuid)`.execute(database.kysely)
  } catch (err) {
    log.error({ err, session: id }, 'a game session could not be ended; trying again later')
  }
}

/**
 * One sweep: ends game sessions whose time is over, and reports rounds that a provider left open. It never closes a round: only the provider knows how it ended, and its win or rollback is booked whenever it comes.
 */
export const sweepGameSessions = async (services: Used): Promise<OpenRounds> => {
  const { database, log, wakeOutbox } = services
  const { kysely } = database
  const expired = await kysely
    .selectFrom('game_session')
    .select(['id', 'player_id'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', new Date())
    .limit(500)
    .execute()
  for (const session of expired) await end(services, session)
  if (expired.length > 0) wakeOutbox()
  const { count, oldest } = await kysely
    .selectFrom('round')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('played_at').as('oldest')])
    .where('state', '=', 'OPEN')
    .where('played_at', '<', secondsFromNow(-60 * OPEN_ROUND_MINUTES))
    .executeTakeFirstOrThrow()
  const open = { count: Number(count), oldest }
  if (open.count > 0) log.warn({ rounds: open.count, oldest }, 'rounds wait for their provider')
  return open
}
