import { join } from 'node:path'
import { framePath } from '@lagoon/contract/wire/nuvei/nuvei'
import { capturePath } from '@lagoon/contract/wire/nuvei/payouts'
import { StartError } from '../../../http/listen.ts'
import { nextWish } from '../../server/nextWish.ts'
import { openNoticeSender, type Repeats } from '../../server/noticeSender.ts'
import { serve } from '../../server/serve.ts'
import type { PaymentProvider, PaymentProviderOptions } from '../../startOptions.ts'
import { choices } from '../contract.ts'
import { openBank } from './bank.ts'
import { openBook } from './book.ts'
import { openCaptures } from './captures.ts'
import { nuveiDesk } from './desk.ts'
import { frameCalls } from './frameCalls.ts'
import { merchantCalls } from './merchantCalls.ts'
import { openPayouts } from './payouts.ts'

/** The vendor repeats every 15 minutes, 96 times; here the first repeats come sooner, so that a tester sees them. */
const usualRepeats: Repeats = { firstMs: 1_000, longestMs: 15 * 60 * 1_000, deliveries: 96 }

/** Starts the card provider. @throws StartError when its port or its merchant cannot be had. */
export const startProvider = async (options: PaymentProviderOptions, repeats = usualRepeats): Promise<PaymentProvider> => {
  const { id, port, origin, platformOrigin, secret, settings, dataDir, openPage, log } = options
  const { merchantId, merchantSiteId } = settings
  if (merchantId === undefined || merchantSiteId === undefined)
    throw new StartError(`The payment provider ${id} needs merchantId and merchantSiteId in the settings of its entry in PAYMENTS.`)
  const page = (await openPage?.({ frameAncestors: [platformOrigin] })) ?? null
  const open = async () => {
    const folder = join(dataDir, id)
    const book = await openBook(folder)
    const sender = await openNoticeSender({ path: join(folder, 'notices.jsonl'), repeats, log })
    const next = nextWish(choices)
    const merchant = { merchantId, merchantSiteId, secret }
    const bank = openBank({ book, sender, signing: merchant, log })
    const captures = await openCaptures({ path: join(folder, 'captures.jsonl'), book, sender, merchant, origin })
    const payouts = await openPayouts({ id, folder, book, sender, merchant, log })
    return {
      calls: {
        ...merchantCalls({ ...merchant, book, bank, next, captures }),
        ...frameCalls({ book, bank }),
        ...captures.calls,
        ...payouts.calls,
      },
      desks: { desk: nuveiDesk(id, { book, bank, next }), payoutDesk: payouts.desk },
      hangUp: payouts.hangUp,
      stop: async () => {
        bank.stop()
        await payouts.stop()
        await captures.close()
        await sender.stop()
        await book.close()
      },
    }
  }
  return serve({ id, port, page, pagePaths: [framePath, capturePath], log, open })
}
