import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { databaseNow } from '../kernel/databaseTime.ts'

/** Why sessions end before their time; whoever uses one later is told by it. */
export type SessionEnd = 'other-device' | 'password' | 'revoked'

interface WhichSessions {
  readonly playerId: string
  readonly reason: SessionEnd
  /** The session that goes on. */
  readonly allBut?: string | undefined
  /** This one alone. */
  readonly only?: string | undefined
}

/**
 * Ends live sessions of a player, all of them where nothing narrows it, and answers their ids: after the commit the hub tells them
 * (`hub.endSessions`).
 */
export const endSessions = async (
  database: Kysely<Schema>,
  { playerId, reason, allBut, only }: WhichSessions,
): Promise<readonly string[]> => {
  const rows = await database
    .updateTable('session')
    .set({ revoked_at: databaseNow, revoked_reason: reason })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .$if(allBut !== undefined, (sessions) => sessions.where('id', '<>', allBut ?? ''))
    .$if(only !== undefined, (sessions) => sessions.where('id', '=', only ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
