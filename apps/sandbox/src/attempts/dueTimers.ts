export interface DueTimersOptions {
  readonly log: { readonly error: (details: object, text: string) => void }
  /** What the log says of work that rejects. */
  readonly failed: string
}

/** Work that is due at a time, one piece for each key. */
export const openDueTimers = ({ log, failed }: DueTimersOptions) => {
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  const cancel = (key: string): void => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  return {
    /** Begins the work at this time (milliseconds of `Date.now`), or at once where it has passed. It takes the place of what the key was waiting for. */
    plan(key: string, at: number, work: () => Promise<void>): void {
      cancel(key)
      if (isStopped) return
      const begin = () => {
        timers.delete(key)
        work().catch((error: unknown) => log.error({ err: error }, failed))
      }
      timers.set(key, setTimeout(begin, Math.max(0, at - Date.now())))
    },
    cancel,
    /** Begins nothing more. */
    stop(): void {
      isStopped = true
      for (const key of [...timers.keys()]) cancel(key)
    },
  }
}
