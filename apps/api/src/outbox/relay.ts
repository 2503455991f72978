import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Logger } from 'pino'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import type { Schema } from '../db/schema.ts'
import { retried } from '../kernel/retry.ts'
import { startWorker, type Worker } from '../kernel/worker.ts'
import { noteDelivered } from './delivered.ts'

/** Hands a message to every live connection of a player, on whichever node; resolves when it is handed on, throws when it cannot be. */
export type Publish = (playerId: string, message: PlayerMessage) => Promise<void> | void

type Waiting = Pick<Selectable<Schema['outbox']>, 'id' | 'player_id' | 'message_id' | 'body'>

const BATCH = 200
const LOOK_EVERY_MS = 1_000
/** How long what waits stays with a node that is not heard of any more. */
const CLAIM_SECONDS = 10
/** From then on a batch is not gone on with, so that its last message goes out before the claim is over. */
const PUBLISH_WITHIN_MS = 5_000
const LONGEST_PAUSE_MS = 2_000

/** Claims the players of the oldest messages that no other node has claimed, and reads what waits for them, in order. */
const claimBatch = async (
  database: Kysely<Schema>,
  holder: string,
): Promise<{ players: readonly string[]; waiting: readonly Waiting[] }> => {
  const { rows } = await retried(() =>
    sql<{ player_id: string; last: bigint }>`
      WITH due AS (
        SELECT o.id, o.player_id FROM outbox o
        WHERE NOT EXISTS (SELECT 1 FROM outbox_claim c WHERE c.player_id = o.player_id AND c.expires_at > clock_timestamp())
        ORDER BY o.id LIMIT ${BATCH}::integer
      ), claimed AS (
        INSERT INTO outbox_claim (player_id, holder, expires_at)
        SELECT player_id, ${holder}::uuid, clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}) FROM due GROUP BY player_id ORDER BY player_id
        ON CONFLICT (player_id) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
          WHERE outbox_claim.expires_at <= clock_timestamp()
        RETURNING player_id
      ) SELECT player_id, (SELECT max(id) FROM due) AS last FROM claimed`.execute(database),
  )
  const last = rows[0]?.last
  if (last === undefined) return { players: [], waiting: [] }
  const players = rows.map((row) => row.player_id)
  // Not in one statement with the claim: what another node deleted just before it gave a player up, that statement would still see.
  const waiting = await database
    .selectFrom('outbox')
    .select(['id', 'player_id', 'message_id', 'body'])
    .where('player_id', 'in', players)
    .where('id', '<=', last)
    .orderBy('id')
    .execute()
  return { players, waiting }
}

/** Hands messages on, in order for each player, side by side for different ones; answers which went out and the first failure. */
const publishAll = async (waiting: readonly Waiting[], publish: Publish): Promise<{ sent: readonly Waiting[]; problem: unknown }> => {
  const deadline = performance.now() + PUBLISH_WITHIN_MS
  const sent: Waiting[] = []
  let problem: unknown
  const publishInOrder = async (messages: readonly Waiting[]): Promise<void> => {
    try {
      for (const message of messages) {
        if (performance.now() > deadline) return
        await publish(message.player_id, { id: message.message_id, ...message.body })
        sent.push(message)
      }
    } catch (error) {
      problem ??= error
    }
  }
  await Promise.all([...Map.groupBy(waiting, (message) => message.player_id).values()].map(publishInOrder))
  return { sent, problem }
}

/** Forgets what went out, and gives the players free for the next claim. */
const finish = (database: Kysely<Schema>, holder: string, players: readonly string[], sent: readonly Waiting[]): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const ids = sent.map(({ id }) => id)
    if (ids.length > 0) await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
    await noteDelivered(transaction, sent)
    await transaction.deleteFrom('outbox_claim').where('player_id', 'in', players).where('holder', '=', holder).execute()
  })

/**
 * Carries the outbox to the players, at least once and for each player in order, whichever node does it. Nothing is locked and no
 * connection is held while a message is handed on. A node that dies before it could delete what went out leaves it to the next
 * claim: it goes out again, under the same id. Woken by the moves of this node and, for what others left, by a timer.
 */
export const startRelay = (database: Kysely<Schema>, publish: Publish, log: Pick<Logger, 'warn'>): Worker => {
  const holder = randomUUID()
  const work = async (): Promise<boolean> => {
    const { players, waiting } = await claimBatch(database, holder)
    if (players.length === 0) return false
    const { sent, problem } = await publishAll(waiting, publish)
    await retried(() => finish(database, holder, players, sent))
    if (problem !== undefined) throw problem
    return true
  }
  return startWorker({ name: 'outbox relay', work, everyMs: LOOK_EVERY_MS, longestPauseMs: LONGEST_PAUSE_MS }, log)
}
