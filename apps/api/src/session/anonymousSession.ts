import { databaseNow, secondsFromNow } from '../kernel/databaseTime.ts'
import type { Services } from '../services.ts'
import { hashToken, opaqueToken } from './keys.ts'

const DAYS = 30
const DAY_SECONDS = 86_400

/** Starts a session for a visitor, good for thirty days. */
export const startAnonymousSession = async (services: Services): Promise<{ token: string; expiresAt: Date }> => {
  const token = opaqueToken()
  const row = await services.database.kysely
    .insertInto('anonymous_session')
    .values({ token_hash: hashToken(token), expires_at: secondsFromNow(DAYS * DAY_SECONDS) })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { token, expiresAt: row.expires_at }
}

export const findAnonymousSession = async (
  services: Services,
  token: string,
): Promise<{ readonly id: string; readonly expired: boolean } | undefined> => {
  const row = await services.database.kysely
    .selectFrom('anonymous_session')
    .select((column) => ['id', column('expires_at', '<=', databaseNow).as('expired')])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row && { id: row.id, expired: Boolean(row.expired) }
}
