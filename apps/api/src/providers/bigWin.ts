import type { Kysely } from 'kysely'
import { historyAddress } from '@lagoon/contract/lobby/historyAddress'
import type { Schema } from '../db/schema.ts'
import type { SettledRound } from '../ledger/rounds.ts'
import { notify } from '../notifications/notify.ts'

/** So many times its bet a round pays before its player is told beside the game. */
const BIG_WIN = 50n

/** Tells the player of a round that paid a win of size; however often it is called, once. Any other round costs no query. */
export const notifyOfBigWin = async (database: Kysely<Schema>, { id, playerId, gameId, bet, win }: SettledRound): Promise<void> => {
  if (bet === 0n || win < bet * BIG_WIN) return
  const { name, type, round_type } = await database
    .selectFrom('game')
    .select(['name', 'type', 'round_type'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  await notify(database, {
    playerId,
    key: `win:${id}`,
    topic: 'WIN',
    title: `Big win in ${name}`,
    text: `Your round paid ${BIG_WIN}× your bet or more.`,
    href: historyAddress(round_type ?? type),
  })
}
