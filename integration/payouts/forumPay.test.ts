import { freePort } from '@lagoon/testing/freePort'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import { forumPay } from '../../apps/api/src/payouts/forumPay/forumPay.ts'
import { startProvider } from '../../apps/sandbox/src/payments/forumPay/server/startProvider.ts'
import { dollars } from '../payments/adapters.ts'
import { payoutsHoldFor } from './conformance.ts'
import { payoutOrder, payoutProvider, type PayoutProvider, type StartForTest } from './provider.ts'

const known = { id: 'forumpay', protocol: 'forumPay', settings: { apiUser: 'lagoon', posId: 'web' } }
const start: StartForTest = (options) => startProvider(options, Date.now, { firstMs: 100, longestMs: 100, deliveries: 10 })
const signal = new AbortController().signal
const destination = {
  kind: 'CRYPTO',
  currency: 'USDT-TRC20',
  network: 'TRON',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const
/** One address for each currency that is paid out. */
const addresses = [
  ['BTC', 'BITCOIN', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['LTC', 'LITECOIN', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['ETH', 'ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['USDT-ERC20', 'ETHEREUM', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['USDT-TRC20', 'TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['USDT-POLYGON', 'POLYGON', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
] as const

payoutsHoldFor({
  adapter: forumPay,
  start,
  known,
  port: await freePort(),
  order: async (_, noticeUrl) => payoutOrder({ destination, noticeUrl }),
  outcomes: {
    PAYS: { first: { word: 'PAID' }, later: { word: 'PAID' } },
    PAYS_LATER: { first: { word: 'SENT' }, later: { word: 'PAID' } },
    STAYS_SENT: { first: { word: 'SENT' }, later: { word: 'SENT' } },
    DECLINED: { first: { word: 'FAILED', reason: 'NOT_ACCEPTED', isRetryable: false } },
    NO_FUNDS: { first: { word: 'FAILED', reason: 'TRY_LATER', isRetryable: true } },
    DECLINED_LATER: { first: { word: 'SENT' }, later: { word: 'FAILED', reason: 'NOT_ACCEPTED' } },
    PAYS_OTHER_CURRENCY: { first: { price: { currency: 'CAD', minor: dollars(1999n).minor } } },
  },
  notices: 'HINTS',
})

describe('a payout in crypto', () => {
  let provider: PayoutProvider
  beforeAll(async () => {
    provider = await payoutProvider(start, known, await freePort())
  })
  afterAll(() => provider?.stop())
  const read = (attemptId: string) => forumPay.read(provider.party, { attemptId, reference: null, startedAt: new Date() }, signal)
  const send = (order: ReturnType<typeof payoutOrder>) => forumPay.send(provider.party, order, signal)

  it('is offered in six currencies, with what arrives, the network’s fee and how long the rate is held', async () => {
    const offers = (await forumPay.currencies?.(provider.party, dollars(5000n), signal)) ?? []
    expect(offers.map(({ id, network }) => [id, network]).toSorted()).toEqual(addresses.map(([id, network]) => [id, network]).toSorted())
    const tron = offers.find(({ id }) => id === 'USDT-TRC20')
    expect(tron).toMatchObject({ code: 'USDT', name: 'Tether', networkFee: '0.980000' })
    expect(Number(tron?.amount)).toBeGreaterThan(48)
    expect(Number(tron?.amount)).toBeLessThan(50)
    for (const { rateEndsAt } of offers) expect(rateEndsAt.getTime() - Date.now()).toBeGreaterThan(890_000)
  })
  it('is not offered where the fee of the network takes all', async () => {
    const offers = (await forumPay.currencies?.(provider.party, dollars(100n), signal)) ?? []
    const ids = offers.map(({ id }) => id)
    expect(ids).toContain('USDT-POLYGON')
    expect(ids).not.toContain('USDT-ERC20')
  })
  it.each(addresses)('in %s goes to an address of %s, and says what was sent', async (currency, network, address) => {
    const order = payoutOrder({ destination: { kind: 'CRYPTO', currency, network, address }, price: dollars(5000n) })
    const crypto = { code: currency.split('-')[0], transactionId: expect.stringMatching(/^[0-9a-f]{64}$/) as string }
    expect(await send(order)).toMatchObject({ word: 'PAID', price: dollars(5000n), crypto })
  })
  it.each([
    ['of another network', { ...destination, currency: 'BTC', network: 'BITCOIN' as const }],
    ['of another network than was shown', { ...destination, currency: 'USDT-POLYGON' }],
    ['with a wrong check digit', { ...destination, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }],
    ['in a currency that nobody knows', { ...destination, currency: 'DOGE' }],
  ])('to an address %s is not asked for', async (_, wrong) => {
    const before = provider.line.passed.length
    const refusal = { word: 'FAILED', reason: 'ACCOUNT_NOT_FOUND', reference: null, isRetryable: false }
    expect(await send(payoutOrder({ destination: wrong }))).toMatchObject(refusal)
    expect(provider.line.passed).toHaveLength(before)
  })
  it('to an address of another network is refused by the provider too', async () => {
    const { attemptId } = payoutOrder({ destination })
    const form = new URLSearchParams({
      pos_id: 'web',
      invoice_currency: 'USD',
      invoice_amount: '19.99',
      currency: 'BTC',
      address: destination.address,
      reference_no: attemptId,
    })
    const authorization = `Basic ${Buffer.from(`lagoon:${provider.party.secret}`).toString('base64')}`
    const response = await fetch(new URL('/api/v2/StartBuyOrder/', provider.party.origin), {
      method: 'POST',
      body: form,
      headers: { authorization },
    })
    expect(await response.json()).toMatchObject({ err_code: 'invalidAddress' })
    expect(await read(attemptId)).toBeNull()
  })
  it('that was started and not confirmed is none yet, and is confirmed under the same key', async () => {
    const order = payoutOrder({ destination })
    provider.line.once(/ConfirmBuyOrder/, 'lost')
    await expect(send(order)).rejects.toThrow('fetch failed')
    expect(await read(order.attemptId)).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 })
    expect(await send(order)).toMatchObject({ word: 'PAID' })
    vi.useRealTimers()
    expect(provider.made().filter(({ id }) => id === order.attemptId)).toHaveLength(1)
  })
  it('dropped by the network is unknown, neither failed nor to be sent again, and may be confirmed all the same', async () => {
    provider.next({ outcome: 'STAYS_SENT' })
    const order = payoutOrder({ destination })
    expect(await send(order)).toMatchObject({ word: 'SENT' })
    expect(await provider.desk().act(order.attemptId, 'DROP')).toBe(true)
    await expect(read(order.attemptId)).rejects.toThrow('dropped')
    await expect(send(order)).rejects.toThrow('dropped')
    expect(await provider.desk().act(order.attemptId, 'PAY')).toBe(true)
    expect(await read(order.attemptId)).toMatchObject({ word: 'PAID' })
  })
  it('under a key that is of another one is refused, and says nothing of it', async () => {
    const order = payoutOrder({ destination })
    await send(order)
    const other = { ...order, price: { ...order.price, minor: minor(2999n) } }
    await expect(send(other)).rejects.toThrow('refused')
    expect(await read(order.attemptId)).toMatchObject({ price: order.price })
  })
  it('above what the provider takes has failed by a limit', async () => {
    expect(await send(payoutOrder({ destination, price: dollars(1_000_001n) }))).toMatchObject({
      word: 'FAILED',
      reason: 'LIMIT',
      reference: null,
    })
  })
})
