import type { Logger } from 'pino'

/** The order and the time in which things happen at one table. */
export interface TableClock {
  /** Runs a piece of work after those before it. */
  readonly alone: <T>(work: () => T | Promise<T>) => Promise<T>
  /** Runs a piece of work after so long, in the place of what was to run later; where it fails, `lookAgain` runs after a pause. */
  readonly later: (ms: number, work: () => Promise<void>) => void
  /** Nothing runs later any more; ends after what runs. */
  readonly stop: () => Promise<void>
}

export interface TableClockOptions {
  readonly tableId: string
  readonly log: Logger
  /** The pause after work that failed, milliseconds. */
  readonly lookMs: number
  readonly lookAgain: () => Promise<void>
}

/** A clock that runs one thing after another. */
export const tableClock = ({ tableId, log, lookMs, lookAgain }: TableClockOptions): TableClock => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let tail: Promise<unknown> = Promise.resolve()

  const alone = <T>(work: () => T | Promise<T>): Promise<T> => {
    const done = tail.then(work)
    tail = done.catch(() => undefined)
    return done
  }
  const later = (ms: number, work: () => Promise<void>): void => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(
      () => {
        alone(() => (isStopped ? undefined : work())).catch((error: unknown) => {
          log.error({ err: error, tableId }, 'the table has trouble')
          later(lookMs, lookAgain)
        })
      },
      Math.max(0, ms),
    )
  }
  return {
    alone,
    later,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await tail
    },
  }
}
