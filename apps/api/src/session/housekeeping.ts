import { sql } from 'kysely'
import type { Services } from '../services.ts'

const ago = (time: string) => sql<Date>`now() - ${sql.lit(time)}::interval`

/** One sweep: forgets what is over. A session's address is remembered for thirty days, so that its owner is known there. */
export const sweepSessions = async ({ database }: Pick<Services, 'database'>): Promise<void> => {
  const { kysely } = database
  await kysely.deleteFrom('throttle').where('window_start', '<', ago('1 day')).execute()
  await kysely.deleteFrom('login_attempt').where('last_at', '<', ago('1 day')).execute()
  await kysely.deleteFrom('anonymous_session').where('expires_at', '<', ago('0')).execute()
  await kysely.deleteFrom('email_token').where('expires_at', '<', ago('7 days')).execute()
  await kysely.deleteFrom('password_reset').where('expires_at', '<', ago('7 days')).execute()
  await kysely.deleteFrom('one_time_code').where('expires_at', '<', ago('1 day')).execute()
  await kysely
    .deleteFrom('refresh_token as token')
    .using('session')
    .whereRef('session.id', '=', 'token.session_id')
    .where('session.expires_at', '<', ago('1 day'))
    .execute()
  // A session that ran out by itself was never revoked, which would have taken its push token with it.
  await kysely
    .deleteFrom('push_token as token')
    .using('session')
    .whereRef('session.id', '=', 'token.session_id')
    .where('session.expires_at', '<', ago('1 day'))
    .execute()
  await kysely.deleteFrom('session').where('expires_at', '<', ago('30 days')).execute()
}
