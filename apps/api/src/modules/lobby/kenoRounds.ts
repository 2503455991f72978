import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { KenoRound, KenoRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (detail: RoundRow['detail']): Pick<KenoRound, 'picks' | 'drawn' | 'multiplier'> => {
  const keno = detail?.type === 'keno' ? detail : null
  return { picks: keno?.picks ?? [], drawn: keno?.drawn ?? [], multiplier: keno?.multiplier ?? null }
}

/** A page of a player's draws of keno, as `roundsOf`. */
export const kenoRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<KenoRoundConnection> =>
  roundsOf(database, { playerId, type: 'KENO', page }, reported)
