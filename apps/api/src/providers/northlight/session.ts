import type { Kysely } from 'kysely'
import { MICRO_PER_MINOR } from '@lagoon/contract/wire/eventBatches/events'
import type { Schema } from '../../db/schema.ts'
import { swapLaunchToken } from '../launchToken.ts'

/** Minor units as the digits of micro-tokens. */
export const asMicro = (minor: bigint): string => String(minor * MICRO_PER_MINOR)

/** What the provider is told of the session of a launch token, which is swapped with this. Null: there is nothing to swap. */
export const launchReply = async (database: Kysely<Schema>, providerId: string, launchToken: string): Promise<object | null> => {
  const session = await swapLaunchToken(database, providerId, launchToken)
  if (!session || session.epoch === null) return null
  const { id, gameId, player, token, winToken, epoch, balance, minStake, maxStake } = session
  return {
    session: id,
    epoch: Number(epoch),
    player,
    game: gameId,
    token,
    winToken,
    balance: asMicro(balance),
    minStake: asMicro(minStake),
    maxStake: asMicro(maxStake),
  }
}
