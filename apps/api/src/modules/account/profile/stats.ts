import type { ProfileStats } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { redemptionNow } from '../../withdrawal/conditions.ts'
import { flowsOf } from './tokenDetails.ts'

const FAVORITES = 3

/** How the player has played since the account was opened, from figures that every move keeps: as quick after years as at first. */
export const profileStats = async (services: Services, playerId: string): Promise<ProfileStats> => {
  const { kysely } = services.database
  const flows = await flowsOf(kysely, playerId)
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
  const { redeemable } = await redemptionNow(kysely, playerId, await services.switchboard.current())
  return {
    rounds: shares.reduce((total, { rounds }) => total + Number(rounds), 0),
    winnings: String(flows.get('PRIZE')?.won ?? 0n),
    withdrawableWinnings: String(redeemable),
    biggestWin: best ? { ...best, minor: String(best.minor), at: best.at.toISOString() } : null,
    favorites: shares.slice(0, FAVORITES).map(({ id: gameId, name, rounds }) => ({ gameId, name, rounds: Number(rounds) })),
    details: [...flows].map(([kind, { balance, received, played, won, held, withdrawn, tipped, takenBack }]) => ({
      ...{ kind, balance: String(balance), received: String(received), played: String(played), won: String(won) },
      ...{ held: String(held), withdrawn: String(withdrawn), tipped: String(tipped), takenBack: String(takenBack) },
    })),
  }
}
