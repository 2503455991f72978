import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { BlackjackRound, BlackjackRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (detail: RoundRow['detail']): Pick<BlackjackRound, 'tableId' | 'hands' | 'dealer' | 'insurance' | 'side'> => {
  const round = detail?.type === 'blackjack' ? detail : null
  return {
    tableId: round?.tableId ?? null,
    hands: round?.hands ?? [],
    dealer: round?.dealer ?? null,
    insurance: round?.insurance ? { name: 'Insurance', ...round.insurance } : null,
    side: round?.side ?? null,
  }
}

/** A page of a player's rounds of blackjack, as `roundsOf`. */
export const blackjackRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<BlackjackRoundConnection> =>
  roundsOf(database, { playerId, type: 'BLACKJACK', page }, reported)
