import { sql } from 'kysely'
import type { PushTokenInput } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'

/** The database indexes a token together with the id of a message, and an entry of an index holds 2,704 bytes. */
const LONGEST_TOKEN = 2_500

interface Owner {
  readonly sessionId: string | null
  readonly anonymousId: string | null
}

/** A token that somebody else held moves here, and the owner's earlier one goes: one browser, one person. */
const keep = async (
  { database, push }: Services,
  { sessionId, anonymousId }: Owner,
  { token, sourceType }: PushTokenInput,
): Promise<true> => {
  const isText = /^[\x21-\x7e]+$/.test(token) && token.length <= LONGEST_TOKEN
  if (!isText || push?.isToken(token) === false) throw new Problem(400, 'BAD_INPUT', 'This push token isn’t valid.')
  await sql`WITH kept AS (
      INSERT INTO push_token (token, session_id, anonymous_id, source_type)
      VALUES (${token}, ${sessionId}::uuid, ${anonymousId}::uuid, ${sourceType})
      ON CONFLICT (token) DO UPDATE
        SET session_id = excluded.session_id, anonymous_id = excluded.anonymous_id, saved_at = now())
    DELETE FROM push_token
      WHERE token <> ${token} AND (session_id = ${sessionId}::uuid OR anonymous_id = ${anonymousId}::uuid)`.execute(database.kysely)
  return true
}

/** Keeps where a session's browser takes push messages. */
export const savePushToken = async (
  services: Services,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  input: PushTokenInput,
): Promise<boolean> => {
  await throttle(services, 'pushToken', playerId)
  return keep(services, { sessionId, anonymousId: null }, input)
}

/** Keeps where a visitor's browser takes push messages. */
export const saveVisitorPushToken = async (
  services: Services,
  anonymousId: string,
  ip: string,
  input: PushTokenInput,
): Promise<boolean> => {
  await throttle(services, 'pushTokenFrom', ip)
  return keep(services, { sessionId: null, anonymousId }, input)
}
