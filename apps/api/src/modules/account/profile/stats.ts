import { sql } from 'kysely'
import { tokenKinds, type TokenKind } from '@lagoon/contract/money/money'
import type { ProfileStats } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'

const FAVOURITES = 3

interface Flow {
  readonly kind: TokenKind
  readonly balance: bigint
  readonly received: string
  readonly played: string
  readonly won: string
}
interface Best {
  readonly kind: TokenKind
  readonly minor: bigint
  readonly game: string
  readonly at: Date
}

/** What went through the player's accounts, from the book itself: a rolled back bet was not played. */
const flowsOf = async ({ database }: Services, playerId: string): Promise<readonly Flow[]> => {
  const { rows } = await sql<Flow>`SELECT a.kind, a.balance,
      COALESCE(sum(e.amount) FILTER (WHERE t.type NOT IN ('BET', 'WIN', 'ROLLBACK', 'RELEASE') AND e.amount > 0), 0)::text AS received,
      COALESCE(-sum(e.amount) FILTER (WHERE t.type IN ('BET', 'ROLLBACK')), 0)::text AS played,
      COALESCE(sum(e.amount) FILTER (WHERE t.type = 'WIN'), 0)::text AS won
    FROM account a LEFT JOIN entry e ON e.account_id = a.id LEFT JOIN ledger_tx t ON t.id = e.tx_id
    WHERE a.player_id = ${playerId} AND a.owner = 'PLAYER' GROUP BY a.id, a.kind, a.balance`.execute(database.kysely)
  return rows
}

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right)

/** How the player has played since the account was opened. */
export const profileStats = async (services: Services, playerId: string): Promise<ProfileStats> => {
  const { kysely } = services.database
  const played = sql`FROM round r JOIN game g ON g.id = r.game_id WHERE r.player_id = ${playerId} AND r.state <> 'ROLLED_BACK'`
  const { rows: shares } = await sql<{ game_id: string; name: string; rounds: number; total: number }>`
    SELECT r.game_id, g.name, count(*)::integer AS rounds, (sum(count(*)) OVER ())::integer AS total ${played}
    GROUP BY r.game_id, g.name ORDER BY rounds DESC, r.game_id LIMIT ${FAVOURITES}::integer`.execute(kysely)
  const { rows: best } = await sql<Best>`SELECT r.win_token AS kind, r.win AS minor, g.name AS game, r.played_at AS at ${played}
    AND r.win > 0 ORDER BY r.win DESC, r.id LIMIT 1`.execute(kysely)
  const flows = new Map((await flowsOf(services, playerId)).map((flow) => [flow.kind, flow]))
  const prize = flows.get('PRIZE')
  const winnings = BigInt(prize?.won ?? 0)
  return {
    rounds: shares[0]?.total ?? 0,
    winnings: String(winnings),
    withdrawableWinnings: String(least(prize?.balance ?? 0n, winnings)),
    biggestWin: best[0] ? { ...best[0], minor: String(best[0].minor), at: best[0].at.toISOString() } : null,
    favourites: shares.map(({ game_id: gameId, name, rounds }) => ({ gameId, name, rounds })),
    details: tokenKinds.map((kind) => {
      const { balance = 0n, received = '0', played: bets = '0', won = '0' } = flows.get(kind) ?? {}
      return { kind, balance: String(balance), received, played: bets, won }
    }),
  }
}
