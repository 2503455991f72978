/** Runs `work` for every item, `lanes` at a time; a lane takes its next item when it is done with the last. */
export const inParallel = async <T>(lanes: number, items: Iterable<T>, work: (item: T, lane: number) => Promise<void>): Promise<void> => {
  const queue = items[Symbol.iterator]()
  const lane = async (index: number): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value, index)
  }
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)))
}
