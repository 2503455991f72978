import type { PushWords } from '@lagoon/contract/push/pushWords'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { NotificationTopic } from '../graphql/resolvers.generated.ts'

export interface QueuedPush extends PushWords {
  readonly topic: NotificationTopic
  /** After so long nobody wants to hear of it any more. */
  readonly liveSeconds: number
}

/** The statement of `queuePush`, for each row of `messages`: a table or a query of texts `id`. */
export const pushInsert = (
  playerId: string,
  { topic, liveSeconds, title, text, href }: Omit<QueuedPush, 'id'>,
  messages: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`INSERT INTO push_delivery (token, message_id, topic, title, text, href, expires_at)
    SELECT t.token, m.id, ${topic}, ${title}, ${text}, ${href}, now() + make_interval(secs => ${liveSeconds}::integer)
    FROM ${messages} m, push_token t JOIN session s ON s.id = t.session_id
    WHERE s.player_id = ${playerId}::uuid AND s.revoked_at IS NULL
    ON CONFLICT (token, message_id) DO NOTHING`

/**
 * Writes a push message for every browser that a player is logged in with, in the transaction of what it tells or in its own; the same
 * id is written once. Whether the player wants it is asked when it goes out (push/sender.ts).
 */
export const queuePush = async (database: Kysely<Schema>, playerId: string, { id, ...push }: QueuedPush): Promise<void> => {
  await pushInsert(playerId, push, sql`(SELECT ${id}::text AS id)`).execute(database)
}
