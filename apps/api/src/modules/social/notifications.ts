import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Notification } from '../../graphql/resolvers.generated.ts'

const MOST_LISTED = 100

/** What a player was told, the newest first. */
export const notificationsOf = async (database: Kysely<Schema>, playerId: string): Promise<Notification[]> => {
  const rows = await database
    .selectFrom('notification')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ id, topic, title, text, href, at, read_at }) => ({
    id: String(id),
    topic,
    title,
    text,
    href,
    at: at.toISOString(),
    isRead: read_at !== null,
  }))
}

/** Marks one as read, or all; of another player's it changes nothing and says the same. */
export const readNotifications = async (database: Kysely<Schema>, playerId: string, id: string | undefined): Promise<true> => {
  if (id !== undefined && !/^\d{1,18}$/.test(id)) return true
  let unread = database
    .updateTable('notification')
    .set({ read_at: new Date() })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
  if (id !== undefined) unread = unread.where('id', '=', BigInt(id))
  await unread.execute()
  return true
}
