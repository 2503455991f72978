import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import type { RecentWin } from '../../graphql/resolvers.generated.ts'
import { shortNameOf } from '../../kernel/shortName.ts'

const MOST = 4
/** Among so many wins players are looked for, so that one who wins a lot does not fill the list. */
const LOOKED_AT = 40

interface WonRound {
  readonly id: bigint
  readonly player_id: string
  readonly display_name: string
  readonly game_name: string
  readonly win_token: TokenKind
  readonly win: bigint
  readonly closed_at: Date
  readonly is_jackpot: boolean
}

/** The same for a round on every node, and not the number of the round. */
const idOf = (roundId: bigint): string => createHash('sha256').update(`recent win ${roundId}`).digest('base64url').slice(0, 22)

/** The newest rounds of all players that gave more than their bet, one of each player. */
export const recentWinsOf = async (database: Kysely<Schema>): Promise<RecentWin[]> => {
  const { rows } = await sql<WonRound>`
    SELECT r.id, r.player_id, p.display_name, g.name AS game_name, r.win_token, r.win, r.closed_at,
      r.detail ->> 'jackpot' IS NOT NULL AS is_jackpot
    FROM (
      SELECT id, player_id, game_id, win_token, win, closed_at, detail FROM round
      WHERE state = 'SETTLED' AND win > bet ORDER BY closed_at DESC, id DESC LIMIT ${LOOKED_AT}::integer) r
    JOIN player p ON p.id = r.player_id JOIN game g ON g.id = r.game_id
    ORDER BY r.closed_at DESC, r.id DESC`.execute(database)
  const newest = new Map<string, WonRound>()
  for (const row of rows) if (!newest.has(row.player_id)) newest.set(row.player_id, row)
  return [...newest.values()].slice(0, MOST).map((row) => ({
    id: idOf(row.id),
    shortName: shortNameOf(row.display_name),
    gameName: row.game_name,
    winToken: row.win_token,
    win: String(row.win),
    isJackpot: row.is_jackpot,
    wonAt: row.closed_at.toISOString(),
  }))
}
