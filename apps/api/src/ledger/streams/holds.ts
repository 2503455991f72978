import { sql, type Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import { callLedger, type LedgerResult } from '../refusals.ts'

/** What the streams of a player at a provider hold of one kind of token, minor units. */
export const heldByStreams = async (
  database: Kysely<Schema>,
  of: { providerId: string; playerId: string; token: TokenKind },
): Promise<bigint> => {
  const row = await database
    .selectFrom('stream')
    .innerJoin('hold', 'hold.id', 'stream.hold_id')
    .select(sql<bigint>`coalesce(sum(hold.amount - hold.captured - hold.released), 0)::bigint`.as('minor'))
    .where('stream.provider_id', '=', of.providerId)
    .where('stream.player_id', '=', of.playerId)
    .where('stream.token', '=', of.token)
    .where('stream.frozen_at', 'is', null)
    .where('hold.closed_at', 'is', null)
    .executeTakeFirst()
  return row?.minor ?? 0n
}

interface OfStream {
  readonly providerId: string
  readonly sessionId: string
  readonly epoch: number
}

export interface StreamHold {
  readonly granted: bigint
  readonly until: Date
}

/** Holds an amount, or what there is of it, in place of what the stream held before. */
export const holdForStream = (
  database: Kysely<Schema>,
  { providerId, sessionId, epoch, hold, minor, until }: OfStream & { hold: number; minor: bigint; until: Date },
): Promise<LedgerResult<StreamHold>> =>
  callLedger(
    database,
    sql<StreamHold>`SELECT granted, until FROM stream_hold(${providerId}, ${sessionId}::uuid, ${epoch}::bigint, ${hold}::bigint,
      ${minor}::bigint, ${until}::timestamptz)`,
  )

/** Gives back what is left of a stream's hold, where the stream stands at `seq`; closes a stream that is over. */
export const releaseStream = (
  database: Kysely<Schema>,
  { providerId, sessionId, epoch, hold, seq }: OfStream & { hold: number; seq: number },
): Promise<LedgerResult<object>> =>
  callLedger(
    database,
    sql<object>`SELECT stream_release(${providerId}, ${sessionId}::uuid, ${epoch}::bigint, ${hold}::bigint, ${seq}::bigint)`,
  )
