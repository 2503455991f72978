import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Notification, NotificationTopic } from '../../graphql/resolvers.generated.ts'
import { pushInsert } from '../../push/queuePush.ts'
import { pushRules } from '../../push/topics.ts'

const MOST_LISTED = 100

export interface Notice {
  readonly playerId: string
  /** What it is about: the same is told once. */
  readonly key: string
  readonly topic: NotificationTopic
  /** Goes to lock screens too: no amount, no name. */
  readonly title: string
  readonly text: string
  /** Path of the app that it leads to. */
  readonly href: string
}

/** The parts of a `WITH` that list a notification, and queue it as a push message where its topic is one. */
export const notifying = ({ playerId, key, topic, title, text, href }: Notice): RawBuilder<unknown> => {
  const listed = sql`listed AS (
    INSERT INTO notification (player_id, key, topic, title, text, href)
    VALUES (${playerId}::uuid, ${key}, ${topic}, ${title}, ${text}, ${href}) ON CONFLICT (player_id, key) DO NOTHING RETURNING id
  )`
  const rule = pushRules[topic]
  if (rule === null) return listed
  const { text: pushText, liveSeconds } = rule
  const messages = sql`(SELECT 'notification:' || id AS id FROM listed)`
  return sql`${listed}, pushed AS (${pushInsert(playerId, { topic, title, text: pushText, href, liveSeconds }, messages)})`
}

/** Tells a player something, in the transaction of what it tells or in its own: in their list, and as a push message where its topic is one. */
export const notify = async (database: Kysely<Schema>, notice: Notice): Promise<void> => {
  await sql`WITH ${notifying(notice)} SELECT id FROM listed`.execute(database)
}

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
