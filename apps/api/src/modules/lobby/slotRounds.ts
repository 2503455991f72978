import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SlotRound, SlotRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (detail: RoundRow['detail']): Pick<SlotRound, 'matrix' | 'paylines' | 'feature' | 'jackpot'> => {
  const slot = detail?.type === 'slot' ? detail : null
  return { matrix: slot?.matrix ?? null, paylines: slot?.paylines ?? [], feature: slot?.feature ?? null, jackpot: slot?.jackpot ?? null }
}

/** A page of a player's slot rounds, as `roundsOf`. */
export const slotRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<SlotRoundConnection> =>
  roundsOf(database, { playerId, type: 'SLOT', page }, reported)
