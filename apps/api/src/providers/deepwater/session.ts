import { sql, type Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { SessionReply, WalletReply } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { Schema } from '../../db/schema.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { playerReference } from '../playerReference.ts'
import { launchTokenHash } from '../launchToken.ts'

interface SwappedSession {
  readonly id: string
  readonly player_id: string
  readonly game_id: string
  readonly token: TokenKind
  readonly win_token: TokenKind
  readonly min_stake: bigint
  readonly max_stake: bigint
}

/** Swaps a launch token for its session, once, in time, and only at the provider it was made for. Null: there is nothing to swap. */
export const swapLaunchToken = async (database: Kysely<Schema>, providerId: string, launchToken: string): Promise<SessionReply | null> => {
  const { rows } = await sql<SwappedSession>`
    UPDATE launch_token t SET used_at = clock_timestamp()
    FROM game_session s JOIN game g ON g.id = s.game_id
    WHERE t.token_hash = ${launchTokenHash(launchToken)} AND t.used_at IS NULL AND t.expires_at > clock_timestamp()
      AND s.id = t.game_session_id AND s.ended_at IS NULL AND g.provider_id = ${providerId}
    RETURNING s.id, s.player_id, s.game_id, s.token, s.win_token, g.min_stake, g.max_stake`.execute(database)
  const session = rows[0]
  if (!session) return null
  const { tokens } = await balancesOf(database, session.player_id)
  return {
    status: 'OK',
    sessionId: session.id,
    player: playerReference(providerId, session.player_id),
    gameId: session.game_id,
    token: session.token,
    winToken: session.win_token,
    balance: String(tokens[session.token]),
    minStake: String(session.min_stake),
    maxStake: String(session.max_stake),
  }
}

/** What is left of the session's kind of token, also after it ended. Null: the provider has no such session. */
export const sessionBalance = async (database: Kysely<Schema>, providerId: string, sessionId: string): Promise<WalletReply | null> => {
  const row = await database
    .selectFrom('game_session')
    .innerJoin('game', 'game.id', 'game_session.game_id')
    .innerJoin('account', (join) =>
      join
        .onRef('account.player_id', '=', 'game_session.player_id')
        .onRef('account.kind', '=', 'game_session.token')
        .on('account.owner', '=', 'PLAYER'),
    )
    .select('account.balance')
    .where('game_session.id', '=', sessionId)
    .where('game.provider_id', '=', providerId)
    .executeTakeFirst()
  return row ? { status: 'OK', balance: String(row.balance) } : null
}
