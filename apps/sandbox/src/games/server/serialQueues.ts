/** Runs work one piece after another for each key; the keys do not wait for each other. */
export const openSerialQueues = () => {
  const tails = new Map<string, Promise<void>>()
  return {
    /** Resolves and rejects as the work does; work that fails holds up nothing behind it. Work that waits for more of its own key waits for ever. */
    run<T>(key: string, work: () => T | Promise<T>): Promise<T> {
      const done = (tails.get(key) ?? Promise.resolve()).then(work)
      const forget = () => {
        if (tails.get(key) === tail) tails.delete(key)
      }
      const tail = done.then(forget, forget)
      tails.set(key, tail)
      return done
    },
    /** Resolves when what was asked for so far has run. */
    async idle(): Promise<void> {
      await Promise.all(tails.values())
    },
  }
}
