import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Lobby } from '../../graphql/resolvers.generated.ts'
import { newestTeasers } from '../content/articles.ts'
import { lobbyGames } from './games.ts'

const NEWS = 6
const PROMOTIONS = 4

/** What home shows. */
export const lobbyOf = async (database: Kysely<Schema>): Promise<Lobby> => {
  const [games, news, promotions] = await Promise.all([
    lobbyGames(database),
    newestTeasers(database, 'NEWS', NEWS),
    newestTeasers(database, 'PROMOTION', PROMOTIONS),
  ])
  return { games, news, promotions }
}
