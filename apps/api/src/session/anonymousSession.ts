import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../db/schema.ts'
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

interface AnonymousSession {
  readonly id: string
  readonly expired: boolean
}

/** A visitor's page asks several times at once and again soon after; a session ends by its age alone, so it is looked up once in a while. */
const KNOWN_MS = 5_000
const MOST_KNOWN = 10_000
const known = new WeakMap<Kysely<Schema>, LRUCache<string, AnonymousSession>>()

const knownIn = (database: Kysely<Schema>): LRUCache<string, AnonymousSession> => {
  const found = known.get(database) ?? new LRUCache<string, AnonymousSession>({ max: MOST_KNOWN, ttl: KNOWN_MS })
  known.set(database, found)
  return found
}

/** The session of a visitor's token; it may have expired up to five seconds ago and not say so. Undefined where there is none. */
export const findAnonymousSession = async ({ database: { kysely } }: Services, token: string): Promise<AnonymousSession | undefined> => {
  const hash = hashToken(token)
  const cache = knownIn(kysely)
  const key = hash.toString('base64')
  const cached = cache.get(key)
  if (cached) return cached
  const row = await kysely
    .selectFrom('anonymous_session')
    .select((column) => ['id', column('expires_at', '<=', databaseNow).as('expired')])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const session = { id: row.id, expired: Boolean(row.expired) }
  if (!session.expired) cache.set(key, session)
  return session
}
