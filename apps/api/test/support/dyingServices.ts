import type { KyselyPlugin } from 'kysely'
import type { PaymentProtocol } from '../../src/payments/protocol.ts'
import type { PayoutProtocol } from '../../src/payouts/protocol.ts'
import type { Services } from '../../src/services.ts'
import { harborPayments } from './harborPayments.ts'
import { harborPayouts } from './harborPayouts.ts'

/** Thrown at the point where a process ends, and by everything that it would do afterwards. */
class ProcessEnded extends Error {}

export interface Dying {
  readonly services: Services
  /** Points passed so far. */
  readonly points: () => number
  readonly hasDied: () => boolean
}

/**
 * Services of a process that ends at one of its points: before or after any statement to the database, before or after any call to the
 * provider. Nothing that it would do later reaches anybody, and the transaction that is open is undone as the database undoes it.
 */
export const dyingServices = (services: Services, endsAt: number): Dying => {
  let points = 0
  const pass = (): void => {
    points += 1
    if (points >= endsAt) throw new ProcessEnded('the process ended here')
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      pass()
      return node
    },
    transformResult: async ({ result }) => {
      pass()
      return result
    },
  }
  const around =
    <Arguments extends unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      pass()
      const answer = await call(...given)
      pass()
      return answer
    }
  const harbor: PaymentProtocol = { ...harborPayments, start: around(harborPayments.start), read: around(harborPayments.read) }
  const bank: PayoutProtocol = { ...harborPayouts, send: around(harborPayouts.send), read: around(harborPayouts.read) }
  return {
    services: {
      ...services,
      database: { ...services.database, kysely: services.database.kysely.withPlugin(plugin) },
      protocols: { payments: { harbor }, payouts: { harbor: bank }, identity: {} },
    },
    points: () => points,
    hasDied: () => points >= endsAt,
  }
}
