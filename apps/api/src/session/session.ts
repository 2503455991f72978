import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { databaseNow, secondsFromNow } from '../kernel/databaseTime.ts'
import { retried } from '../kernel/retry.ts'
import type { Services } from '../services.ts'
import { readAccessToken, signAccessToken, type AccessClaims } from './accessToken.ts'
import { hashToken, opaqueToken } from './keys.ts'
import { successorOf } from './refreshToken.ts'

/** How long a parent gets its child again after the child was first used, for tabs that refresh without knowing of each other. */
const GRACE_SECONDS = 10

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** What a log-in is remembered by. */
export interface Device {
  readonly ip: string
  /** As it names itself; empty where it does not. */
  readonly userAgent: string
}

const accessExpiry = (services: Services, issuedAt: Date, sessionEnd: Date): Date =>
  new Date(Math.min(issuedAt.getTime() + services.config.accessTokenSeconds * 1000, sessionEnd.getTime()))

const sign = (services: Services, claims: Omit<AccessClaims, 'expiresAt'>, issuedAt: Date, sessionEnd: Date): Promise<string> =>
  signAccessToken(services.config.tokenSecret, { ...claims, expiresAt: accessExpiry(services, issuedAt, sessionEnd) }, issuedAt)

export type Beginning =
  | { readonly begun: true; readonly tokens: TokenPair; readonly ended: readonly string[] }
  | { readonly begun: false; readonly because: 'password-replaced' | 'logged-in-elsewhere' }

/** Who logs in, and the hash that their password was checked against. */
export interface VerifiedPlayer {
  readonly playerId: string
  readonly passwordHash: string
}

/**
 * Begins a session for a player whose password was right, unless it was replaced since: a reset ends every session, and none may begin
 * behind it. Where the player is logged in elsewhere, either nothing happens, or, when asked to, those sessions end first; their ids are
 * reported. The player's row is locked, so two log-ins never both win.
 */
export const beginSession = async (
  services: Services,
  { playerId, passwordHash }: VerifiedPlayer,
  { ip, userAgent }: Device,
  logOutOthers: boolean,
): Promise<Beginning> => {
  const refreshToken = opaqueToken()
  const begin = () =>
    services.database.kysely.transaction().execute(async (trx) => {
      const player = await trx.selectFrom('player').select('password_hash').where('id', '=', playerId).forUpdate().executeTakeFirst()
      if (player?.password_hash !== passwordHash) return 'password-replaced'
      const live = ({ and, eb }: ExpressionBuilder<Schema, 'session'>) =>
        and([eb('player_id', '=', playerId), eb('revoked_at', 'is', null), eb('expires_at', '>', databaseNow)])
      const revoked = { revoked_at: databaseNow, revoked_reason: 'other-device' } as const
      const others = logOutOthers
        ? await trx.updateTable('session').set(revoked).where(live).returning('id').execute()
        : await trx.selectFrom('session').select('id').where(live).execute()
      if (!logOutOthers && others.length > 0) return 'logged-in-elsewhere'
      const row = await trx
        .insertInto('session')
        .values({ player_id: playerId, expires_at: secondsFromNow(services.config.sessionSeconds), ip, user_agent: userAgent })
        .returning(['id', 'expires_at'])
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('refresh_token')
        .values({ token_hash: hashToken(refreshToken), session_id: row.id, generation: 0 })
        .execute()
      return { row, ended: others.map(({ id }) => id) }
    })
  const made = await retried(begin)
  if (typeof made === 'string') return { begun: false, because: made }
  const accessToken = await sign(services, { playerId, sessionId: made.row.id, generation: 0 }, new Date(), made.row.expires_at)
  return { begun: true, tokens: { accessToken, refreshToken }, ended: made.ended }
}

interface Rotation {
  readonly outcome: 'rotated' | 'repeated' | 'unknown' | 'ended' | 'reused'
  readonly session_id: string
  readonly player_id: string
  readonly generation: number
  readonly issued_at: Date
  readonly expires_at: Date
}

export type Refreshing =
  | { readonly refreshed: true; readonly sessionId: string; readonly tokens: TokenPair }
  | { readonly refreshed: false; readonly endedSession: string | undefined }

/**
 * Swaps a refresh token for the next pair (RFC 9700 §4.14). A direct parent gets the same pair again while its child was never
 * used, or for ten seconds after; anything older ends the family, whose id is then reported.
 */
export const refreshSession = async (services: Services, refreshToken: string): Promise<Refreshing> => {
  const child = successorOf(services.config.tokenSecret, refreshToken)
  const rotate = sql<Rotation>`SELECT * FROM rotate_refresh(${hashToken(refreshToken)}, ${hashToken(child)}, ${GRACE_SECONDS})`
  const { rows } = await retried(() => rotate.execute(services.database.kysely))
  const rotation = rows[0]
  if (rotation?.outcome === 'reused') return { refreshed: false, endedSession: rotation.session_id }
  if (rotation?.outcome !== 'rotated' && rotation?.outcome !== 'repeated') return { refreshed: false, endedSession: undefined }
  // A repetition is answered with the same text while that still has half of its life; later with a fresh one.
  const stale = Date.now() - rotation.issued_at.getTime() > (services.config.accessTokenSeconds * 1000) / 2
  const claims = { playerId: rotation.player_id, sessionId: rotation.session_id, generation: rotation.generation }
  const accessToken = await sign(services, claims, stale ? new Date() : rotation.issued_at, rotation.expires_at)
  return { refreshed: true, sessionId: rotation.session_id, tokens: { accessToken, refreshToken: child } }
}

/** Ends the sessions that the tokens belong to, expired or not; answers their ids, none when both are strangers. */
export const endSession = async (services: Services, tokens: Partial<TokenPair>): Promise<readonly string[]> => {
  const reading = tokens.accessToken ? await readAccessToken(services.config.tokenSecret, tokens.accessToken) : undefined
  const byAccess = reading && reading.state !== 'foreign' ? reading.claims.sessionId : null
  const byRefresh = tokens.refreshToken ? hashToken(tokens.refreshToken) : null
  if (byAccess === null && byRefresh === null) return []
  const end = sql<{ id: string }>`UPDATE session SET revoked_at = clock_timestamp(), revoked_reason = 'logout'
    WHERE revoked_at IS NULL
      AND (id = ${byAccess}::uuid OR id = (SELECT session_id FROM refresh_token WHERE token_hash = ${byRefresh}::bytea)) RETURNING id`
  const { rows } = await retried(() => end.execute(services.database.kysely))
  return rows.map(({ id }) => id)
}

export type SessionState = 'live' | 'logged-out-elsewhere' | 'ended'

/** The state of the session behind a genuine access token; notes the first use of its pair, which starts the parent's grace. */
export const sessionState = async (services: Services, claims: AccessClaims): Promise<SessionState> => {
  const row = await services.database.kysely
    .selectFrom('session')
    .leftJoin('refresh_token', (join) =>
      join.onRef('refresh_token.session_id', '=', 'session.id').on('refresh_token.generation', '=', claims.generation),
    )
    .select((column) => [
      'session.revoked_reason',
      'refresh_token.first_used_at',
      column('session.expires_at', '<=', databaseNow).as('is_over'),
    ])
    .where('session.id', '=', claims.sessionId)
    .where('session.player_id', '=', claims.playerId)
    .executeTakeFirst()
  if (row?.revoked_reason === 'other-device') return 'logged-out-elsewhere'
  if (!row || row.revoked_reason !== null || row.is_over) return 'ended'
  if (row.first_used_at === null && claims.generation > 0) {
    await services.database.kysely
      .updateTable('refresh_token')
      .set({ first_used_at: databaseNow })
      .where('session_id', '=', claims.sessionId)
      .where('generation', '=', claims.generation)
      .where('first_used_at', 'is', null)
      .execute()
  }
  return 'live'
}
