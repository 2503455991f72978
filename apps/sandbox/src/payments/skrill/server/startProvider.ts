import { join } from 'node:path'
import { skrillPaths } from '@lagoon/contract/wire/skrill/skrill'
import { StartError } from '../../../http/listen.ts'
import { nextWish } from '../../server/nextWish.ts'
import { openNoticeSender, type Repeats } from '../../server/noticeSender.ts'
import { openRecords } from '../../server/records.ts'
import { serve } from '../../server/serve.ts'
import type { PaymentProvider, PaymentProviderOptions } from '../../startOptions.ts'
import { choices } from './choices.ts'
import { deskOf } from './desk.ts'
import { merchantCalls } from './merchantCalls.ts'
import { pageCalls } from './pageCalls.ts'
import { openSendMoney } from './sendMoney.ts'
import type { Session } from './transactions.ts'
import { openWallet } from './wallet.ts'

/** Skrill posts ten times at an interval that it does not publish; here the first repeats come soon, so that a tester sees them. */
const usualRepeats: Repeats = { firstMs: 1_000, longestMs: 6 * 60_000, deliveries: 10 }

/** Starts the wallet's payment page and query interface, both on one origin here. @throws StartError when its port or its merchant cannot be had. */
export const startProvider = async (options: PaymentProviderOptions, repeats = usualRepeats): Promise<PaymentProvider> => {
  const { id, port, secret, settings, dataDir, openPage, log } = options
  const { merchantId, payToEmail } = settings
  if (merchantId === undefined || payToEmail === undefined)
    throw new StartError(`The payment provider ${id} needs merchantId and payToEmail in the settings of its entry in PAYMENTS.`)
  const page = (await openPage?.({ frameAncestors: [] })) ?? null
  const open = async () => {
    const folder = join(dataDir, id)
    const sessions = await openRecords<Session>(join(folder, 'sessions.jsonl'))
    const sender = await openNoticeSender({ path: join(folder, 'notices.jsonl'), repeats, log })
    const wallet = openWallet({ sessions, sender, merchantId, secretWord: secret })
    const next = nextWish(choices)
    const merchant = { merchantId, payToEmail, secretWord: secret, apiPassword: secret }
    const sendMoney = await openSendMoney({ id, folder, sender, merchant, log })
    return {
      calls: {
        ...merchantCalls({ sessions, wallet, merchant, takeWish: next.take, sendMoney }),
        ...pageCalls(sessions, wallet),
        ...sendMoney.calls,
      },
      desks: { desk: deskOf(id, { sessions, wallet, next }), payoutDesk: sendMoney.desk },
      hangUp: sendMoney.hangUp,
      stop: async () => {
        await sendMoney.stop()
        await sender.stop()
        await sessions.close()
      },
    }
  }
  return serve({ id, port, page, pagePaths: [skrillPaths.prepare], log, open })
}
