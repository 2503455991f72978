import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { CrashRound, CrashRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (detail: RoundRow['detail']): Pick<CrashRound, 'flight'> => {
  return { flight: detail?.type === 'crash' ? detail : null }
}

/** A page of a player's bets in rounds of crash, as `roundsOf`. */
export const crashRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<CrashRoundConnection> =>
  roundsOf(database, { playerId, type: 'CRASH', page }, reported)
