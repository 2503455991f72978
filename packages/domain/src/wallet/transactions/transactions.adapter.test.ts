import { describe, expect, it } from 'vitest'
import type { ResultOf } from '../../client/operation.ts'
import { toPaymentReturn, toTransaction } from './transactions.adapter.ts'

type Line = ResultOf<'Transactions'>['transactions']['nodes'][number]
type Payment = ResultOf<'Payment'>['payment']

const bare: Line = {
  id: '1',
  type: 'TIP',
  direction: 'DEBIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: { kind: 'GAME', amount: '5000' },
  paymentMethod: null,
  bonusType: null,
  convertedAmount: null,
  platformFee: null,
  status: 'COMPLETED',
}
const bareRow = {
  id: '1',
  type: 'TIP',
  direction: 'DEBIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: { kind: 'GAME', minor: 5_000n },
  status: 'COMPLETED',
}

describe('a line of the transactions', () => {
  it('has no part that the server says nothing of', () => {
    expect(toTransaction(bare)).toStrictEqual(bareRow)
  })

  it.each([
    ['paymentMethod', { paymentMethod: 'Visa ending 4242' }, { paymentMethod: 'Visa ending 4242' }],
    ['bonusType', { bonusType: 'Welcome tokens' }, { bonusType: 'Welcome tokens' }],
    ['convertedAmount', { convertedAmount: { currency: 'USD', minor: '1999' } }, { convertedAmount: { currency: 'USD', minor: 1_999n } }],
    ['platformFee', { platformFee: { currency: 'CAD', minor: '60' } }, { platformFee: { currency: 'CAD', minor: 60n } }],
  ] as const)('has its %s', (_part, wire, row) => {
    expect(toTransaction({ ...bare, ...wire } as Line)).toStrictEqual({ ...bareRow, ...row })
  })
})

describe('a payment', () => {
  const wire: Payment = {
    id: 'pay-1',
    title: 'Harbour chest',
    price: { currency: 'USD', minor: '1999' },
    method: 'Visa ending 4242',
    startedAt: '2026-03-02T08:58:00.000Z',
    state: 'PENDING',
    failure: null,
    received: [{ kind: 'GAME', amount: '5000000' }],
  }
  const payment = {
    paymentId: 'pay-1',
    item: 'Harbour chest',
    price: { currency: 'USD', minor: 1_999n },
    method: 'Visa ending 4242',
    startedAt: '2026-03-02T08:58:00.000Z',
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
})
