import { setImmediate as nextTurn } from 'node:timers/promises'

interface Call<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (problem: unknown) => void
}

/** More in one statement saves little, and keeps what came first waiting. */
const MOST = 100

/**
 * Makes one call of many that come at once: those of one turn of the event loop, and those that came while the call before was under
 * way. Each database or transaction has its own. `run` answers in the order of the items; where it fails, all their callers fail.
 */
export const gathered = <On extends object, Item, Answer>(run: (on: On, items: readonly Item[]) => Promise<readonly Answer[]>) => {
  const waiting = new WeakMap<On, Call<Item, Answer>[]>()

  const runAll = async (on: On, calls: Call<Item, Answer>[]): Promise<void> => {
    await nextTurn()
    while (calls.length > 0) {
      const now = calls.splice(0, MOST)
      try {
        const answers = await run(
          on,
          now.map(({ item }) => item),
        )
        for (const [index, { resolve }] of now.entries()) resolve(answers[index] as Answer)
      } catch (problem) {
        for (const { reject } of now) reject(problem)
      }
    }
    waiting.delete(on)
  }

  return (on: On, item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = { item, resolve, reject }
      const calls = waiting.get(on)
      if (calls) {
        calls.push(call)
        return
      }
      const first = [call]
      waiting.set(on, first)
      void runAll(on, first)
    })
}

/** The same, where one call that fails stands in no other's way: what is not done for all of them is done for each by itself. */
export const gatheredEach = <On extends object, Item, Answer>(
  runAll: (on: On, items: readonly Item[]) => Promise<readonly Answer[]>,
  runOne: (on: On, item: Item) => Promise<Answer>,
) => {
  const call = gathered(async (on: On, items: readonly Item[]): Promise<readonly PromiseSettledResult<Answer>[]> => {
    try {
      if (items.length > 1) return (await runAll(on, items)).map((value) => ({ status: 'fulfilled', value }))
    } catch {
      // Nothing was done: each finds by itself what is in its way.
    }
    return Promise.allSettled(items.map((item) => runOne(on, item)))
  })
  return async (on: On, item: Item): Promise<Answer> => {
    const result = await call(on, item)
    if (result.status === 'rejected') throw result.reason
    return result.value
  }
}
