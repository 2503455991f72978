import { sql } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import { outTransfer } from '@lagoon/contract/wire/transferWallet/transferWallet'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { shortNameOf } from '../../kernel/shortName.ts'
import { playerReference } from '../playerReference.ts'
import { bookOut, type Out } from './bookOut.ts'
import { callsOf } from './calls.ts'
import { pullRounds } from './feed.ts'
import { readEach } from './readEach.ts'
import { dueSittings, lookAgain, mayHaveNews, sittingById, wantClosed, type Platform, type Sitting } from './sittings.ts'
import { settleTransfers } from './transfersIn.ts'

/** So many pages of the feed are pulled in one turn. */
const MOST_PAGES = 20

/** Opens the sitting at its provider, or finds it there; null where that is not known. */
export const reach = async ({ database, config }: Platform, provider: Party, sitting: Sitting): Promise<Sitting | null> => {
  if (sitting.remote_id !== null) return sitting
  const { kysely } = database
  const game = await kysely
    .selectFrom('game')
    .select(['min_stake', 'max_stake'])
    .where('id', '=', sitting.game_id)
    .executeTakeFirstOrThrow()
  const player = playerReference(provider.id, sitting.player_id)
  const calls = callsOf(provider)
  const { display_name: name } = await kysely
    .selectFrom('player')
    .select('display_name')
    .where('id', '=', sitting.player_id)
    .executeTakeFirstOrThrow()
  const known = await calls.putPlayer(player, { shortName: shortNameOf(name) })
  if (known.kind !== 'ok') return null
  const opened = await calls.openSitting(sitting.id, {
    player,
    game: sitting.game_id,
    token: sitting.token,
    winToken: sitting.win_token,
    minStake: decimalOf(game.min_stake),
    maxStake: decimalOf(game.max_stake),
    returnUrl: config.publicOrigin,
  })
  if (opened.kind !== 'ok') return null
  return kysely
    .updateTable('sitting')
    .set({ remote_id: opened.reply.sittingId })
    .where('id', '=', sitting.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Books what a sitting gives back, and tells its provider so. */
const takeHome = async (platform: Platform, provider: Party, out: Out): Promise<boolean> => {
  const booked = await bookOut(platform, provider, out)
  if (booked === 'BOOKED') await callsOf(provider).claim(out.transferId)
  return booked !== 'LATER'
}

/** The provider does not know the sitting: over where nothing ever got there, else a person looks. */
const forget = async ({ database, log }: Platform, { id }: Sitting): Promise<void> => {
  const { rows } = await sql<{ state: string }>`UPDATE sitting SET
      flag = CASE WHEN sent THEN 'LOST' END, state = CASE WHEN sent THEN state ELSE 'CLOSED' END, closed_at = CASE WHEN sent THEN NULL ELSE ${databaseNow} END
    FROM (SELECT EXISTS (SELECT 1 FROM sitting_transfer WHERE sitting_id = ${id}::uuid AND state = 'DONE') AS sent) known
    WHERE id = ${id}::uuid AND state <> 'CLOSED' RETURNING state`.execute(database.kysely)
  if (rows[0]?.state === 'CLOSING') log.error({ sitting: id }, 'a provider does not know a sitting that has tokens; it needs a look')
}

const close = async (platform: Platform, provider: Party, sitting: Sitting, remoteId: string): Promise<boolean> => {
  const answer = await callsOf(provider).close(remoteId)
  if (answer.kind === 'unknown') return false
  if (answer.kind === 'refused') {
    if (answer.error !== 'NOT_FOUND') return false
    await forget(platform, sitting)
    return true
  }
  return answer.reply.out !== null && takeHome(platform, provider, answer.reply.out)
}

const isSessionOver = async ({ database }: Platform, { game_session_id }: Sitting): Promise<boolean> => {
  const live = await database.kysely
    .selectFrom('game_session')
    .select('id')
    .where('id', '=', game_session_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst()
  return live === undefined
}

/**
 * Does what is due about one sitting: asks about transfers whose fate is not known, closes it once its session is over, and books what
 * comes back. False: something cannot be done yet, and it is to be looked at again.
 */
export const tend = async (platform: Platform, provider: Party, id: string): Promise<boolean> => {
  const known = await sittingById(platform.database.kysely, id)
  if (known.state === 'CLOSED' || known.flag !== null) return true
  const sitting = await reach(platform, provider, known)
  if (sitting?.remote_id == null || !(await settleTransfers(platform, provider, sitting))) return false
  if (sitting.state !== 'CLOSING') {
    if (!(await isSessionOver(platform, sitting))) return true
    await wantClosed(platform, id)
  }
  return close(platform, provider, sitting, sitting.remote_id)
}

/** Takes home what nobody asked for; where that fails, it is pulled again. */
const takeUnclaimed = async (platform: Platform, provider: Party, out: Out): Promise<void> => {
  try {
    await takeHome(platform, provider, out)
  } catch (err) {
    const facts = { err, provider: provider.id, sitting: out.sittingId, transfer: out.transferId }
    platform.log.error(facts, 'what a sitting gives back could not be booked; trying again later')
  }
}

/**
 * Pulls what sittings gave back that nobody asked for: those that the provider closed by itself, and those whose answers were lost. One
 * that is not understood, or that cannot be booked, keeps none of the others.
 */
export const pullUnclaimed = async (platform: Platform, provider: Party): Promise<void> => {
  if (!(await mayHaveNews(platform, provider))) return
  const answer = await callsOf(provider).unclaimed()
  if (answer.kind !== 'ok') return
  const misread = (wrong: object) =>
    platform.log.error({ provider: provider.id, ...wrong }, 'what a sitting gives back is not understood; it needs a look')
  for (const out of readEach(outTransfer, answer.reply.transfers, misread)) await takeUnclaimed(platform, provider, out)
}

/** Does what is due about one sitting; where something cannot be done yet, or fails, it is looked at again later. */
const tendOne = async (platform: Platform, provider: Party, id: string): Promise<void> => {
  const isDone = await tend(platform, provider, id).catch((err: unknown) => {
    platform.log.error({ err, provider: provider.id, sitting: id }, 'a sitting could not be tended; trying again later')
    return false
  })
  if (!isDone) await lookAgain(platform, id)
}

/** Pulls rounds page by page; a feed without an end leaves the rest to the next turn, or no sitting would be tended again. */
const pullPages = async (platform: Platform, provider: Party): Promise<void> => {
  for (let page = 0; page < MOST_PAGES; page += 1) if (!(await pullRounds(platform, provider))) return
}

/** One round of the work on a provider's sittings, and then on its feed; a sitting that fails keeps none of that. */
export const tendAll = async (platform: Platform, provider: Party): Promise<void> => {
  for (const id of await dueSittings(platform, provider)) await tendOne(platform, provider, id)
  if (await mayHaveNews(platform, provider)) await pullPages(platform, provider)
}
