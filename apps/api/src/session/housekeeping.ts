import { sql } from 'kysely'
import type { Services } from '../services.ts'

const EVERY_MS = 600_000

/** One sweep: forgets what is over. A session's address is remembered for thirty days, so that its owner is known there. */
export const sweepSessions = async ({ database }: Pick<Services, 'database'>): Promise<void> => {
  const { kysely } = database
  await sql`DELETE FROM throttle WHERE window_start < now() - interval '1 day'`.execute(kysely)
  await sql`DELETE FROM login_attempt WHERE last_at < now() - interval '1 day'`.execute(kysely)
  await sql`DELETE FROM anonymous_session WHERE expires_at < now()`.execute(kysely)
  await sql`DELETE FROM email_token WHERE expires_at < now() - interval '7 days'`.execute(kysely)
  await sql`DELETE FROM password_reset WHERE expires_at < now() - interval '7 days'`.execute(kysely)
  await sql`DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'`.execute(kysely)
  await sql`DELETE FROM refresh_token t USING session s WHERE s.id = t.session_id AND s.expires_at < now() - interval '1 day'`.execute(
    kysely,
  )
  await sql`DELETE FROM session WHERE expires_at < now() - interval '30 days'`.execute(kysely)
}

/** Sweeps every ten minutes; the answer stops it. Several nodes may sweep at once. */
export const startSessionHousekeeping = (services: Pick<Services, 'database' | 'log'>): (() => void) => {
  const timer = setInterval(() => {
    sweepSessions(services).catch((err: unknown) => services.log.warn({ err }, 'housekeeping failed and is tried again'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
