import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { FishRound, FishRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (detail: RoundRow['detail']): Pick<FishRound, 'shot'> => {
  return { shot: detail?.type === 'fish' ? detail : null }
}

/** A page of a player's shots at fish, as `roundsOf`. */
export const fishRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<FishRoundConnection> =>
  roundsOf(database, { playerId, type: 'FISH', page }, reported)
