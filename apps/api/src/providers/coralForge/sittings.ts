import { sql, type Kysely, type Selectable } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'

/** A sitting as the database keeps it. */
export type Sitting = Selectable<Schema['sitting']>
/** What the work on a sitting needs. */
export type Platform = Pick<Services, 'config' | 'database' | 'log' | 'wakeOutbox'>

/** Pauses between two questions: 1, 2, 4 … 60 seconds. */
const LONGEST_PAUSE_S = 60

export const sittingById = (database: Kysely<Schema>, id: string): Promise<Sitting> =>
  database.selectFrom('sitting').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The sitting of a player at a provider with this kind of token that is not over: there is at most one. */
export const liveSitting = (
  database: Kysely<Schema>,
  { providerId, playerId, token }: { providerId: string; playerId: string; token: Sitting['token'] },
): Promise<Sitting | undefined> =>
  database
    .selectFrom('sitting')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('player_id', '=', playerId)
    .where('token', '=', token)
    .where('state', '!=', 'CLOSED')
    .executeTakeFirst()

/** Looks at the sitting again later, each time after twice as long; `anew` begins with the shortest pause. */
export const lookAgain = async ({ database }: Platform, id: string, anew = false): Promise<void> => {
  const tries = anew ? sql<number>`0` : sql<number>`tries`
  await database.kysely
    .updateTable('sitting')
    .set({
      tries: sql<number>`${tries} + 1`,
      next_at: sql<Date>`clock_timestamp() + make_interval(secs => least(2 ^ least(${tries}, 10), ${LONGEST_PAUSE_S}))`,
    })
    .where('id', '=', id)
    .where('state', '!=', 'CLOSED')
    .execute()
}

/** From here on it is to close; a sitting that is over stays so. */
export const wantClosed = async ({ database }: Platform, id: string): Promise<void> => {
  await database.kysely
    .updateTable('sitting')
    .set({ state: 'CLOSING', tries: 0, next_at: secondsFromNow(0) })
    .where('id', '=', id)
    .where('state', 'in', ['OPENING', 'OPEN'])
    .execute()
}

/** Sittings of a provider that something is to be done about, those that wait longest first. */
export const dueSittings = async ({ database }: Platform, { id }: Party): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT s.id FROM sitting s
    WHERE s.provider_id = ${id} AND s.state <> 'CLOSED' AND s.flag IS NULL AND s.next_at <= clock_timestamp() AND (
      s.state <> 'OPEN'
      OR EXISTS (SELECT 1 FROM sitting_transfer t WHERE t.sitting_id = s.id AND t.state = 'UNKNOWN')
      OR EXISTS (SELECT 1 FROM game_session g WHERE g.id = s.game_session_id AND (g.ended_at IS NOT NULL OR g.expires_at <= clock_timestamp())))
    ORDER BY s.next_at LIMIT 100`.execute(database.kysely)
  return rows.map((row) => row.id)
}

/** Whether the provider may have something to tell: a sitting that is not over, or was not long ago, or rounds of it that are not here. */
export const mayHaveNews = async ({ database }: Platform, { id }: Party): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`SELECT EXISTS (SELECT 1 FROM sitting WHERE provider_id = ${id}
    AND (state <> 'CLOSED' OR closed_at > clock_timestamp() - interval '1 day' OR rounds < rounds_told)) AS may`.execute(database.kysely)
  return rows[0]?.may ?? false
}
