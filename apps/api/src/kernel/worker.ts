import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Lease } from './lease.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/** Work that is done turn by turn, in the background. */
export interface Task {
  /** For the log. */
  readonly name: string
  /**
   * One turn: does what is due, or a batch of it. True: there may be more, and the next turn follows at once. Rejects when something
   * is in the way. The signal is aborted when the node stops or its lease is over: then return as soon as what was begun is done.
   */
  readonly work: (signal: AbortSignal) => Promise<boolean>
  /** How long to wait for a wake before looking again, milliseconds; up to a tenth more or less, so that nodes drift apart. */
  readonly everyMs: number
  /** The longest pause after failures, milliseconds. @default 30000 */
  readonly longestPauseMs?: number
  /** With a lease only the node that holds it works. Several tasks may share one. */
  readonly lease?: Lease
}

export interface Worker {
  /** Call after a commit that may have left work: the next turn begins now. */
  readonly wake: () => void
  /** Ends after the turn in hand. */
  readonly stop: () => Promise<void>
}

/** Pause after so many failures in a row, milliseconds: doubled each time, of which a random half, so that nodes do not come back together. */
export const pauseAfter = (failures: number, longestMs: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), longestMs) * (0.5 + Math.random() / 2)

/**
 * Works on a task until it is stopped: at once, whenever it is woken, and every `everyMs`; one turn at a time. After a failure it
 * pauses, longer each time. A wake does not shorten that pause, or a busy node would hammer what is down.
 */
export const startWorker = ({ name, work, everyMs, longestPauseMs = LONGEST_PAUSE_MS, lease }: Task, log: Pick<Logger, 'warn'>): Worker => {
  const stopping = new AbortController()
  let isWoken = false
  let pausing: { readonly end: () => void; readonly isIdle: boolean } | undefined

  const pause = async (ms: number, isIdle: boolean): Promise<void> => {
    const ended = new AbortController()
    pausing = { end: () => ended.abort(), isIdle }
    await wait(ms, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
    pausing = undefined
  }

  const run = async (): Promise<void> => {
    let failures = 0
    while (!stopping.signal.aborted) {
      const signal = lease ? AbortSignal.any([await lease.held(stopping.signal), stopping.signal]) : stopping.signal
      if (signal.aborted) continue
      isWoken = false
      try {
        const isMore = await work(signal)
        failures = 0
        if (!isMore && !isWoken && !stopping.signal.aborted) await pause(everyMs * (0.9 + Math.random() / 5), true)
      } catch (err) {
        failures += 1
        const pauseMs = Math.round(pauseAfter(failures, longestPauseMs))
        log.warn({ task: name, err, failures, pauseMs }, 'a task failed and is tried again')
        if (!stopping.signal.aborted) await pause(pauseMs, false)
      }
    }
  }

  const running = run()
  return {
    wake: () => {
      isWoken = true
      if (pausing?.isIdle) pausing.end()
    },
    stop: () => {
      stopping.abort()
      pausing?.end()
      return running
    },
  }
}
