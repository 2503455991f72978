import { sql } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Opening, TokensAtProvider } from '../providers.ts'
import { tokensAtTable } from '../tokensAtTable.ts'
import { callsOf } from './calls.ts'
import { liveSitting, sittingById, wantClosed, type Sitting } from './sittings.ts'
import { reach, tend } from './tend.ts'
import { bringIn } from './transfersIn.ts'

/** The work in the background leaves a sitting alone that is being opened. */
const OPENING_SECONDS = 20
/** A sitting may end while it is taken up, and the next one be opened by another page. */
const ATTEMPTS = 3

const unreachable = () => new Problem(503, 'PROVIDER_UNAVAILABLE', 'We can’t reach the table right now. Your tokens are safe.')
/** The game of the sitting stands in the way of another one of the provider. */
const occupied = async ({ database }: Services, { game_id }: Sitting) => {
  const game = await database.kysely.selectFrom('game').select(['id', 'type']).where('id', '=', game_id).executeTakeFirst()
  return tokensAtTable('You’re still in a hand at another table. Finish it first, and you’ll get your tokens back.', game)
}

/** Closes a sitting now, and books what comes back; with a hand open it closes when that is over, or is taken up again by a launch. */
const closeNow = async (services: Services, provider: Party, id: string): Promise<void> => {
  await wantClosed(services, id)
  await tend(services, provider, id)
}

/** Takes the player's sitting for this session: the one that is there, or a new one. Undefined: another page was faster. */
const claim = async ({ database }: Services, opening: Opening): Promise<Sitting | undefined> => {
  const { provider, playerId: player_id, gameId: game_id, sessionId: game_session_id, token, winToken: win_token } = opening
  const found = await liveSitting(database.kysely, { providerId: provider.id, playerId: player_id, token })
  if (found) return found
  return database.kysely
    .insertInto('sitting')
    .values({ provider_id: provider.id, player_id, game_id, game_session_id, token, win_token, next_at: secondsFromNow(OPENING_SECONDS) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Binds the sitting to the session that plays it now; the one before it is over. False where it closed meanwhile. */
const bind = async ({ database }: Services, { id, player_id, game_session_id }: Sitting, { sessionId }: Opening): Promise<boolean> => {
  const bound = await database.kysely
    .updateTable('sitting')
    .set({ game_session_id: sessionId, state: 'OPEN', tries: 0, next_at: secondsFromNow(0) })
    .where('id', '=', id)
    .where('state', '!=', 'CLOSED')
    .executeTakeFirst()
  if (bound.numUpdatedRows === 0n) return false
  if (game_session_id !== sessionId)
    await sql`SELECT end_game_session(${player_id}::uuid, ${game_session_id}::uuid)`.execute(database.kysely)
  return true
}

/** One try to open the game at the sitting; undefined where that has closed, and the next try finds or makes another. */
const openAt = async (services: Services, opening: Opening, sitting: Sitting): Promise<string | undefined> => {
  const { provider } = opening
  const isNew = sitting.game_session_id === opening.sessionId
  if (!isNew) {
    if (sitting.game_id !== opening.gameId) await wantClosed(services, sitting.id)
    await tend(services, provider, sitting.id)
    const now = await sittingById(services.database.kysely, sitting.id)
    if (now.state === 'CLOSED') return undefined
    if (now.flag !== null || now.remote_id === null) throw unreachable()
    if (now.game_id !== opening.gameId) throw await occupied(services, now)
  }
  const reached = await reach(services, provider, isNew ? sitting : await sittingById(services.database.kysely, sitting.id))
  if (reached?.remote_id == null) throw unreachable()
  const { remote_id: remoteId } = reached
  const calls = callsOf(provider)
  // A sitting that was to close is taken up again by the launch, before tokens follow.
  const launched = await calls.launch(remoteId)
  if (launched.kind === 'refused') {
    await closeNow(services, provider, sitting.id)
    return undefined
  }
  if (launched.kind === 'unknown') throw unreachable()
  if (!(await bind(services, reached, opening))) return undefined
  const fate = await bringIn(services, provider, reached)
  if (fate === 'UNKNOWN') throw unreachable()
  if (fate === 'CANCELLED') return undefined
  return launched.reply.url
}

/**
 * Opens a game of a transfer wallet: a sitting at the provider with all that the player has of the kind. A sitting that the player
 * left in the middle of a hand is taken up again; one with another game is closed first.
 */
export const launch = async (services: Services, opening: Opening): Promise<string> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const sitting = await claim(services, opening)
    try {
      const url = sitting && (await openAt(services, opening, sitting))
      if (url !== undefined) return url
    } catch (error) {
      // What was begun for this session alone comes home at once.
      if (sitting?.game_session_id === opening.sessionId) await wantClosed(services, sitting.id)
      throw error
    }
  }
  throw unreachable()
}

/** Closes the player's sitting with this kind of token, where there is one. */
export const leaveTable = async (services: Services, { provider, playerId, token }: TokensAtProvider): Promise<void> => {
  const sitting = await liveSitting(services.database.kysely, { providerId: provider.id, playerId, token })
  if (sitting) await closeNow(services, provider, sitting.id)
}
