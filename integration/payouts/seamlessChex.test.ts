import { freePort } from '@lagoon/testing/freePort'
import { seamlessChex } from '../../apps/api/src/payouts/seamlessChex/seamlessChex.ts'
import { startProvider } from '../../apps/sandbox/src/payouts/seamlessChex/startProvider.ts'
import { dollars } from '../payments/adapters.ts'
import { payoutsHoldFor } from './conformance.ts'
import { payoutOrder } from './provider.ts'

payoutsHoldFor({
  adapter: seamlessChex,
  start: (options) => startProvider(options, { firstMs: 100, longestMs: 100, deliveries: 10 }),
  known: { id: 'seamlesschex', protocol: 'seamlessChex' },
  port: await freePort(),
  order: async (_, noticeUrl) => payoutOrder({ destination: { kind: 'ACCOUNT_ID', id: 'SCX-1047' }, noticeUrl }),
  outcomes: {
    PAYS: { first: { word: 'PAID' }, later: { word: 'PAID' } },
    PAYS_LATER: { first: { word: 'SENT' }, later: { word: 'PAID' } },
    STAYS_SENT: { first: { word: 'SENT' }, later: { word: 'SENT' } },
    DECLINED: { first: { word: 'FAILED', reason: 'ACCOUNT_NOT_FOUND', isRetryable: false } },
    NO_FUNDS: { first: { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true } },
    DECLINED_LATER: { first: { word: 'SENT' }, later: { word: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' } },
    RETURNED: { first: { word: 'PAID' }, later: { word: 'RETURNED', reason: 'ACCOUNT_CLOSED' } },
    PAYS_OTHER_CURRENCY: { first: { price: { currency: 'CAD', minor: dollars(1999n).minor } } },
  },
  notices: 'HINTS',
})
