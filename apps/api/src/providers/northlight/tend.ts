import { sql } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import type { StreamFreeze } from '@lagoon/contract/wire/operator/incidents'
import { freezeStream } from '../../ledger/streams/freeze.ts'
import { releaseStream } from '../../ledger/streams/holds.ts'
import { streamState, type StreamState } from '../../ledger/streams/state.ts'
import type { Services } from '../../services.ts'
import { bookEvents } from './batches.ts'
import type { Questions } from './questions.ts'

/** After so long without a word of a stream its provider is asked. */
const SILENT_MINUTES = 10
/** A provider that did not answer about a stream is asked again after so long. */
const AGAIN_SECONDS = 20
/** So many streams are asked about in one turn. */
const STREAMS = 50

interface Due {
  readonly session_id: string
  /** One of its open rounds that rests, with its stream. */
  readonly round: string | null
}

/**
 * Streams whose provider is to be asked: something is held and nobody heard of them for long, their hold is over its time, or they
 * get no further hold; or a round of theirs rests. Asking is noted, so that a provider that is away is not asked all the time.
 */
const dueStreams = async ({ database: { kysely } }: Pick<Services, 'database'>, { id }: Party): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    WITH due AS (
      SELECT s.session_id FROM stream s LEFT JOIN hold h ON h.id = s.hold_id AND h.closed_at IS NULL
      WHERE s.provider_id = ${id} AND s.closed_at IS NULL AND s.frozen_at IS NULL
        AND (s.asked_at IS NULL OR s.asked_at < clock_timestamp() - make_interval(secs => ${AGAIN_SECONDS}))
        AND (
          (h.id IS NOT NULL AND (s.hold_until < clock_timestamp() OR stream_is_over(s) IS NOT NULL
            OR s.heard_at < clock_timestamp() - make_interval(mins => ${SILENT_MINUTES})))
          OR (h.id IS NULL AND s.heard_at < clock_timestamp() - make_interval(mins => ${SILENT_MINUTES})
            AND (s.asked_at IS NULL OR s.asked_at < clock_timestamp() - make_interval(mins => ${SILENT_MINUTES}))
            AND (stream_is_over(s) IS NOT NULL OR EXISTS (SELECT 1 FROM round r WHERE r.game_session_id = s.session_id AND r.state = 'OPEN')))
        )
      ORDER BY s.heard_at LIMIT ${STREAMS} FOR UPDATE OF s SKIP LOCKED
    )
    UPDATE stream s SET asked_at = clock_timestamp() FROM due WHERE s.session_id = due.session_id
    RETURNING s.session_id, (SELECT r.gameplay_id FROM round r WHERE r.game_session_id = s.session_id AND r.state = 'OPEN' LIMIT 1) AS round`.execute(
    kysely,
  )
  return rows
}

type Outcome = 'BOOKED' | 'UNKNOWN' | StreamFreeze

/** Books everything that the provider tells of a stream. */
const pull = async (services: Services, provider: Party, questions: Questions, state: StreamState): Promise<Outcome> => {
  const { kysely } = services.database
  let after = Number(state.seq)
  for (;;) {
    const told = await questions.events(provider, state.sessionId, after)
    if (told === 'UNKNOWN') return 'UNKNOWN'
    if (told === 'SESSION_NOT_FOUND') return after === 0 ? 'BOOKED' : 'HISTORY_LOST'
    const { session, epoch, fromSeq, events, isAll } = told
    if (session !== state.sessionId || BigInt(epoch) !== state.epoch || fromSeq !== after + 1) return 'UNKNOWN'
    if (events.length > 0) {
      const booked = await bookEvents(kysely, provider.id, told)
      if (!booked.ok) {
        services.log.error({ session, status: booked.error.status }, 'events that were asked for cannot be booked')
        return 'UNKNOWN'
      }
      after = Number(booked.value.seq)
    }
    if (isAll) return 'BOOKED'
    if (events.length === 0) return 'UNKNOWN'
  }
}

const tend = async (services: Services, provider: Party, questions: Questions, { session_id: sessionId, round }: Due): Promise<void> => {
  const { kysely } = services.database
  const { id: providerId } = provider
  const before = await streamState(kysely, providerId, sessionId)
  if (!before.ok) return
  const outcome = await pull(services, provider, questions, before.value)
  if (outcome === 'UNKNOWN') {
    services.log.warn({ session: sessionId, left: String(before.value.left) }, 'a provider did not tell of a stream; what is held waits')
    return
  }
  if (outcome !== 'BOOKED') return freeze(services, sessionId, outcome)
  const after = await streamState(kysely, providerId, sessionId)
  if (!after.ok) return
  const { epoch, seq, left } = after.value
  // A hold that was granted since then is none that the provider was asked about: it is refused here.
  const hold = Number(before.value.holdNumber)
  const released = await releaseStream(kysely, { providerId, sessionId, epoch: Number(epoch), hold, seq: Number(seq) })
  services.log.info({ session: sessionId, left: String(left), isReleased: released.ok }, 'a stream was asked for')
  if (round !== null && (await questions.round(provider, round)) === 'NEVER_RUN') await freeze(services, sessionId, 'ROUND_UNKNOWN')
}

const freeze = async (services: Services, sessionId: string, because: StreamFreeze): Promise<void> => {
  await freezeStream(services.database.kysely, sessionId, because)
  services.log.error({ session: sessionId, because }, 'a stream is frozen; it needs a look')
}

/** Asks a provider about its streams that are due, books what it tells, and gives back what is held. Answers how many were due. */
export const tendStreams = async (services: Services, provider: Party, questions: Questions): Promise<number> => {
  const due = await dueStreams(services, provider)
  // Each comes again after a while, as its asking was noted: one that fails is no failure of the turn.
  const tendOne = (stream: Due) =>
    tend(services, provider, questions, stream).catch((err: unknown) =>
      services.log.error({ err, session: stream.session_id }, 'a stream could not be asked about; trying again later'),
    )
  await Promise.all(due.map(tendOne))
  if (due.length > 0) services.wakeOutbox()
  return due.length
}
