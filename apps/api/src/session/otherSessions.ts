import { sql } from 'kysely'
import type { DeviceSession } from '../graphql/resolvers.generated.ts'
import { isUuid } from '../kernel/uuid.ts'
import type { Services } from '../services.ts'
import { deviceOf } from './device.ts'
import { endSessions } from './endSessions.ts'

/** The session that asks, and whose it is. */
export interface Here {
  readonly playerId: string
  readonly sessionId: string
}

interface SessionRow {
  readonly id: string
  readonly user_agent: string
  readonly last_used_at: Date
}

/** The player's other live sessions, the last used first. A session is used at least as often as its pair is renewed. */
export const otherSessions = async ({ database }: Services, { playerId, sessionId }: Here): Promise<DeviceSession[]> => {
  const { rows } = await sql<SessionRow>`SELECT s.id, s.user_agent, max(COALESCE(t.first_used_at, t.created_at)) AS last_used_at
    FROM session s JOIN refresh_token t ON t.session_id = s.id
    WHERE s.player_id = ${playerId} AND s.id <> ${sessionId} AND s.revoked_at IS NULL AND s.expires_at > now()
    GROUP BY s.id ORDER BY last_used_at DESC, s.id`.execute(database.kysely)
  return rows.map((row) => ({ id: row.id, ...deviceOf(row.user_agent), lastUsedAt: row.last_used_at.toISOString() }))
}

/** Ends one other session of the player, or all of them without `id`. Somebody else's is not there: the answer is the same. */
export const endOtherSessions = async (services: Services, { playerId, sessionId }: Here, id?: string): Promise<true> => {
  if (id !== undefined && !isUuid(id)) return true
  await services.hub.endSessions(await endSessions(services.database.kysely, { playerId, reason: 'revoked', allBut: sessionId, only: id }))
  return true
}
