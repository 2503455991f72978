import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { PlayerRow } from './player.ts'

const PER_ACCOUNT_AND_HOUR = 100

const bucketOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Tries at an account from addresses where its player never logged in. */
export const strangersBucket = (account: string): Buffer => bucketOf(`${account} elsewhere`)
/** Tries at the current password inside a session. */
export const triesAtHome = (playerId: string): Buffer => bucketOf(`${playerId} at home`)

/**
 * Whose wrong tries count together: an account's from all strange addresses; and apart from them those from an address where the
 * player logged in during the last thirty days, so that an attack from elsewhere does not lock the owner out. Every name of an
 * account counts as the same account.
 */
export const attemptBucket = async (
  { database }: Services,
  player: PlayerRow | undefined,
  identifier: string,
  ip: string,
): Promise<Buffer> => {
  const { rows } = await sql`SELECT 1 FROM session WHERE player_id = ${player?.id ?? null}::uuid AND ip = ${ip}
    AND created_at > now() - interval '30 days' LIMIT 1`.execute(database.kysely)
  const account = player?.id ?? `nobody ${identifier.toLowerCase()}`
  return rows.length > 0 ? bucketOf(`${account} ${ip}`) : strangersBucket(account)
}

const lockedOut = (retryAfterSeconds: number) =>
  new Problem(429, 'LOCKED_OUT', 'Too many wrong passwords. Wait a moment, then try again.', { retryAfterSeconds })

/** Counts a try before the password is looked at; throws 429 with the seconds to wait while the bucket is shut. */
export const countAttempt = async ({ database }: Services, bucket: Buffer): Promise<void> => {
  const { rows } = await sql<{ wait: number }>`SELECT take_login_attempt(${bucket}) AS wait`.execute(database.kysely)
  const wait = rows[0]?.wait ?? 0
  if (wait > 0) throw lockedOut(wait)
}

/** However many addresses know the player, no account takes more than a hundred tries an hour. */
export const countForAccount = async ({ database }: Services, player: PlayerRow | undefined): Promise<void> => {
  if (!player) return
  const { rows } = await sql<{
    wait: number
  }>`SELECT take_throttle(${`login-account:${player.id}`}, ${PER_ACCOUNT_AND_HOUR}::integer, 3600) AS wait`.execute(database.kysely)
  const wait = rows[0]?.wait ?? 0
  if (wait > 0) throw lockedOut(wait)
}

/** The password was right: what was counted is forgotten. */
export const forgetAttempts = async ({ database }: Services, bucket: Buffer): Promise<void> => {
  await database.kysely.deleteFrom('login_attempt').where('bucket', '=', bucket).execute()
}
