import { sql, type Kysely } from 'kysely'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Schema } from '../../db/schema.ts'
import { notify } from '../social/notifications.ts'

/** So many times its bet a round pays before its player is told beside the game. */
const BIG_WIN = 50

interface WonRound {
  readonly id: bigint
  readonly player_id: string
  readonly game: string
}

/** Tells the player of a round that paid a win of size; however often it is called, once. */
export const tellOfBigWin = async (database: Kysely<Schema>, providerId: string, gameplayId: string): Promise<void> => {
  const { rows } = await sql<WonRound>`SELECT r.id, r.player_id, g.name AS game FROM round r JOIN game g ON g.id = r.game_id
    WHERE r.provider_id = ${providerId} AND r.gameplay_id = ${gameplayId} AND r.state = 'SETTLED'
      AND r.bet > 0 AND r.win >= r.bet * ${BIG_WIN}::integer`.execute(database)
  const [round] = rows
  if (round === undefined) return
  await notify(database, {
    playerId: round.player_id,
    key: `win:${round.id}`,
    topic: 'WIN',
    title: `Big win in ${round.game}`,
    text: `Your round paid ${BIG_WIN}× your bet or more.`,
    href: profileAddress('game-history'),
  })
}
