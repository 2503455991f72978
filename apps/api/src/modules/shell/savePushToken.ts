import { sql } from 'kysely'
import type { PushTokenInput } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'

const LONGEST_TOKEN = 4_096

/** Keeps where a session's browser takes push messages. A token that another session held moves here: one browser, one player. */
export const savePushToken = async (
  services: Services,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  { token, sourceType }: PushTokenInput,
): Promise<boolean> => {
  if (!/^[\x21-\x7e]+$/.test(token) || token.length > LONGEST_TOKEN) throw new Problem(400, 'BAD_INPUT', 'This is no push token.')
  await throttle(services, 'pushToken', playerId)
  await sql`INSERT INTO push_token (token, session_id, source_type) VALUES (${token}, ${sessionId}, ${sourceType})
    ON CONFLICT (token) DO UPDATE SET session_id = excluded.session_id, saved_at = now()`.execute(services.database.kysely)
  return true
}
