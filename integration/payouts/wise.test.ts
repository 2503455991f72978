import { freePort } from '@lagoon/testing/freePort'
import { expect, it } from 'vitest'
import { wise } from '../../apps/api/src/payouts/wise/wise.ts'
import { startProvider } from '../../apps/sandbox/src/payouts/wise/startProvider.ts'
import type { Party } from '@lagoon/contract/parties/parties'
import { dollars } from '../payments/adapters.ts'
import { payoutsHoldFor } from './conformance.ts'
import { payoutOrder, payoutProvider, player } from './provider.ts'

const known = { id: 'wise', protocol: 'wise' }
const account = {
  accountHolder: 'Noah Finch',
  accountNumber: '000123456789',
  routingNumber: '021000021',
  bankName: 'Harbor Savings',
  currency: 'USD',
  player,
} as const
const signal = new AbortController().signal

const registered = async (party: Party): Promise<string> => {
  const kept = await wise.register?.(party, account, signal)
  if (!kept?.ok) throw new Error('the account was refused')
  return kept.value.token
}

payoutsHoldFor({
  adapter: wise,
  start: (options) => startProvider(options, { firstMs: 100, longestMs: 100, deliveries: 10 }),
  known,
  port: await freePort(),
  order: async (party, noticeUrl) => {
    const { accountHolder, bankName } = account
    const destination = { kind: 'BANK', token: await registered(party), accountHolder, bankName, lastFour: '6789' } as const
    return payoutOrder({ destination, noticeUrl })
  },
  outcomes: {
    PAYS: { first: { word: 'PAID' }, later: { word: 'PAID' } },
    PAYS_LATER: { first: { word: 'SENT' }, later: { word: 'PAID' } },
    STAYS_SENT: { first: { word: 'SENT' }, later: { word: 'SENT' } },
    NO_FUNDS: { first: { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true } },
    DECLINED_LATER: { first: { word: 'SENT' }, later: { word: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' } },
    RETURNED: { first: { word: 'PAID' }, later: { word: 'RETURNED', reason: 'ACCOUNT_CLOSED' } },
    PAYS_OTHER_CURRENCY: { first: { price: { currency: 'CAD', minor: dollars(1999n).minor } } },
  },
  notices: 'SIGNED',
})

it('keeps an account at the provider, and says which part of a wrong one it is', async () => {
  const provider = await payoutProvider((options) => startProvider(options), known, await freePort())
  const keep = (change: object) => wise.register?.(provider.party, { ...account, ...change }, signal)
  try {
    expect(await keep({})).toMatchObject({ ok: true, value: { token: expect.stringMatching(/^\d+$/) } })
    expect(await keep({ routingNumber: '021000022' })).toEqual({ ok: false, error: 'ROUTING_INVALID' })
    expect(await keep({ accountNumber: '00000000' })).toEqual({ ok: false, error: 'ACCOUNT_INVALID' })
    expect(await keep({ player: { ...player, country: 'CA' }, routingNumber: '000112345', currency: 'CAD' })).toMatchObject({ ok: true })
  } finally {
    await provider.stop()
  }
})
