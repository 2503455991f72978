import { countsAsLoss } from '@lagoon/contract/lobby/lobby.rules'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { GameLaunch } from '../../graphql/resolvers.generated.ts'
import { protocolOf } from '../../providers/providers.ts'
import { tokensAtTable } from '../../providers/tokensAtTable.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { refusals } from '../../session/caller.ts'
import { throttle } from '../throttle.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { lossStandingOf, type LossStanding } from '../../ledger/lossLimit.ts'
import { atTable, gameThatHolds } from '../wallet/atTables.ts'
import { endGameSession } from './gameSession.ts'
import { gameToLaunch, type GameToLaunch } from './games.ts'

const SESSION_HOURS = 8

/** The kind that a win is paid in, by the kind of the bet: docs/adr/0004. */
export const wonAs: Record<TokenKind, TokenKind> = { GAME: 'GAME', SWEEP: 'PRIZE', BONUS_SWEEP: 'PRIZE', PRIZE: 'PRIZE', TIP: 'TIP' }

/** A round that is open has its bet: whoever has nothing left can still finish it. */
const hasOpenRound = async (
  database: Kysely<Schema>,
  { playerId, gameId, token }: { readonly playerId: string; readonly gameId: string; readonly token: TokenKind },
): Promise<boolean> =>
  (await database
    .selectFrom('round')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'OPEN')
    .where('game_id', '=', gameId)
    .where('token', '=', token)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Where the operator asks for it, only a player whose identity is verified now may play. */
const refuseUnverified = async ({ database, switchboard }: Services, playerId: string): Promise<void> => {
  if (!(await switchboard.current()).settings.kycToPlay) return
  const player = await database.kysely.selectFrom('player').select('id_verified').where('id', '=', playerId).executeTakeFirst()
  if (player?.id_verified !== true) throw new Problem(403, 'KYC_REQUIRED', 'Your identity has to be verified before you can play this.')
}

const limitReached = ({ minor, left, days, resetsAt }: LossStanding): Problem =>
  new Problem(403, 'LIMIT_REACHED', 'You’ve reached your loss limit.', {
    facts: { limit: String(minor), left: String(left), days: String(days), resetsAt: resetsAt.toISOString() },
  })

interface Wanted {
  readonly playerId: string
  readonly providerId: string
  readonly found: GameToLaunch
  readonly token: TokenKind
}

/** What another provider's table has of the kind comes back, where no hand is open. */
const leaveOtherTables = async (services: Services, { playerId, providerId, token }: Wanted): Promise<void> => {
  for (const provider of services.config.providers)
    if (provider.id !== providerId) await protocolOf(provider).leaveTable?.(services, { provider, playerId, token })
}

/** A player opens a game whose smallest bet their tokens and their loss limit leave room for, or in which a round of theirs is open. */
const refuseTooLittle = async (services: Services, wanted: Wanted): Promise<void> => {
  const { kysely } = services.database
  const { playerId, providerId, token } = wanted
  const { game, minStake } = wanted.found
  const balances = await balancesOf(kysely, playerId)
  const brought = await atTable(kysely, { providerId, playerId, token })
  const lossLimit = countsAsLoss(token) ? await lossStandingOf(kysely, playerId, minStake) : undefined
  const isOverLimit = lossLimit !== undefined && lossLimit.left + brought < minStake
  const isTooLow = balances.tokens[token] + brought < minStake
  if (!isOverLimit && !isTooLow) return
  if (await hasOpenRound(kysely, { playerId, gameId: game.id, token })) return
  // Who may lose no more is not sent to buy more.
  if (isOverLimit) throw limitReached(lossLimit)
  if (balances.tokens[token] + balances.held[token] >= minStake) {
    await leaveOtherTables(services, wanted)
    if ((await balancesOf(kysely, playerId)).tokens[token] >= minStake) return
    throw tokensAtTable(
      'You left a hand unfinished at another table, and your tokens are still there. They’ll be back when it ends.',
      await gameThatHolds(kysely, { playerId, token }),
    )
  }
  throw new Problem(409, 'INSUFFICIENT_BALANCE', `You don’t have enough tokens for the minimum bet in ${game.name}.`, {
    facts: { token, needed: String(minStake), held: String(balances.tokens[token]) },
  })
}

/**
 * Opens a game session, bound to the player's session, one game and one kind of token, and its address with a launch token that the provider swaps
 * once, within a minute. Refusals: 404 GAME_NOT_FOUND, 409 GAME_NOT_PLAYABLE, 409 INSUFFICIENT_BALANCE or TOKENS_AT_TABLE, 403 KYC_REQUIRED or
 * LIMIT_REACHED, 429 TOO_MANY_REQUESTS, 503 PROVIDER_UNAVAILABLE.
 */
export const initiateGame = async (
  services: Services,
  { playerId, sessionId: here }: { readonly playerId: string; readonly sessionId: string },
  gameId: string,
  token: TokenKind,
): Promise<GameLaunch> => {
  await throttle(services, 'launch', playerId)
  const { kysely } = services.database
  const found = await gameToLaunch(kysely, gameId)
  if (!found) throw new Problem(404, 'GAME_NOT_FOUND', 'We can’t find that game.')
  const { game, tokens } = found
  if (!game.playable) throw new Problem(409, 'GAME_NOT_PLAYABLE', `${game.name} is coming soon.`)
  if (!tokens.includes(token)) throw new Problem(409, 'GAME_NOT_PLAYABLE', `You can’t play ${game.name} with this kind of token.`)
  const provider = services.config.providers.find(({ id }) => id === game.provider.id)
  if (!provider) throw new Problem(503, 'PROVIDER_UNAVAILABLE', `We can’t reach ${game.provider.name} right now.`)
  await refuseUnverified(services, playerId)
  await refuseTooLittle(services, { playerId, providerId: provider.id, found, token })

  const opened = await kysely.transaction().execute(async (transaction): Promise<string> => {
    // Locked against its end: a game that opens while the player logs out would outlive the session.
    const session = await transaction
      .selectFrom('session')
      .select(({ fn }) => fn<Date>('least', ['expires_at', secondsFromNow(SESSION_HOURS * 3_600)]).as('expires_at'))
      .where('id', '=', here)
      .where('revoked_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!session) throw refusals.sessionEnded()
    const { id } = await transaction
      .insertInto('game_session')
      .values({
        player_id: playerId,
        session_id: here,
        game_id: gameId,
        token,
        win_token: wonAs[token],
        expires_at: session.expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const opening = { provider, playerId, gameId, sessionId: opened, token, winToken: wonAs[token] }
  try {
    return { sessionId: opened, url: await protocolOf(provider).launch(services, opening), token, game }
  } catch (error) {
    await endGameSession(services, playerId, opened)
    throw error
  }
}
