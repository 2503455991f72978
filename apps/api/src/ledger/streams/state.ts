import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { callLedger, type LedgerResult } from '../refusals.ts'

/** A stream as it stands: how far it is booked, and what it may still take. Amounts are minor units. */
export interface StreamState {
  readonly sessionId: string
  readonly epoch: bigint
  readonly seq: bigint
  /** Of everything up to `seq`: 64 hexadecimal digits. */
  readonly hash: string
  /** Paid beyond whole minor units, micro-tokens. */
  readonly dust: number
  /** Of its hold. */
  readonly left: bigint
  /** What the player can spend beside the hold. */
  readonly balance: bigint
  readonly holdNumber: bigint
  readonly isFrozen: boolean
  /** Why it gets no further hold. */
  readonly over: 'SESSION_ENDED' | 'EPOCH_OVER' | null
  readonly minStake: bigint
  readonly maxStake: bigint
}

export const HASH_BYTES = 32

/** The stream of a session as it stands, for whoever holds its wallet's lock. */
export const readStream = (database: Kysely<Schema>, sessionId: string): Promise<LedgerResult<StreamState>> =>
  callLedger(
    database,
    sql<StreamState>`SELECT s.session_id AS "sessionId", s.epoch, s.seq, encode(s.hash, 'hex') AS hash, s.dust, stream_left(s) AS left,
      a.balance, s.hold_number AS "holdNumber", s.frozen_at IS NOT NULL AS "isFrozen", stream_is_over(s) AS over,
      g.min_stake AS "minStake", g.max_stake AS "maxStake"
      FROM stream s JOIN game g ON g.id = s.game_id
      JOIN account a ON a.player_id = s.player_id AND a.owner = 'PLAYER' AND a.kind = s.token
      WHERE s.session_id = ${sessionId}::uuid`,
  )

/** The stream of a session at this provider; in a transaction with its wallet locked until the end of that. */
export const streamState = async (database: Kysely<Schema>, providerId: string, sessionId: string): Promise<LedgerResult<StreamState>> => {
  // By itself: a statement that waited for the lock reads other tables as they were before it waited.
  const locked = await callLedger(database, sql`SELECT FROM lock_stream(${providerId}, ${sessionId}::uuid)`)
  return locked.ok ? readStream(database, sessionId) : locked
}

/** The hash after an event that is booked. Undefined: it is not. */
export const hashAfter = async (database: Kysely<Schema>, sessionId: string, seq: bigint): Promise<string | undefined> => {
  const row = await database
    .selectFrom('stream_batch')
    .select(['from_seq', 'hashes'])
    .where('session_id', '=', sessionId)
    .where('from_seq', '<=', seq)
    .where('to_seq', '>=', seq)
    .executeTakeFirst()
  if (!row) return undefined
  const at = Number(seq - row.from_seq) * HASH_BYTES
  return row.hashes.subarray(at, at + HASH_BYTES).toString('hex')
}
