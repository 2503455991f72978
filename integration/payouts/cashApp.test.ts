import { freePort } from '@lagoon/testing/freePort'
import { expect, it } from 'vitest'
import { cashApp } from '../../apps/api/src/payouts/cashApp/cashApp.ts'
import { startProvider } from '../../apps/sandbox/src/payouts/cashApp/startProvider.ts'
import { dollars } from '../payments/adapters.ts'
import { payoutsHoldFor } from './conformance.ts'
import { payoutOrder, payoutProvider } from './provider.ts'

payoutsHoldFor({
  adapter: cashApp,
  start: (options) => startProvider(options, { firstMs: 100, longestMs: 100, deliveries: 10 }),
  known: { id: 'cashapp', protocol: 'cashApp' },
  port: await freePort(),
  order: async (_, noticeUrl) => payoutOrder({ destination: { kind: 'ACCOUNT_ID', id: 'noahfinch' }, noticeUrl }),
  outcomes: {
    PAYS: { first: { word: 'PAID' }, later: { word: 'PAID' } },
    PAYS_LATER: { first: { word: 'SENT' }, later: { word: 'PAID' } },
    STAYS_SENT: { first: { word: 'SENT' }, later: { word: 'SENT' } },
    DECLINED: { first: { word: 'FAILED', reason: 'NOT_ACCEPTED', isRetryable: false } },
    NO_FUNDS: { first: { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true } },
    DECLINED_LATER: { first: { word: 'SENT' }, later: { word: 'FAILED', reason: 'NOT_ACCEPTED' } },
    RETURNED: { first: { word: 'PAID' }, later: { word: 'RETURNED', reason: 'NOT_ACCEPTED' } },
    PAYS_OTHER_CURRENCY: { first: { price: { currency: 'CAD', minor: dollars(1999n).minor } } },
  },
  notices: 'SIGNED',
})

it('refuses for good what it does not take, such as a name that is no $cashtag', async () => {
  const provider = await payoutProvider((options) => startProvider(options), { id: 'cashapp', protocol: 'cashApp' }, await freePort())
  try {
    const order = payoutOrder({ destination: { kind: 'ACCOUNT_ID', id: 'noah-finch' } })
    expect(await cashApp.send(provider.party, order, new AbortController().signal)).toMatchObject({ word: 'FAILED', isRetryable: false })
  } finally {
    await provider.stop()
  }
})
