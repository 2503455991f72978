import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { NotificationTopic } from '../graphql/resolvers.generated.ts'
import { pushInsert } from '../push/queuePush.ts'
import { pushRules } from '../push/topics.ts'

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

/** The parts of a `WITH` that list notifications of a topic, and queue them as push messages where the topic is one. */
export const notifying = (topic: NotificationTopic, notices: readonly Omit<Notice, 'topic'>[]): RawBuilder<unknown> => {
  const listed = sql`listed AS (
    INSERT INTO notification (player_id, key, topic, title, text, href)
    SELECT "playerId", key, ${topic}, title, text, href
      FROM jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) AS notice ("playerId" uuid, key text, title text, text text, href text)
    ON CONFLICT (player_id, key) DO NOTHING RETURNING id, player_id, title, href
  )`
  const rule = pushRules[topic]
  if (rule === null) return listed
  const messages = sql`(SELECT 'notification:' || id AS id, title, href, player_id FROM listed)`
  return sql`${listed}, pushed AS (${pushInsert({ topic, ...rule }, messages)})`
}

/** Tells a player something, in the transaction of what it tells or in its own: in their list, and as a push message where its topic is one. */
export const notify = async (database: Kysely<Schema>, { topic, ...notice }: Notice): Promise<void> => {
  await sql`WITH ${notifying(topic, [notice])} SELECT id FROM listed`.execute(database)
}
