import type { TokenKind } from '@lagoon/contract/money/money'
import { gameLaunchUrl } from '@lagoon/contract/wire/gameFrame/launch'
import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { playerReference } from './playerReference.ts'

const LAUNCH_TOKEN_SECONDS = 60

/** Launch tokens are kept as a hash: who reads the table cannot open a game. */
export const launchTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The address of a game for a session that was just opened: its launch token is swapped by the provider once, within a minute. */
export const launchUrl = async (
  database: Kysely<Schema>,
  { origin, gameId, sessionId }: { origin: string; gameId: string; sessionId: string },
): Promise<string> => {
  const launchToken = randomBytes(32).toString('base64url')
  await database
    .insertInto('launch_token')
    .values({
      token_hash: launchTokenHash(launchToken),
      game_session_id: sessionId,
      expires_at: new Date(Date.now() + LAUNCH_TOKEN_SECONDS * 1_000),
    })
    .execute()
  return gameLaunchUrl(origin, gameId, launchToken)
}

/** A session whose launch token was swapped, as its provider is told of it. Amounts are minor units of `token`. */
export interface SwappedSession {
  readonly id: string
  readonly gameId: string
  /** The provider's name of the player. */
  readonly player: string
  readonly token: TokenKind
  readonly winToken: TokenKind
  readonly minStake: bigint
  readonly maxStake: bigint
  readonly balance: bigint
  /** Of its stream of events; null where its rounds are told one by one. */
  readonly epoch: bigint | null
}

/** Swaps a launch token for its session, once, in time, and only at the provider it was made for. Null: there is nothing to swap. */
export const swapLaunchToken = async (
  database: Kysely<Schema>,
  providerId: string,
  launchToken: string,
): Promise<SwappedSession | null> => {
  const { rows } = await sql<Omit<SwappedSession, 'player'> & { readonly playerId: string }>`
    UPDATE launch_token t SET used_at = clock_timestamp()
    FROM game_session s JOIN game g ON g.id = s.game_id
      LEFT JOIN stream m ON m.session_id = s.id
      LEFT JOIN account a ON a.player_id = s.player_id AND a.owner = 'PLAYER' AND a.kind = s.token
    WHERE t.token_hash = ${launchTokenHash(launchToken)} AND t.used_at IS NULL AND t.expires_at > clock_timestamp()
      AND s.id = t.game_session_id AND s.ended_at IS NULL AND g.provider_id = ${providerId}
    RETURNING s.id, s.player_id AS "playerId", s.game_id AS "gameId", s.token, s.win_token AS "winToken",
      g.min_stake AS "minStake", g.max_stake AS "maxStake", COALESCE(a.balance, 0) AS balance, m.epoch`.execute(database)
  const [swapped] = rows
  if (!swapped) return null
  const { playerId, ...session } = swapped
  return { ...session, player: playerReference(providerId, playerId) }
}
