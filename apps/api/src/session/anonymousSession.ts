import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { hashToken, opaqueToken } from './keys.ts'

const DAYS = 30

/** Starts a session for a visitor, good for thirty days. */
export const startAnonymousSession = async (services: Services): Promise<{ token: string; expiresAt: Date }> => {
  const token = opaqueToken()
  const { rows } = await sql<{ expires_at: Date }>`INSERT INTO anonymous_session (token_hash, expires_at)
    VALUES (${hashToken(token)}, now() + make_interval(days => ${DAYS})) RETURNING expires_at`.execute(services.database.kysely)
  const row = rows[0]
  if (!row) throw new Error('An anonymous session was not stored.')
  return { token, expiresAt: row.expires_at }
}

export const findAnonymousSession = async (
  services: Services,
  token: string,
): Promise<{ readonly id: string; readonly expired: boolean } | undefined> => {
  const { rows } = await sql<{ id: string; expired: boolean }>`SELECT id, expires_at <= now() AS expired FROM anonymous_session
    WHERE token_hash = ${hashToken(token)}`.execute(services.database.kysely)
  return rows[0]
}
