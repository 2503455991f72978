import type { Kysely } from 'kysely'
import type { SessionReply, WalletReply } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { Schema } from '../../db/schema.ts'
import { swapLaunchToken } from '../launchToken.ts'

/** What the provider is told of the session of a launch token, which is swapped with this. Null: there is nothing to swap. */
export const launchReply = async (database: Kysely<Schema>, providerId: string, launchToken: string): Promise<SessionReply | null> => {
  const session = await swapLaunchToken(database, providerId, launchToken)
  if (!session) return null
  const { id, gameId, player, token, winToken, balance, minStake, maxStake } = session
  return {
    status: 'OK',
    sessionId: id,
    player,
    gameId,
    token,
    winToken,
    balance: String(balance),
    minStake: String(minStake),
    maxStake: String(maxStake),
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
