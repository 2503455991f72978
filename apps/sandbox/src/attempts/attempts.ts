/** First and longest wait between two attempts, milliseconds; each wait is twice the last. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/** Milliseconds until the next attempt after so many in vain before this one; up to a fifth more or less, so that what failed together drifts apart. */
export const backoffAfter = ({ first, longest }: Backoff, tries: number): number =>
  Math.min(first * 2 ** tries, longest) * (0.8 + Math.random() * 0.4)

/** Attempts at what is written down already: what is not done when they stop is taken up from there by the next process. */
export interface Attempts {
  readonly now: <T>(attempt: () => Promise<T>) => Promise<T>
  /** Begins an attempt after so long, unless they are stopped by then. It may not reject: nobody waits for it. */
  readonly later: (ms: number, attempt: () => Promise<unknown>) => void
  /** Begins no more, and ends with the last one that runs. */
  readonly stop: () => Promise<void>
}

export const openAttempts = (): Attempts => {
  const waiting = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<unknown>>()
  let isStopped = false

  const now = <T>(attempt: () => Promise<T>): Promise<T> => {
    const running = attempt()
    underWay.add(running)
    void running.catch(() => undefined).then(() => underWay.delete(running))
    return running
  }
  return {
    now,
    later(ms, attempt) {
      if (isStopped) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void now(attempt)
      }, ms)
      waiting.add(timer)
    },
    async stop() {
      isStopped = true
      for (const timer of waiting) clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}
