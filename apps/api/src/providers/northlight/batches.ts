import type { Kysely, Transaction } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Batch } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { readEvents, totalsOf, type StreamEvent } from '@lagoon/contract/wire/eventBatches/events'
import type { Schema } from '../../db/schema.ts'
import { retried } from '../../kernel/retry.ts'
import type { LedgerRefusal } from '../../ledger/refusals.ts'
import { bookStream } from '../../ledger/streams/book.ts'
import { freezeStream } from '../../ledger/streams/freeze.ts'
import { roundsKnown, stakesKnown } from '../../ledger/streams/known.ts'
import { hashAfter, readStream, streamState, type StreamState } from '../../ledger/streams/state.ts'
import { notifyOfBigWin } from '../bigWin.ts'
import { chain } from './chain.ts'
import { movesOf } from './moves.ts'

/** Events of a stream as they came, in a batch or asked for. */
export interface Events extends Pick<Batch, 'session' | 'epoch' | 'fromSeq' | 'prevHash' | 'events'> {
  /** What they are, where they have been read already. */
  readonly read?: readonly StreamEvent[]
}

export type BatchRefusal =
  | { readonly status: 'SESSION_NOT_FOUND' | 'FORK' | 'FROZEN' | 'TOTALS' | 'ACCOUNT_FULL' }
  | { readonly status: 'GAP'; readonly expect: bigint }
  | { readonly status: 'BAD_EVENT'; readonly seq: number }
  | { readonly status: 'HOLD_EXCEEDED'; readonly seq: number; readonly left: bigint }

/** Undoes the transaction that it is thrown in. */
class Undone extends Error {
  readonly refusal: BatchRefusal
  constructor(refusal: BatchRefusal) {
    super(refusal.status)
    this.refusal = refusal
  }
}

const refusalOf = ({ code, held }: LedgerRefusal): BatchRefusal => {
  if (code === 'SESSION_NOT_FOUND') return { status: code }
  if (code === 'ACCOUNT_MAXIMUM') return { status: 'ACCOUNT_FULL' }
  return { status: 'BAD_EVENT', seq: Number(held ?? 0n) }
}

/** The events of a batch, where it says of them what they are. */
export const readBatch = ({ fromSeq, events, totals }: Batch): Result<readonly StreamEvent[], BatchRefusal> => {
  const read = readEvents(fromSeq, events)
  if (!read.ok) return refused({ status: 'BAD_EVENT', seq: read.error.seq })
  const { stake, pay, voids } = totalsOf(read.value)
  return stake === totals.stake && pay === totals.pay && voids === totals.voids ? read : refused({ status: 'TOTALS' })
}

const bookNew = async (
  transaction: Transaction<Schema>,
  providerId: string,
  state: StreamState,
  { events, hashes }: { events: readonly StreamEvent[]; hashes: readonly string[] },
): Promise<void> => {
  const { sessionId } = state
  const ids = [...new Set(events.map(({ round }) => round))]
  const seqs = events.flatMap((event) => (event.type === 'void' ? [event.of] : []))
  const rounds = await roundsKnown(transaction, { providerId, sessionId, ids })
  const stakes = await stakesKnown(transaction, { providerId, sessionId, seqs })
  const booking = movesOf(events, { state, rounds, stakes })
  if (!booking.ok) {
    const { status, seq } = booking.error
    throw new Undone(status === 'HOLD_EXCEEDED' ? { status, seq, left: state.left } : { status, seq })
  }
  const from = state.seq + 1n
  const settled = await bookStream(transaction, {
    sessionId,
    ...booking.value,
    from,
    to: state.seq + BigInt(events.length),
    hashes: Buffer.from(hashes.join(''), 'hex'),
  })
  if (!settled.ok) throw new Undone(refusalOf(settled.error))
  // Not after the commit: events that come again settle nothing, and nobody would be told.
  for (const round of settled.value) await notifyOfBigWin(transaction, round)
}

/**
 * Whether events continue what is booked; `skip` of them are booked already. Their hashes stand for everything before them: the
 * last one that is known has to be the one of the books.
 */
const joint = async (
  transaction: Transaction<Schema>,
  state: StreamState,
  { fromSeq, prevHash }: Events,
  hashes: readonly string[],
): Promise<{ readonly skip: number } | BatchRefusal> => {
  const first = BigInt(fromSeq)
  if (first > state.seq + 1n) return { status: 'GAP', expect: state.seq + 1n }
  const skip = Math.min(Number(state.seq - first) + 1, hashes.length)
  const claimed = skip === 0 ? prevHash : hashes[skip - 1]
  const last = first + BigInt(skip) - 1n
  const booked = last === state.seq ? state.hash : await hashAfter(transaction, state.sessionId, last)
  return claimed === booked ? { skip } : { status: 'FORK' }
}

const inTransaction = async (
  transaction: Transaction<Schema>,
  providerId: string,
  given: Events,
): Promise<Result<StreamState, BatchRefusal>> => {
  const { session, epoch, events: texts, fromSeq, prevHash } = given
  const entered = await streamState(transaction, providerId, session)
  if (!entered.ok) throw new Undone(refusalOf(entered.error))
  const state = entered.value
  if (state.epoch !== BigInt(epoch)) return refused({ status: 'SESSION_NOT_FOUND' })
  if (state.isFrozen) return refused({ status: 'FROZEN' })
  const hashes = chain(prevHash, texts)
  const met = await joint(transaction, state, given, hashes)
  if ('status' in met) {
    if (met.status === 'FORK') await freezeStream(transaction, session, 'FORK')
    return refused(met)
  }
  if (met.skip === texts.length) return ok(state)
  const read = given.read ? ok(given.read.slice(met.skip)) : readEvents(fromSeq + met.skip, texts.slice(met.skip))
  if (!read.ok) return refused({ status: 'BAD_EVENT', seq: read.error.seq })
  await bookNew(transaction, providerId, state, { events: read.value, hashes: hashes.slice(met.skip) })
  const after = await readStream(transaction, session)
  if (!after.ok) throw new Undone(refusalOf(after.error))
  return ok(after.value)
}

/**
 * Books events of a stream whole or not at all, and tells of big wins with them; what is booked already is skipped. A stream that turns
 * out to have two histories is frozen. Answers the stream as it stands then.
 */
export const bookEvents = (database: Kysely<Schema>, providerId: string, events: Events): Promise<Result<StreamState, BatchRefusal>> =>
  retried(() => database.transaction().execute((transaction) => inTransaction(transaction, providerId, events))).catch((error: unknown) => {
    if (error instanceof Undone) return refused(error.refusal)
    throw error
  })
