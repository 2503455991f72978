import { freePort } from '@lagoon/testing/freePort'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { mzzpay } from '../../apps/api/src/payments/mzzpay/mzzpay.ts'
import type { Outcome } from '../../apps/sandbox/src/payments/outcomes.ts'
import { startProvider } from '../../apps/sandbox/src/payments/mzzpay/server/startProvider.ts'
import { dollars, fromPage, orderOf, sandboxProvider } from './adapters.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const known = { id: 'mzzpay', protocol: 'mzzpay', settings: { merchant: 'lagoon-1' } }
const { signal } = new AbortController()

let provider: Awaited<ReturnType<typeof sandboxProvider>>
beforeAll(async () => {
  provider = await sandboxProvider(startProvider, known, await freePort())
})
afterAll(() => provider?.stop())
afterEach(() => vi.useRealTimers())

const begin = async (order = orderOf()) => {
  const started = await mzzpay.start(provider.party, order, signal)
  const { paymentId, price } = order
  const payment = { paymentId, reference: started.reference, startedAt: new Date(), price }
  return { order, started, payment, read: () => mzzpay.read(provider.party, payment, signal) }
}
const choose = async (reference: string, outcome: Outcome): Promise<Response> =>
  fromPage(provider.party.origin, '/api/choice', { order: reference, outcome })
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const usually = { outcome: 'PAYS', notice: 'NEVER', start: 'ANSWERS' } as const

describe('beginning', () => {
  it('sends the player to a page of the provider, for a quarter of an hour', async () => {
    const { started, read } = await begin()
    expect(started.step).toEqual({ kind: 'REDIRECT', url: `${provider.party.origin}/pay?order=${started.reference}` })
    expect(started.endsAt.getTime() - Date.now()).toBeGreaterThan(14 * MINUTE)
    expect(await read()).toBeNull()
  })
  it('again with the same id is the same payment', async () => {
    const { order, started } = await begin()
    expect(await mzzpay.start(provider.party, order, signal)).toEqual(started)
  })
  it('again with the same id and another price is refused', async () => {
    const { order } = await begin()
    await expect(mzzpay.start(provider.party, { ...order, price: dollars(1n) }, signal)).rejects.toThrow('ORDER_REUSED')
  })
  it.each([
    ['FAILS', 'answered 500'],
    ['NONSENSE', 'JSON'],
  ] as const)('rejects where the answer %s', async (start, message) => {
    provider.desk().setNext({ ...usually, start })
    await expect(begin()).rejects.toThrow(message)
  })
  it('that was made and not answered is found by our id', async () => {
    provider.desk().setNext({ ...usually, start: 'MADE_BUT_LOST' })
    const order = orderOf()
    const { paymentId } = order
    await expect(begin(order)).rejects.toThrow('fetch failed')
    const again = await mzzpay.start(provider.party, order, signal)
    await choose(again.reference, 'PAYS')
    later(5 * SECOND)
    const found = await mzzpay.read(provider.party, { paymentId, reference: null, startedAt: new Date() }, signal)
    expect(found).toMatchObject({ word: 'SUCCEEDED', reference: again.reference })
  })
  it('with a secret that is not shared is refused', async () => {
    await expect(mzzpay.start({ ...provider.party, secret: 'of somebody else' }, orderOf(), signal)).rejects.toThrow('UNAUTHORIZED')
  })
  it('for a page that is not the provider’s is refused', async () => {
    const elsewhere = { ...provider.party, settings: { ...known.settings, pageOrigin: 'https://pay.example.com' } }
    await expect(mzzpay.start(elsewhere, orderOf(), signal)).rejects.toThrow('not its own')
  })
})

describe('what is chosen on the page', () => {
  const pending = { word: 'PENDING', price: dollars(1999n) }
  const paid = { word: 'SUCCEEDED', price: dollars(1999n) }
  it.each<readonly [Outcome, readonly (readonly [after: number, expected: object])[]]>([
    [
      'PAYS',
      [
        [SECOND, pending],
        [5 * SECOND, paid],
      ],
    ],
    [
      'PAYS_LATER',
      [
        [20 * SECOND, pending],
        [35 * SECOND, paid],
      ],
    ],
    [
      'PAYS_MINUTES_LATER',
      [
        [4 * MINUTE, pending],
        [6 * MINUTE, paid],
      ],
    ],
    [
      'PAYS_AFTER_END',
      [
        [SECOND, { word: 'EXPIRED' }],
        [2 * MINUTE, paid],
      ],
    ],
    [
      'INSUFFICIENT_FUNDS',
      [
        [SECOND, pending],
        [5 * SECOND, { word: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' }],
      ],
    ],
    ['BANK_REFUSED', [[5 * SECOND, { word: 'DECLINED', reason: 'BANK_REFUSED' }]]],
    ['CHALLENGE_FAILED', [[5 * SECOND, { word: 'DECLINED', reason: 'CHALLENGE_FAILED' }]]],
    ['TRY_LATER', [[SECOND, { word: 'ERROR' }]]],
    [
      'FAILS_LATER',
      [
        [20 * SECOND, pending],
        [35 * SECOND, { word: 'DECLINED' }],
      ],
    ],
    ['CANCELS', [[SECOND, { word: 'CANCELLED' }]]],
    ['CLOSES', [[16 * MINUTE, { word: 'EXPIRED' }]]],
    ['STAYS_PENDING', [[3 * 24 * 60 * MINUTE, pending]]],
    ['PAYS_OTHER_AMOUNT', [[5 * SECOND, { word: 'SUCCEEDED', price: dollars(1n) }]]],
    ['PAYS_OTHER_CURRENCY', [[5 * SECOND, { word: 'SUCCEEDED', price: { currency: 'CAD', minor: 1999n } }]]],
  ])('%s', async (outcome, moments) => {
    const { payment, read } = await begin()
    expect((await choose(payment.reference, outcome)).status).toBe(200)
    const chosenAt = Date.now()
    for (const [after, expected] of moments) {
      vi.useFakeTimers({ toFake: ['Date'], now: chosenAt + after })
      expect(await read()).toMatchObject({ ...expected, reference: payment.reference })
    }
  })

  it('CLOSES says nothing while the page can still be opened', async () => {
    const { payment, read } = await begin()
    await choose(payment.reference, 'CLOSES')
    expect(await read()).toBeNull()
  })
  it('returns the player to the app, unless they close the window', async () => {
    const { order, payment } = await begin()
    expect(await (await choose(payment.reference, 'CLOSES')).json()).toEqual({ returnUrl: null })
    expect(await (await choose(payment.reference, 'PAYS')).json()).toEqual({ returnUrl: order.returnUrl })
  })
  it('is chosen once, by the page alone', async () => {
    const { payment } = await begin()
    const elsewhere = await fetch(new URL('/api/choice', provider.party.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ order: payment.reference, outcome: 'PAYS' }),
    })
    expect(elsewhere.status).toBe(403)
    expect((await choose(payment.reference, 'PAYS')).status).toBe(200)
    expect((await choose(payment.reference, 'CANCELS')).status).toBe(409)
  })
})

describe('a status that cannot be used', () => {
  it.each([
    ['STATUS_NONSENSE', 'not known here: SOMEWHAT_PAID'],
    ['STATUS_OF_ANOTHER', 'another order'],
  ] as const)('%s says nothing, and is asked again', async (outcome, message) => {
    const { payment, read } = await begin()
    await choose(payment.reference, outcome)
    await expect(read()).rejects.toThrow(message)
    later(2 * MINUTE)
    expect(await read()).toMatchObject({ word: 'SUCCEEDED' })
  })
  it('STATUS_SILENT says nothing, for as long as is waited', async () => {
    const { payment } = await begin()
    await choose(payment.reference, 'STATUS_SILENT')
    const soon = AbortSignal.timeout(300)
    await expect(mzzpay.read(provider.party, payment, soon)).rejects.toThrow('timeout')
  })
  it('of an order that is not known is none', async () => {
    expect(await mzzpay.read(provider.party, { paymentId: 'nobody', reference: null, startedAt: new Date() }, signal)).toBeNull()
  })
})

describe('afterwards', () => {
  const paidPayment = async () => {
    const begun = await begin()
    await choose(begun.payment.reference, 'PAYS')
    later(5 * SECOND)
    const { transactionId } = (await begun.read()) ?? {}
    const act = (action: string) => provider.desk().act(begun.payment.reference, action)
    return { ...begun, act, transactionId }
  }
  it('refunds are counted up', async () => {
    const { read, act, transactionId } = await paidPayment()
    expect(await act('REFUND_HALF')).toBe(true)
    expect(await read()).toMatchObject({ word: 'REVERSED', price: dollars(999n), transactionId })
    expect(await act('REFUND')).toBe(true)
    expect(await read()).toMatchObject({ word: 'REVERSED', price: dollars(1999n), transactionId })
    expect(await act('REFUND')).toBe(false)
  })
  it('a dispute takes back, and one that is won restores', async () => {
    const { read, act } = await paidPayment()
    await act('DISPUTE')
    const opened = await read()
    expect(opened).toMatchObject({ word: 'REVERSED', price: dollars(1999n), dispute: { stage: 1 } })
    later(MINUTE)
    await act('DISPUTE_WON')
    expect(await read()).toMatchObject({ word: 'RESTORED', dispute: { id: opened?.dispute?.id, stage: 2 } })
  })
  it('an unpaid payment can be given up, a paid one not', async () => {
    const { payment, read } = await begin()
    await mzzpay.cancel?.(provider.party, payment, signal)
    expect(await read()).toMatchObject({ word: 'CANCELLED' })
    const paid = await paidPayment()
    await expect(mzzpay.cancel?.(provider.party, paid.payment, signal)).rejects.toThrow('NOT_CANCELLABLE')
  })
  it('what is not over survives a restart of the provider', async () => {
    const { payment, read } = await begin()
    await choose(payment.reference, 'PAYS_LATER')
    await provider.restart()
    later(MINUTE)
    expect(await read()).toMatchObject({ word: 'SUCCEEDED' })
  })
})
