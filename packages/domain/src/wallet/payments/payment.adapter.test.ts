import type { CryptoState } from '@lagoon/contract/wallet/enums'
import { describe, expect, it } from 'vitest'
import { toFacts, toForumPayReturn, toPaymentReturn, toPayView, type WirePayment } from './payment.adapter.ts'

describe('a payment', () => {
  const wire: WirePayment = {
    id: 'pay-1',
    title: 'Harbor chest',
    price: { currency: 'USD', minor: '1999' },
    method: 'Visa ending in 4242',
    startedAt: '2026-03-02T08:58:00.000Z',
    state: 'PENDING',
    failure: null,
    received: [{ kind: 'GAME', amount: '5000000' }],
    art: 'JAR',
    packageId: 'harbor',
    coupon: null,
    platformFee: { currency: 'USD', minor: '0' },
    step: null,
    timeline: [],
    reversed: null,
  }
  const payment = {
    paymentId: 'pay-1',
    item: 'Harbor chest',
    price: { currency: 'USD', minor: 1_999n },
    method: 'Visa ending in 4242',
    startedAt: '2026-03-02T08:58:00.000Z',
    art: 'JAR',
    packageId: 'harbor',
    timeline: [],
  }

  it('is what it was about, and where it is', () => {
    expect(toPaymentReturn(wire, true)).toStrictEqual({ state: 'pending', payment, isChecking: true })
    expect(toPaymentReturn({ ...wire, state: 'SUCCESS' }, false)).toStrictEqual({
      state: 'success',
      payment,
      received: [{ kind: 'GAME', minor: 5_000_000n }],
    })
  })

  it('says why it failed; without a reason it failed at the provider', () => {
    const failed = { ...wire, state: 'FAILURE' } as const
    expect(toPaymentReturn({ ...failed, failure: 'DECLINED' }, false)).toStrictEqual({ state: 'failure', payment, reason: 'DECLINED' })
    expect(toPaymentReturn(failed, false)).toStrictEqual({ state: 'failure', payment, reason: 'ERROR' })
  })

  it('carries the fee, what was taken back, the coupon and its stages only where there are any', () => {
    const more: WirePayment = {
      ...wire,
      coupon: 'HIGH-TIDE-20',
      platformFee: { currency: 'USD', minor: '60' },
      reversed: { currency: 'USD', minor: '500' },
      timeline: [{ kind: 'STARTED', at: '2026-03-02T08:58:00.000Z', holder: 'PLATFORM', expectedBy: null, reason: null }],
    }
    expect(toFacts(more)).toStrictEqual({
      ...payment,
      coupon: 'HIGH-TIDE-20',
      platformFee: { currency: 'USD', minor: 60n },
      reversed: { currency: 'USD', minor: 500n },
      timeline: [{ kind: 'STARTED', at: '2026-03-02T08:58:00.000Z', holder: 'PLATFORM' }],
    })
  })
})

describe('the page where a payment is paid', () => {
  const base: WirePayment = {
    id: 'pay-1',
    title: 'Harbor',
    price: { currency: 'USD', minor: '1999' },
    method: 'Card',
    startedAt: '2026-03-02T08:58:00.000Z',
    state: 'PENDING',
    failure: null,
    received: [{ kind: 'GAME', amount: '2500000' }],
    art: null,
    packageId: null,
    coupon: null,
    platformFee: { currency: 'USD', minor: '0' },
    step: null,
    timeline: [],
    reversed: null,
  }
  const invoice = {
    currency: { id: 'BTC', code: 'BTC', name: 'Bitcoin', network: 'Bitcoin', amount: '0.0002', networkFee: '0.000001' },
    amount: '0.0002',
    networkFee: '0.000001',
    address: 'bc1q',
    uri: 'bitcoin:bc1q',
    issuedAt: '2026-03-02T09:00:00.000Z',
    expiresAt: '2026-03-02T09:15:00.000Z',
    state: 'WAITING' as const,
    received: '0',
    missing: null,
    confirmations: 0,
    minConfirmations: 2,
  }
  const here = { isFrameClosed: false, isCancelling: false, lastInvoice: undefined }
  const invoiced = (state: CryptoState, more: { missing?: string; received?: string } = {}): WirePayment => ({
    ...base,
    step: { kind: 'INVOICE', url: null, invoice: { ...invoice, state, ...more } },
  })

  it.each<[string, WirePayment]>([
    ['frame', { ...base, step: { kind: 'FRAME', url: 'https://pay.example/f', invoice: null } }],
    ['atProvider', { ...base, step: { kind: 'REDIRECT', url: 'https://pay.example/r', invoice: null } }],
    ['done', base],
    ['done', { ...base, state: 'SUCCESS' }],
    ['done', { ...base, state: 'FAILURE', failure: 'DECLINED' }],
    ['invoice', invoiced('WAITING')],
    ['processing', invoiced('PROCESSING')],
    ['processing', invoiced('CONFIRMED')],
    ['underpaid', invoiced('UNDERPAID', { missing: '0.0001' })],
    ['expired', invoiced('EXPIRED')],
    ['blocked', invoiced('BLOCKED')],
  ])('is %s by what the server says', (state, wire) => {
    expect(toPayView(wire, here).state).toBe(state)
  })

  it('knows that the player left the fields, and what an ended payment asked for', () => {
    const framed: WirePayment = { ...base, step: { kind: 'FRAME', url: 'https://pay.example/f', invoice: null } }
    expect(toPayView(framed, { ...here, isFrameClosed: true }).state).toBe('frameClosed')
    const ended = { ...here, lastInvoice: invoice }
    expect(toPayView({ ...base, state: 'SUCCESS' }, ended).state).toBe('confirmed')
    expect(toPayView({ ...base, state: 'FAILURE', failure: 'EXPIRED' }, ended).state).toBe('expired')
    expect(toPayView({ ...base, state: 'FAILURE', failure: 'CANCELLED' }, ended).state).toBe('done')
    const review = { kind: 'UNDER_REVIEW', at: '2026-03-02T09:20:00.000Z', holder: 'PLATFORM', expectedBy: null, reason: null } as const
    expect(toPayView({ ...base, timeline: [review] }, ended).state).toBe('underReview')
    expect(toPayView({ ...base, timeline: [review] }, here).state).toBe('done')
    expect(toPayView(base, ended).state).toBe('done')
  })

  it('asks for the rest where less came, on the return page too', () => {
    const wire = invoiced('UNDERPAID', { missing: '0.0001', received: '0.0001' })
    expect(toPayView(wire, here)).toMatchObject({ received: '0.0001', invoice: { amount: '0.0001' } })
    expect(toForumPayReturn(wire, false)).toMatchObject({
      state: 'underpaid',
      due: { currency: 'BTC', amount: '0.0002' },
      missing: { currency: 'BTC', amount: '0.0001' },
    })
    expect(toForumPayReturn(invoiced('WAITING'), false)).toMatchObject({ state: 'pending', isUnpaid: true })
  })

  it('leaves the player nothing to do while the provider works on it', () => {
    expect(toForumPayReturn(invoiced('PROCESSING'), false)).not.toHaveProperty('isUnpaid')
    const redirected: WirePayment = { ...base, step: { kind: 'REDIRECT', url: 'https://pay.example/r', invoice: null } }
    const stage = { at: '2026-03-02T09:20:00.000Z', expectedBy: null, reason: null } as const
    const sent = { ...stage, kind: 'SENT_TO_PROVIDER', holder: 'PLAYER' } as const
    const waiting = { ...stage, kind: 'WAITING_FOR_PROVIDER', holder: 'PROVIDER' } as const
    const credited = { kind: 'CREDITED', holder: 'PLATFORM', at: null, expectedBy: null, reason: null } as const
    expect(toPaymentReturn({ ...redirected, timeline: [sent, credited] }, false)).toMatchObject({ isUnpaid: true })
    expect(toPaymentReturn({ ...redirected, timeline: [sent, waiting, credited] }, false)).not.toHaveProperty('isUnpaid')
  })
})
