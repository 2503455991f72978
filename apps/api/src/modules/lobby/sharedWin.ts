import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isWon, timesOf } from '@lagoon/contract/lobby/lobby.rules'
import type { Schema } from '../../db/schema.ts'
import type { SharedWin, WinShare } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'
import { gamesById } from './games.ts'
import { ownRound } from './ownRound.ts'

/** 128 bits: nobody comes upon the win of another player by trying. */
const newId = (): string => randomBytes(16).toString('base64url')
export const isShareId = (id: string): boolean => /^[\w-]{22}$/.test(id)

const notFound = () => new Problem(404, 'WIN_NOT_FOUND', 'There’s no win to see here.')

/** What of a win is shown. */
interface Shown {
  readonly showsName: boolean
  readonly showsAmount: boolean
}

/** Shows a won round to everybody who has its id; again, with what is chosen now. Two calls at a time give the same id. */
export const shareWin = async (
  services: Services,
  playerId: string,
  roundId: string,
  { showsName, showsAmount }: Shown,
): Promise<WinShare> => {
  await throttle(services, 'shareWin', playerId)
  const { kysely } = services.database
  const round = await ownRound(kysely, playerId, roundId)
  if (!isWon(round)) throw new Problem(409, 'ROUND_NOT_WON', 'Only a round that won more than its bet can be shared.')
  const shown = { shows_name: showsName, shows_amount: showsAmount }
  const { id } = await kysely
    .insertInto('shared_win')
    .values({ id: newId(), round_id: round.id, player_id: playerId, ...shown })
    .onConflict((conflict) => conflict.constraint('shared_win_round').doUpdateSet(shown))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, showsName, showsAmount }
}

/** Takes a shared round back. The id is gone for good: sharing it once more makes another one. */
export const stopSharingWin = async ({ database: { kysely } }: Services, playerId: string, roundId: string): Promise<boolean> => {
  const { id } = await ownRound(kysely, playerId, roundId)
  await kysely.deleteFrom('shared_win').where('round_id', '=', id).execute()
  return true
}

/** How a player shares a round; null where they do not. */
export const shareOf = async (database: Kysely<Schema>, roundId: bigint): Promise<WinShare | null> => {
  const row = await database
    .selectFrom('shared_win')
    .select(['id', 'shows_name', 'shows_amount'])
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, showsName: row.shows_name, showsAmount: row.shows_amount }
}

/** A win as everybody may see it; undefined where no player shares one under this id. */
export const findSharedWin = async (database: Kysely<Schema>, id: string): Promise<SharedWin | undefined> => {
  if (!isShareId(id)) return undefined
  const row = await database
    .selectFrom('shared_win')
    .innerJoin('round', 'round.id', 'shared_win.round_id')
    .innerJoin('player', 'player.id', 'shared_win.player_id')
    .select(['shared_win.shows_name', 'shared_win.shows_amount', 'player.display_name'])
    .select(['round.game_id', 'round.token', 'round.win_token', 'round.bet', 'round.win', 'round.played_at', 'round.detail'])
    .where('shared_win.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { game_id, token, win_token: winToken, bet, win, detail } = row
  const game = (await gamesById(database, [game_id])).get(game_id)
  if (!game) throw new Error(`the shared win ${id} names a game that is not in the catalog`)
  const jackpot = detail?.type === 'slot' ? detail.jackpot : null
  const amount = (minor: bigint | string | null) => (row.shows_amount && minor !== null ? String(minor) : null)
  return {
    id,
    game,
    displayName: row.shows_name ? row.display_name : null,
    token,
    winToken,
    bet: amount(bet),
    win: amount(win),
    times: String(timesOf(bet, win)),
    isJackpot: jackpot !== null,
    jackpot: amount(jackpot),
    wonAt: row.played_at.toISOString(),
  }
}

/** As `findSharedWin`, for a caller at an address. Refuses with 404 WIN_NOT_FOUND. */
export const sharedWinOf = async (services: Services, address: string, id: string): Promise<SharedWin> => {
  await throttle(services, 'sharedWin', address)
  const found = await findSharedWin(services.database.kysely, id)
  if (!found) throw notFound()
  return found
}
