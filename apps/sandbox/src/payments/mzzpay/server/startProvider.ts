import { join } from 'node:path'
import { StartError } from '../../../http/listen.ts'
import { nextWish } from '../../server/nextWish.ts'
import { openRecords } from '../../server/records.ts'
import { serve } from '../../server/serve.ts'
import type { PaymentProvider, PaymentProviderOptions } from '../../startOptions.ts'
import { choices } from './choices.ts'
import { deskOf } from './desk.ts'
import { merchantCalls } from './merchantCalls.ts'
import type { Order } from './orders.ts'
import { pageCalls } from './pageCalls.ts'

/** Starts the payment page without notices. @throws StartError when its port or its merchant cannot be had. */
export const startProvider = async (options: PaymentProviderOptions): Promise<PaymentProvider> => {
  const { id, port, origin, secret, settings, dataDir, openPage, log } = options
  const { merchant } = settings
  if (merchant === undefined) throw new StartError(`The payment provider ${id} needs merchant in the settings of its entry in PAYMENTS.`)
  const page = (await openPage?.({ frameAncestors: [] })) ?? null
  const open = async () => {
    const orders = await openRecords<Order>(join(dataDir, id, 'orders.jsonl'))
    const next = nextWish(choices)
    const server = merchantCalls({ orders, origin, secret, merchant, takeWish: next.take })
    return {
      calls: { ...server.calls, ...pageCalls(orders, origin) },
      desks: { desk: deskOf(id, orders, next, origin) },
      stop: () => orders.close(),
      hangUp: server.stop,
    }
  }
  return serve({ id, port, page, pagePaths: ['/pay'], log, open })
}
