import type { DeviceSession } from '../graphql/resolvers.generated.ts'
import { databaseNow } from '../kernel/databaseTime.ts'
import { retried } from '../kernel/retry.ts'
import { isUuid } from '../kernel/uuid.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './device.ts'
import { endSessions } from './endSessions.ts'

/** The session that asks, and whose it is. */
export interface Here {
  readonly playerId: string
  readonly sessionId: string
}

/** The player's other live sessions, the last used first. A session is used at least as often as its pair is renewed. */
export const otherSessions = async ({ database }: Services, { playerId, sessionId }: Here): Promise<DeviceSession[]> => {
  const rows = await database.kysely
    .selectFrom('session')
    .innerJoin('refresh_token', 'refresh_token.session_id', 'session.id')
    .select(({ fn }) => [
      'session.id',
      'session.user_agent',
      fn.max(fn.coalesce('refresh_token.first_used_at', 'refresh_token.created_at')).as('last_used_at'),
    ])
    .where('session.player_id', '=', playerId)
    .where('session.id', '<>', sessionId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', databaseNow)
    .groupBy('session.id')
    .orderBy('last_used_at', 'desc')
    .orderBy('session.id')
    .execute()
  return rows.map((row) => ({ id: row.id, ...deviceOf(row.user_agent), lastUsedAt: row.last_used_at.toISOString() }))
}

/** Ends one other session of the player, or all of them without `id`. Somebody else's is not there: the answer is the same. */
export const endOtherSessions = async (services: Services, { playerId, sessionId }: Here, id?: string): Promise<true> => {
  if (id !== undefined && !isUuid(id)) return true
  const ends = { playerId, reason: 'revoked', allBut: sessionId, only: id } as const
  await services.hub.endSessions(await retried(() => endSessions(services.database.kysely, ends)))
  return true
}
