import type { PushWords } from '@lagoon/contract/push/pushWords'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { NotificationTopic } from '../graphql/resolvers.generated.ts'

export interface QueuedPush extends PushWords {
  readonly topic: NotificationTopic
  /** After so long nobody wants to hear of it any more. */
  readonly liveSeconds: number
}

/** The statement of `queuePush`, for each row of `messages`: a query of texts `id`, `title` and `href` with the `player_id` they are for. */
export const pushInsert = (
  { topic, liveSeconds, text }: Pick<QueuedPush, 'topic' | 'liveSeconds' | 'text'>,
  messages: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`INSERT INTO push_delivery (token, message_id, topic, title, text, href, expires_at)
    SELECT t.token, m.id, ${topic}, m.title, ${text}, m.href, now() + make_interval(secs => ${liveSeconds}::integer)
    FROM ${messages} m JOIN session s ON s.player_id = m.player_id AND s.revoked_at IS NULL JOIN push_token t ON t.session_id = s.id
    ON CONFLICT (token, message_id) DO NOTHING`

/**
 * Writes a push message for every browser that a player is logged in with, in the transaction of what it tells or in its own; the same
 * id is written once. Whether the player wants it is asked when it goes out (push/sender.ts).
 */
export const queuePush = async (database: Kysely<Schema>, playerId: string, { id, title, href, ...push }: QueuedPush): Promise<void> => {
  const messages = sql`(SELECT ${id}::text AS id, ${title}::text AS title, ${href}::text AS href, ${playerId}::uuid AS player_id)`
  await pushInsert(push, messages).execute(database)
}
