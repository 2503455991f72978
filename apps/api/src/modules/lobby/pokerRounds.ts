import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { PokerRound, PokerRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (
  detail: RoundRow['detail'],
): Pick<PokerRound, 'roomId' | 'tableId' | 'hand' | 'board' | 'shown' | 'ending' | 'pot' | 'rake' | 'side'> => {
  const hand = detail?.type === 'poker' ? detail : null
  return {
    roomId: hand?.roomId ?? null,
    tableId: hand?.tableId ?? null,
    hand: hand?.hand ?? null,
    board: hand?.board ?? [],
    shown: hand?.shown ?? [],
    ending: hand?.ending ?? null,
    pot: hand?.pot ?? null,
    rake: hand?.rake ?? null,
    side: hand?.side ?? null,
  }
}

/** A page of a player's hands of poker, without those of video poker, as `roundsOf`. */
export const pokerRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<PokerRoundConnection> =>
  roundsOf(database, { playerId, type: 'POKER', page }, reported)
