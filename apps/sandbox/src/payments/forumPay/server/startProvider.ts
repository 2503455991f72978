import { join } from 'node:path'
import { StartError } from '../../../http/listen.ts'
import { nextWish } from '../../server/nextWish.ts'
import { openNoticeSender, type Repeats } from '../../server/noticeSender.ts'
import { serve } from '../../server/serve.ts'
import type { PaymentProvider, PaymentProviderOptions } from '../../startOptions.ts'
import { choices } from '../contract.ts'
import { openBook } from './book.ts'
import { openBuyOrders } from './buyOrders.ts'
import { forumPayDesk } from './desk.ts'
import { startHints } from './hints.ts'
import { merchantCalls } from './merchantCalls.ts'
import { openTill } from './till.ts'
import { walletCalls } from './walletCalls.ts'

const usualRepeats: Repeats = { firstMs: 1_000, longestMs: 60_000, deliveries: 10 }

/**
 * Starts the provider of crypto payments (docs/payments/forumPay.md), and the page of a wallet that pays them. @throws StartError when
 * its port or its merchant cannot be had.
 */
export const startProvider = async (
  options: PaymentProviderOptions,
  now: () => number = Date.now,
  repeats = usualRepeats,
): Promise<PaymentProvider> => {
  const { id, port, origin, secret, settings, dataDir, openPage, log } = options
  const { apiUser, posId } = settings
  if (apiUser === undefined || posId === undefined)
    throw new StartError(`The payment provider ${id} needs apiUser and posId in the settings of its entry in PAYMENTS.`)
  const page = (await openPage?.({ frameAncestors: [] })) ?? null
  const open = async () => {
    const folder = join(dataDir, id)
    const book = await openBook(join(folder, 'payments.jsonl'))
    const sender = await openNoticeSender({ path: join(folder, 'hints.jsonl'), repeats, log })
    const hints = startHints({ book, sender, now })
    const till = openTill({ book, hints, now })
    const next = nextWish(choices)
    const buyOrders = await openBuyOrders({ id, folder, sender, merchant: { apiUser, secret, posId }, log })
    return {
      calls: {
        ...merchantCalls({ book, next, apiUser, secret, posId, origin, now }),
        ...walletCalls({ book, till, now }),
        ...buyOrders.calls,
      },
      desks: { desk: forumPayDesk(id, { book, till, next, now }), payoutDesk: buyOrders.desk },
      hangUp: buyOrders.hangUp,
      stop: async () => {
        hints.stop()
        await buyOrders.stop()
        await sender.stop()
        await book.close()
      },
    }
  }
  return serve({ id, port, page, pagePaths: ['/'], log, open })
}
