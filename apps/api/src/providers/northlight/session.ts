import { sql, type Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import { MICRO_PER_MINOR } from '@lagoon/contract/wire/eventBatches/events'
import type { Schema } from '../../db/schema.ts'
import { launchTokenHash } from '../launchToken.ts'
import { playerReference } from '../playerReference.ts'

interface SwappedSession {
  readonly id: string
  readonly player_id: string
  readonly game_id: string
  readonly token: TokenKind
  readonly win_token: TokenKind
  readonly min_stake: bigint
  readonly max_stake: bigint
  readonly epoch: bigint
  readonly balance: bigint
}

/** Minor units as the digits of micro-tokens. */
export const asMicro = (minor: bigint): string => String(minor * MICRO_PER_MINOR)

/** Swaps a launch token for its session, once, in time, and only at the provider it was made for. Null: there is nothing to swap. */
export const swapLaunch = async (database: Kysely<Schema>, providerId: string, launchToken: string): Promise<object | null> => {
  const { rows } = await sql<SwappedSession>`
    UPDATE launch_token t SET used_at = clock_timestamp()
    FROM game_session s JOIN game g ON g.id = s.game_id JOIN stream m ON m.session_id = s.id
      JOIN account a ON a.player_id = s.player_id AND a.owner = 'PLAYER' AND a.kind = s.token
    WHERE t.token_hash = ${launchTokenHash(launchToken)} AND t.used_at IS NULL AND t.expires_at > clock_timestamp()
      AND s.id = t.game_session_id AND s.ended_at IS NULL AND g.provider_id = ${providerId}
    RETURNING s.id, s.player_id, s.game_id, s.token, s.win_token, g.min_stake, g.max_stake, m.epoch, a.balance`.execute(database)
  const session = rows[0]
  if (!session) return null
  return {
    session: session.id,
    epoch: Number(session.epoch),
    player: playerReference(providerId, session.player_id),
    game: session.game_id,
    token: session.token,
    winToken: session.win_token,
    balance: asMicro(session.balance),
    minStake: asMicro(session.min_stake),
    maxStake: asMicro(session.max_stake),
  }
}
