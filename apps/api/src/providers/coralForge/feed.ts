import { sql } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import { FEED_START, type feedRound } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type * as v from 'valibot'
import { callLedger } from '../../ledger/refusals.ts'
import { notifyOfBigWin } from '../bigWin.ts'
import { callsOf } from './calls.ts'
import { flagWrongSums } from './sums.ts'
import type { Platform } from './sittings.ts'

type FeedRound = v.InferOutput<typeof feedRound>
interface Kept {
  readonly id: bigint | null
  readonly playerId: string
  readonly gameId: string
}

const keep = async ({ database, log }: Platform, provider: Party, round: FeedRound): Promise<void> => {
  const { roundId, sittingId, bet, win, startedAt, report, fairness } = round
  const detail = JSON.stringify({ ...report, fairness })
  const kept = await callLedger(
    database.kysely,
    sql<Kept>`SELECT id, player_id AS "playerId", game_id AS "gameId" FROM sitting_round(${provider.id}, ${sittingId}, ${roundId},
      ${bet}::bigint, ${win}::bigint, ${startedAt}::timestamptz, ${detail}::jsonb)`,
  )
  if (!kept.ok) {
    log.error({ provider: provider.id, roundId, sittingId, code: kept.error.code }, 'a round of the feed cannot be kept; it needs a look')
    return
  }
  const { id, playerId, gameId } = kept.value
  if (id !== null) await notifyOfBigWin(database.kysely, { id, playerId, gameId, bet, win })
}

/** Pulls the next rounds of the provider's feed into the history; true where there may be more. */
export const pullRounds = async (platform: Platform, provider: Party): Promise<boolean> => {
  const { database, wakeOutbox } = platform
  const { kysely } = database
  const known = await kysely.selectFrom('round_feed').select('position').where('provider_id', '=', provider.id).executeTakeFirst()
  const after = known?.position ?? FEED_START
  const answer = await callsOf(provider).roundsAfter(after)
  if (answer.kind !== 'ok' || answer.reply.rounds.length === 0) return false
  const { rounds, next: position } = answer.reply
  for (const round of rounds) await keep(platform, provider, round)
  await flagWrongSums(kysely, provider.id, [...new Set(rounds.map(({ sittingId }) => sittingId))])
  await kysely
    .insertInto('round_feed')
    .values({ provider_id: provider.id, position })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ position }))
    .execute()
  wakeOutbox()
  return position !== after
}
