import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Lobby } from '../../graphql/resolvers.generated.ts'
import { newestTeasers } from '../content/articles.ts'
import { lobbyGames } from './games.ts'

const FRESH_MS = 5_000
const NEWS = 6
const PROMOTIONS = 4

interface Held {
  readonly until: number
  readonly lobby: Promise<Lobby>
}
const held = new WeakMap<Kysely<Schema>, Held>()

const read = async (database: Kysely<Schema>): Promise<Lobby> => {
  const [games, news, promotions] = await Promise.all([
    lobbyGames(database),
    newestTeasers(database, 'NEWS', NEWS),
    newestTeasers(database, 'PROMOTION', PROMOTIONS),
  ])
  return { games, news, promotions }
}

/** What home shows, the same for everybody and at most five seconds old: however many ask, the database is asked once. */
export const lobbyOf = (database: Kysely<Schema>): Promise<Lobby> => {
  const found = held.get(database)
  if (found && found.until > performance.now()) return found.lobby
  const lobby = read(database)
  held.set(database, { until: performance.now() + FRESH_MS, lobby })
  // A failure is not kept: the next one who asks tries again.
  lobby.catch(() => held.delete(database))
  return lobby
}
