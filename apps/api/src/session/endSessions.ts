import { sql, type Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

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
  const { rows } = await sql<{ id: string }>`UPDATE session SET revoked_at = clock_timestamp(), revoked_reason = ${reason}
    WHERE player_id = ${playerId} AND revoked_at IS NULL AND id IS DISTINCT FROM ${allBut ?? null}::uuid
      AND (${only ?? null}::uuid IS NULL OR id = ${only ?? null}::uuid)
    RETURNING id`.execute(database)
  return rows.map(({ id }) => id)
}
