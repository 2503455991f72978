import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'

/** A transaction that statements of the same call run in; over once it is committed or rolled back. */
interface Running {
  isOver: boolean
}

/**
 * Refuses at once what would wait for itself: a statement that is sent past the transaction it is called from. The embedded engine
 * has one connection, which the transaction holds until its callback returns, so such a call would never return. On PostgreSQL the
 * same call takes a second connection of the pool, and stands still when all of them do so; it is a mistake there too.
 */
export const refuseSecondConnection = <Schema>(kysely: Kysely<Schema>): Kysely<Schema> => {
  const running = new AsyncLocalStorage<Running>()
  const executor = kysely.getExecutor()
  const provideConnection = executor.provideConnection.bind(executor)
  executor.provideConnection = (consumer, options) => {
    if (running.getStore()?.isOver === false)
      throw new Error('A statement was sent past the transaction that it is called from: hand the transaction over to it.')
    return provideConnection(consumer, options)
  }
  const begin = kysely.transaction.bind(kysely)
  kysely.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = <T>(work: (transaction: Transaction<Schema>) => Promise<T>) =>
      execute(async (transaction) => {
        const own: Running = { isOver: false }
        try {
          return await running.run(own, () => work(transaction))
        } finally {
          own.isOver = true
        }
      })
    return builder
  }
  return kysely
}
