import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { PlayerMessage } from '@lagoon/domain/realtime/messages'
import type { Schema } from '../db/schema.ts'

/** Hands a message to every live connection of a player, on whichever node; resolves when it is handed on, throws when it can not be. */
export type Publish = (playerId: string, message: PlayerMessage) => Promise<void> | void

export interface Relay {
  /** Call after a commit that may have written messages: they go out at once instead of with the next tick. */
  readonly wake: () => void
  /** Finishes the batch in hand. */
  readonly stop: () => Promise<void>
}

interface OutboxRow {
  readonly id: bigint
  readonly player_id: string
  readonly message_id: string
  readonly body: Record<string, unknown>
}

const BATCH = 200
const TICK_MS = 1_000

/** Takes the oldest messages that no other node holds and hands them on; what fails stays for the next try. Returns how many. */
const relayBatch = (database: Kysely<Schema>, publish: Publish): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<OutboxRow>`
      DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT ${BATCH}::integer FOR UPDATE SKIP LOCKED)
      RETURNING id, player_id, message_id, body`.execute(transaction)
    for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await publish(row.player_id, { id: row.message_id, ...row.body } as PlayerMessage)
    return rows.length
  })

/**
 * Carries the outbox to the players: at least once and, on one node, in order. Woken by the moves of this node and, for what
 * another node left behind when it died, by a timer.
 */
export const startRelay = (database: Kysely<Schema>, publish: Publish, log: Pick<Logger, 'warn'>): Relay => {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const drain = async () => {
    try {
      do {
        isWanted = false
        while (!isStopped && (await relayBatch(database, publish)) > 0);
      } while (isWanted && !isStopped)
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'messages wait in the outbox')
    }
  }
  const wake = () => {
    isWanted = true
    if (isStopped || running) return
    running = drain().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(wake, TICK_MS)
  timer.unref()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
