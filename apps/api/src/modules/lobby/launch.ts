import { createHash, randomBytes } from 'node:crypto'
import type { WalletToken } from '@lagoon/domain/contract/seamlessWallet'
import type { TokenKind } from '@lagoon/domain/money/money'
import type { GameLaunch } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'
import { balancesOf } from '../wallet/balances.ts'
import { gamesById } from './games.ts'

const LAUNCH_TOKEN_SECONDS = 60
const SESSION_HOURS = 8

/** Launch tokens rest hashed: who reads the table can not open a game. */
export const launchTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

const providerOrigin = (services: Services, providerId: string): string | undefined =>
  new Map(Object.entries(services.config.providers)).get(providerId)?.origin

const isWalletToken = (kind: TokenKind): kind is WalletToken => kind === 'GAME' || kind === 'SWEEP'

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1_000)

/**
 * Opens a game session, bound to one game and one kind of token, and its address with a launch token that the provider swaps
 * once, within a minute. Refusals: 404 GAME_NOT_FOUND, 409 GAME_NOT_PLAYABLE, 409 INSUFFICIENT_BALANCE, 429 LIMIT_REACHED,
 * 503 PROVIDER_UNAVAILABLE.
 */
export const initiateGame = async (services: Services, playerId: string, gameId: string, token: TokenKind): Promise<GameLaunch> => {
  await throttle(services, { bucket: `launch:${playerId}`, calls: 60, seconds: 60 })
  const { kysely } = services.database
  const row = await kysely
    .selectFrom('game')
    .select(['provider_id', 'is_playable', 'min_stake', 'tokens'])
    .where('id', '=', gameId)
    .executeTakeFirst()
  const game = (await gamesById(kysely, [gameId])).get(gameId)
  if (!row || !game) throw new Problem(404, 'GAME_NOT_FOUND', 'This game is not in the lobby.')
  if (!row.is_playable) throw new Problem(409, 'GAME_NOT_PLAYABLE', `${game.name} is announced and can not be played yet.`)
  if (!isWalletToken(token) || !row.tokens.includes(token))
    throw new Problem(409, 'GAME_NOT_PLAYABLE', `${game.name} does not take this kind of token.`)
  const origin = providerOrigin(services, row.provider_id)
  if (!origin) throw new Problem(503, 'PROVIDER_UNAVAILABLE', `${game.provider.name} can not be reached at the moment.`)
  const balances = await balancesOf(kysely, playerId)
  if (balances.tokens[token] < row.min_stake)
    throw new Problem(409, 'INSUFFICIENT_BALANCE', `You have too few tokens of this kind for the smallest stake of ${game.name}.`, {
      facts: { token, needed: String(row.min_stake), held: String(balances.tokens[token]) },
    })

  const launchToken = randomBytes(32).toString('base64url')
  const sessionId = await kysely.transaction().execute(async (transaction) => {
    const session = await transaction
      .insertInto('game_session')
      .values({
        player_id: playerId,
        game_id: gameId,
        token,
        win_token: token === 'SWEEP' ? 'PRIZE' : 'GAME',
        expires_at: secondsFromNow(SESSION_HOURS * 3_600),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('launch_token')
      .values({
        token_hash: launchTokenHash(launchToken),
        game_session_id: session.id,
        expires_at: secondsFromNow(LAUNCH_TOKEN_SECONDS),
      })
      .execute()
    return session.id
  })
  return { sessionId, url: `${origin}/play/${encodeURIComponent(gameId)}?launch=${launchToken}`, token, game }
}
