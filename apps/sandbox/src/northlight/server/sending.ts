import type { Logger } from 'pino'
import { balanceReply, batchReply, holdReply, MOST_EVENTS, type StreamRefusalStatus } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { MICRO_PER_MINOR, readEvents, totalsOf } from '@lagoon/contract/wire/eventBatches/events'
import { backoffAfter, type Backoff } from '../../attempts/attempts.ts'
import type { Lines } from '../../games/server/journal/lines.ts'
import { openSerialQueues } from '../../games/server/serialQueues.ts'
import type { StreamEntry } from './entries.ts'
import type { PlatformClient } from './platform.ts'
import type { Stream } from './stream.ts'

/** A hold is asked for this many stakes of the size that is wanted. */
const STAKES_HELD = 20n
/** A hold is asked for so long, and counts as over a little before. */
const HELD_MS = 15 * 60 * 1000
const MARGIN_MS = 30 * 1000
/** A hold that is not answered is asked for again so often before the player is told. */
const HOLD_TRIES = 2

export interface SendingOptions {
  platform: PlatformClient
  journal: Lines<StreamEntry>
  log: Logger
  /** How long events wait for more of them, milliseconds. */
  batchMs: number
  backoffMs: Backoff
}

/** Why a stake cannot be held for. */
export type Unheld = { readonly status: StreamRefusalStatus | 'UNKNOWN'; readonly balance?: bigint }

const batchOf = (stream: Stream) => {
  const fromSeq = stream.acked + 1
  const events = stream.after(stream.acked)
  const read = readEvents(fromSeq, events)
  if (!read.ok) throw new Error(`event ${read.error.seq} of session ${stream.session} cannot be read`)
  const { stake, pay, voids } = totalsOf(read.value)
  const totals = { stake: String(stake), pay: String(pay), voids }
  return { fromSeq, toSeq: fromSeq + events.length - 1, prevHash: stream.hashAt(fromSeq - 1), events, totals }
}

/** Tells the platform what happened, and asks it for holds: of each stream one call at a time. */
export const sending = ({ platform, journal, log, batchMs, backoffMs }: SendingOptions) => {
  const queues = openSerialQueues()
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  const alone = <T>({ session }: Stream, work: () => Promise<T>): Promise<T> => queues.run(session, work)
  const of = ({ session, epoch }: Stream) => ({ session, epoch })

  const end = async (stream: Stream, reason: string): Promise<void> => {
    if (stream.ended !== null) return
    stream.ended = reason
    stream.left = 0n
    await journal.append({ type: 'ended', session: stream.session, reason })
  }
  /** The platform takes nothing more of the stream: nobody but a person can go on with it. */
  const giveUp = async (stream: Stream, status: StreamRefusalStatus): Promise<void> => {
    stream.refused = status
    log.error({ session: stream.session, status, acked: stream.acked }, 'the platform refused events for good; the session needs a look')
    await end(stream, status)
  }

  /** Sends what is written down until the platform has it all; false when it did not answer. */
  const sendAll = async (stream: Stream): Promise<boolean> => {
    let expected = -1
    while (stream.acked < stream.written && stream.refused === null) {
      const answer = await platform.call('batch', { ...of(stream), ...batchOf(stream) }, batchReply)
      if (answer.kind === 'unknown') {
        log.warn({ session: stream.session, reason: answer.reason }, 'a batch was not answered, will be sent again')
        return false
      }
      if (answer.kind === 'ok') {
        stream.acked = answer.reply.ackSeq
        stream.told(answer.reply)
        stream.heardAt = Date.now()
        await journal.append({ type: 'acked', session: stream.session, seq: stream.acked, at: stream.heardAt })
        continue
      }
      const { status, expect = 0 } = answer.refusal
      if (status !== 'GAP' || expect === expected || expect > stream.texts.length + 1) {
        await giveUp(stream, status)
        return true
      }
      expected = expect
      stream.acked = expect - 1
    }
    return true
  }

  const plan = (stream: Stream, ms: number, tries: number): void => {
    if (isStopped || timers.has(stream.session)) return
    const timer = setTimeout(() => {
      timers.delete(stream.session)
      const done = alone(stream, () => sendAll(stream))
      done.then(
        (isDone) => {
          if (!isDone) plan(stream, backoffAfter(backoffMs, tries), tries + 1)
          else if (stream.acked < stream.written && stream.refused === null) plan(stream, batchMs, 0)
        },
        (error: unknown) => {
          log.error({ err: error, session: stream.session }, 'events cannot be sent, will be sent again')
          plan(stream, backoffAfter(backoffMs, tries), tries + 1)
        },
      )
    }, ms)
    timers.set(stream.session, timer)
  }

  const ask = async (stream: Stream, minor: bigint): Promise<Unheld | null> => {
    const number = stream.hold + 1
    stream.hold = number
    stream.isHeld = true
    await journal.append({ type: 'hold', session: stream.session, number })
    const amount = String((stream.unacked + minor * STAKES_HELD) * MICRO_PER_MINOR)
    const until = Math.floor((Date.now() + HELD_MS) / 1000)
    const { revocations } = stream
    for (let tried = 0; tried < HOLD_TRIES; tried += 1) {
      const answer = await platform.call('hold', { ...of(stream), hold: number, amount, until }, holdReply)
      if (answer.kind === 'unknown') continue
      if (answer.kind === 'refused') {
        const { status, balance } = answer.refusal
        if (status !== 'INSUFFICIENT_BALANCE' && status !== 'LIMIT_REACHED') await end(stream, status)
        return { status, balance: (balance ?? 0n) / MICRO_PER_MINOR }
      }
      stream.told(answer.reply)
      const left = answer.reply.left / MICRO_PER_MINOR - stream.unacked
      // The platform asked for the events meanwhile: it may give back what it granted.
      stream.left = stream.revocations === revocations && left > 0n ? left : 0n
      stream.heldUntil = answer.reply.until * 1000 - MARGIN_MS
      return null
    }
    return { status: 'UNKNOWN' }
  }

  const giveBack = async (stream: Stream): Promise<boolean> => {
    // From here on a stake asks for another hold, which waits for its turn.
    stream.left = 0n
    // Stakes that are on their way to the disk lean on the hold too.
    while (stream.acked < stream.texts.length && stream.refused === null) {
      await stream.writing
      if (!(await sendAll(stream))) return false
    }
    if (!stream.isHeld || stream.refused !== null) return true
    let isRefused = false
    // The last hold may have been lost on its way: then the one before it is the platform's last.
    for (const hold of [stream.hold, stream.hold - 1].filter((number) => number > 0)) {
      const answer = await platform.call('release', { ...of(stream), hold, seq: stream.acked }, balanceReply)
      if (answer.kind === 'unknown') return false
      if (answer.kind === 'refused' && answer.refusal.status === 'STALE_HOLD') continue
      if (answer.kind === 'ok') stream.told(answer.reply)
      else {
        isRefused = true
        log.error({ session: stream.session, status: answer.refusal.status }, 'the platform refused to take a hold back')
      }
      break
    }
    stream.isHeld = false
    stream.heardAt = Date.now()
    // The next start offers it once more.
    if (isRefused) return true
    await journal.append({ type: 'released', session: stream.session, at: stream.heardAt })
    return true
  }

  return {
    /** Events were written down: they leave soon, at once where they are many. */
    soon(stream: Stream): void {
      const waiting = stream.written - stream.acked
      if (waiting < MOST_EVENTS) return plan(stream, batchMs, 0)
      clearTimeout(timers.get(stream.session))
      timers.delete(stream.session)
      plan(stream, 0, 0)
    },
    /** Sees to it that a stake of this size is held; null when it is. */
    hold: (stream: Stream, minor: bigint): Promise<Unheld | null> =>
      alone(stream, async () => {
        for (let asked = 0; asked < 2; asked += 1) {
          if (stream.ended !== null) return { status: 'SESSION_ENDED' }
          if (stream.covers(minor, Date.now())) return null
          const unheld = await ask(stream, minor)
          if (unheld) return unheld
        }
        if (stream.covers(minor, Date.now())) return null
        // Granted less although there is more: a limit of the player's leaves no more.
        return stream.balance >= minor ? { status: 'LIMIT_REACHED' } : { status: 'INSUFFICIENT_BALANCE', balance: stream.balance }
      }),
    /**
     * Sends everything and gives back what is held; false when the platform did not answer. Nothing happens where its turn comes and
     * `isWanted` denies it.
     */
    release: (stream: Stream, isWanted: () => boolean = () => true): Promise<boolean> =>
      alone(stream, async () => (isWanted() ? giveBack(stream) : true)),
    /** No more stakes. */
    end,
    /** What the player has, asked anew; undefined when the platform did not answer. */
    refresh: (stream: Stream): Promise<bigint | undefined> =>
      alone(stream, async () => {
        const answer = await platform.call('balance', of(stream), balanceReply)
        if (answer.kind === 'ok') stream.told(answer.reply)
        return answer.kind === 'unknown' ? undefined : stream.balance
      }),
    /** Ends the sending; what was not acknowledged stays in the journal for the next start. */
    async stop(): Promise<void> {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await queues.idle()
    },
  }
}
export type Sending = ReturnType<typeof sending>
