import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { VideoPokerRound, VideoPokerRoundConnection } from '../../graphql/resolvers.generated.ts'
import { roundsOf, type Page, type RoundRow } from './rounds.ts'

const reported = (detail: RoundRow['detail']): Pick<VideoPokerRound, 'dealt' | 'held' | 'final' | 'paying'> => {
  const hand = detail?.type === 'videoPoker' ? detail : null
  return { dealt: hand?.dealt ?? [], held: hand?.held ?? [], final: hand?.final ?? null, paying: hand?.paying ?? null }
}

/** A page of a player's hands of video poker, as `roundsOf`. */
export const videoPokerRoundsOf = (database: Kysely<Schema>, playerId: string, page: Page): Promise<VideoPokerRoundConnection> =>
  roundsOf(database, { playerId, type: 'VIDEO_POKER', page }, reported)
