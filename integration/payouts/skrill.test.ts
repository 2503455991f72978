import { freePort } from '@lagoon/testing/freePort'
import { expect, it } from 'vitest'
import { skrill } from '../../apps/api/src/payouts/skrill/skrill.ts'
import { startProvider } from '../../apps/sandbox/src/payments/skrill/server/startProvider.ts'
import { dollars } from '../payments/adapters.ts'
import { payoutsHoldFor } from './conformance.ts'
import { payoutOrder, payoutProvider } from './provider.ts'

const known = { id: 'skrill', protocol: 'skrill', settings: { merchantId: '4637827', payToEmail: 'shop@lagoon.localhost' } }
const destination = { kind: 'ACCOUNT_ID', id: 'noah@lagoon.localhost' } as const
const signal = new AbortController().signal

payoutsHoldFor({
  adapter: skrill,
  start: (options) => startProvider(options, { firstMs: 100, longestMs: 100, deliveries: 10 }),
  known,
  port: await freePort(),
  order: async (_, noticeUrl) => payoutOrder({ destination, noticeUrl }),
  outcomes: {
    PAYS: { first: { word: 'PAID' }, later: { word: 'PAID' } },
    PAYS_LATER: { first: { word: 'SENT' }, later: { word: 'PAID' } },
    STAYS_SENT: { first: { word: 'SENT' }, later: { word: 'SENT' } },
    DECLINED: { first: { word: 'FAILED', reason: 'NOT_ACCEPTED', isRetryable: false, reference: null } },
    NO_FUNDS: { first: { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true } },
    DECLINED_LATER: { first: { word: 'SENT' }, later: { word: 'FAILED', reason: 'OTHER' } },
    NOT_CLAIMED: { first: { word: 'SENT' }, later: { word: 'RETURNED', reason: 'NOT_CLAIMED' } },
    RETURNED: { first: { word: 'PAID' }, later: { word: 'RETURNED', reason: 'NOT_ACCEPTED' } },
    PAYS_OTHER_CURRENCY: { first: { price: { currency: 'CAD', minor: dollars(1999n).minor } } },
  },
  notices: 'SIGNED',
})

it('says of a wrong password, or of an email that is none, what is to be known', async () => {
  const provider = await payoutProvider((options) => startProvider(options), known, await freePort())
  try {
    const stranger = { ...provider.party, secret: `secret_word=${provider.party.secret}&api_password=of somebody else` }
    const order = payoutOrder({ destination })
    await expect(skrill.send(stranger, order, signal)).rejects.toThrow('LOGIN_INVALID')
    await expect(skrill.read(stranger, { attemptId: order.attemptId, reference: null, startedAt: new Date() }, signal)).rejects.toThrow(
      '401',
    )
    const nowhere = payoutOrder({ destination: { kind: 'ACCOUNT_ID', id: 'noah' } })
    expect(await skrill.send(provider.party, nowhere, signal)).toMatchObject({
      word: 'FAILED',
      reason: 'ACCOUNT_NOT_FOUND',
      reference: null,
    })
    expect(provider.made()).toEqual([])
  } finally {
    await provider.stop()
  }
})
