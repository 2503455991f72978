interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

export interface FairQueueOptions {
  /** How much work runs at once. */
  readonly atOnce: number
  /** How many wait at most, all together. */
  readonly longest: number
  /** What somebody is told for whom there is no place. */
  readonly refusal: () => Error
}

/**
 * Work in turn, fair between those who ask: whoever waits with one piece is served before the second piece of another. When the
 * queue is full, somebody who has less in it takes the last place of who has most; who has most is refused.
 */
export const fairQueue = ({ atOnce, longest, refusal }: FairQueueOptions) => {
  let running = 0
  let length = 0
  // In the order of their next turn.
  const waiting = new Map<string, Waiting[]>()

  const next = (): Waiting | undefined => {
    const [whom, queue] = waiting.entries().next().value ?? []
    if (whom === undefined || queue === undefined) return undefined
    const first = queue.shift()
    waiting.delete(whom)
    if (queue.length > 0) waiting.set(whom, queue)
    length -= 1
    return first
  }
  /** Makes room for one more of `whom`; false where nobody has more in the queue. */
  const makeRoom = (whom: string): boolean => {
    const [greediest, queue] = [...waiting].reduce((most, one) => (one[1].length > most[1].length ? one : most))
    if ((waiting.get(whom)?.length ?? 0) + 1 >= queue.length) return false
    queue.pop()?.refuse()
    if (queue.length === 0) waiting.delete(greediest)
    length -= 1
    return true
  }

  return async <T>(whom: string, work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (length >= longest && !makeRoom(whom)) throw refusal()
      const turn = Promise.withResolvers<void>()
      const queue = waiting.get(whom) ?? []
      queue.push({ start: turn.resolve, refuse: () => turn.reject(refusal()) })
      waiting.set(whom, queue)
      length += 1
      await turn.promise
    }
    try {
      return await work()
    } finally {
      const following = next()
      if (following) following.start()
      else running -= 1
    }
  }
}
