import { sql } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import { FEED_START, feedRound } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type * as v from 'valibot'
import { retried, sqlState } from '../../kernel/retry.ts'
import { callLedger } from '../../ledger/refusals.ts'
import { notifyOfBigWin } from '../bigWin.ts'
import { callsOf } from './calls.ts'
import { readEach } from './readEach.ts'
import { flagWrongSums } from './sums.ts'
import type { Platform } from './sittings.ts'

type FeedRound = v.InferOutput<typeof feedRound>

interface Kept {
  /** Null where the round was known. */
  readonly id: bigint | null
  readonly playerId: string
  readonly gameId: string
}

/** Undoes the transaction that it is thrown in. */
class RoundRefused extends Error {}

/** Keeps a round and tells its player of a big win, in one transaction: a round that comes again is known, and nobody would be told. */
const keep = ({ database }: Platform, provider: Party, round: FeedRound): Promise<void> => {
  const { roundId, sittingId, bet, win, startedAt, report, fairness } = round
  const detail = JSON.stringify({ ...report, fairness })
  return retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const kept = await callLedger(
        transaction,
        sql<Kept>`SELECT id, player_id AS "playerId", game_id AS "gameId" FROM sitting_round(${provider.id}, ${sittingId}, ${roundId},
          ${bet}::bigint, ${win}::bigint, ${startedAt}::timestamptz, ${detail}::jsonb)`,
      )
      if (!kept.ok) throw new RoundRefused(kept.error.code)
      const { id, playerId, gameId } = kept.value
      if (id !== null) await notifyOfBigWin(transaction, { id, playerId, gameId, bet, win })
    }),
  )
}

/** Whether a round can never be kept: the ledger refused it, or its values are what the database does not take (classes 22 and 23). */
const isForGood = (error: unknown): error is Error => error instanceof RoundRefused || /^2[23]/.test(sqlState(error))

/** Keeps a round, or passes it by where it can never be kept: it would hold up all that come behind it. */
const keepOrPassBy = async (platform: Platform, provider: Party, round: FeedRound): Promise<void> => {
  try {
    await keep(platform, provider, round)
  } catch (error) {
    if (!isForGood(error)) throw error
    const { roundId, sittingId } = round
    platform.log.error({ roundId, sittingId, reason: error.message }, 'a round of the feed cannot be kept; it needs a look')
  }
}

/**
 * Pulls the next rounds of the provider's feed into the history; true where there may be more. A round that is not understood, or that
 * cannot be kept, is logged and passed by; with the position that is logged beside it the feed can be read again from before it.
 */
export const pullRounds = async (platform: Platform, provider: Party): Promise<boolean> => {
  const { database, wakeOutbox } = platform
  const { kysely } = database
  const known = await kysely.selectFrom('round_feed').select('position').where('provider_id', '=', provider.id).executeTakeFirst()
  const after = known?.position ?? FEED_START
  const answer = await callsOf(provider).roundsAfter(after)
  if (answer.kind !== 'ok' || answer.reply.rounds.length === 0) return false
  const { next: position } = answer.reply
  const log = platform.log.child({ provider: provider.id, after })
  const misread = (wrong: object) => log.error(wrong, 'a round of the feed is not understood; it needs a look')
  const rounds = readEach(feedRound, answer.reply.rounds, misread)
  for (const round of rounds) await keepOrPassBy({ ...platform, log }, provider, round)
  await flagWrongSums(kysely, provider.id, [...new Set(rounds.map(({ sittingId }) => sittingId))])
  await kysely
    .insertInto('round_feed')
    .values({ provider_id: provider.id, position })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ position }))
    .execute()
  wakeOutbox()
  return position !== after
}
