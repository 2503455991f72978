import { sql } from 'kysely'
import { tokenKinds } from '@lagoon/contract/money/money'
import type { ProfileStats } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { redemptionNow } from '../../withdrawal/conditions.ts'

const FAVORITES = 3

/** How the player has played since the account was opened, from figures that every move keeps: as quick after years as at first. */
export const profileStats = async (services: Services, playerId: string): Promise<ProfileStats> => {
  const { kysely } = services.database
  const accounts = await kysely
    .selectFrom('account')
    .leftJoin('account as held', (join) =>
      join.onRef('held.player_id', '=', 'account.player_id').onRef('held.kind', '=', 'account.kind').on('held.owner', '=', 'HELD'),
    )
    .select(['account.kind', 'account.balance', 'account.received', 'account.won'])
    // Stakes that were held first are played from there.
    .select(sql<bigint>`account.played + coalesce(held.played, 0)`.as('played'))
    .where('account.player_id', '=', playerId)
    .where('account.owner', '=', 'PLAYER')
    .execute()
  const shares = await kysely
    .selectFrom('rounds_played')
    .innerJoin('game', 'game.id', 'rounds_played.game_id')
    .select(['game.id', 'game.name', 'rounds_played.rounds'])
    .where('rounds_played.player_id', '=', playerId)
    .where('rounds_played.rounds', '>', 0n)
    .orderBy('rounds_played.rounds', 'desc')
    .orderBy('game.id')
    .execute()
  const best = await kysely
    .selectFrom('biggest_win')
    .innerJoin('round', 'round.id', 'biggest_win.round_id')
    .innerJoin('game', 'game.id', 'round.game_id')
    .select(['round.win_token as kind', 'round.win as minor', 'game.name as game', 'round.played_at as at'])
    .where('biggest_win.player_id', '=', playerId)
    .executeTakeFirst()
  const flows = new Map(accounts.map((account) => [account.kind, account]))
  const prize = flows.get('PRIZE')
  const winnings = prize?.won ?? 0n
  const { redeemable } = await redemptionNow(kysely, playerId, await services.switchboard.current())
  return {
    rounds: shares.reduce((total, { rounds }) => total + Number(rounds), 0),
    winnings: String(winnings),
    withdrawableWinnings: String(redeemable),
    biggestWin: best ? { ...best, minor: String(best.minor), at: best.at.toISOString() } : null,
    favorites: shares.slice(0, FAVORITES).map(({ id: gameId, name, rounds }) => ({ gameId, name, rounds: Number(rounds) })),
    details: tokenKinds.map((kind) => {
      const { balance, received = 0n, played = 0n, won = 0n } = flows.get(kind) ?? {}
      return { kind, balance: String(balance ?? 0n), received: String(received), played: String(played), won: String(won) }
    }),
  }
}
