import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** Opens the stream of a session that was just made: one epoch above the last of its player, game and kind of token. */
export const openStream = async (
  transaction: Transaction<Schema>,
  stream: { providerId: string; sessionId: string },
  genesis: (epoch: number) => string,
): Promise<void> => {
  const { providerId, sessionId } = stream
  const session = await transaction
    .selectFrom('game_session')
    .select(['player_id', 'game_id', 'token'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  // Two launches of one player take their turns. Not by the wallet: its row is shared already, by the session that refers to it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stream:${session.player_id}`}, 0))`.execute(transaction)
  const last = await transaction
    .selectFrom('stream')
    .select(({ fn }) => fn.max('epoch').as('epoch'))
    .where('provider_id', '=', providerId)
    .where('player_id', '=', session.player_id)
    .where('game_id', '=', session.game_id)
    .where('token', '=', session.token)
    .executeTakeFirst()
  const epoch = BigInt(last?.epoch ?? 0n) + 1n
  await transaction
    .insertInto('stream')
    .values({ session_id: sessionId, provider_id: providerId, ...session, epoch, hash: Buffer.from(genesis(Number(epoch)), 'hex') })
    .execute()
}
