import { describe, expect, it } from 'vitest'
import type { ResultOf } from '../../client/operation.ts'
import { toTransaction } from './transactions.adapter.ts'

type Line = ResultOf<'Transactions'>['transactions']['nodes'][number]

const bare: Line = {
  id: '1',
  type: 'TIP',
  direction: 'DEBIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: { kind: 'GAME', amount: '5000' },
  paymentMethod: null,
  extras: [],
  paymentId: null,
  withdrawalId: null,
  title: null,
  bonusType: null,
  recipient: null,
  conversion: null,
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
  extras: [],
  status: 'COMPLETED',
}

describe('a line of the transactions', () => {
  it('has no part that the server says nothing of', () => {
    expect(toTransaction(bare)).toStrictEqual(bareRow)
  })

  it.each([
    ['paymentMethod', { paymentMethod: 'Visa ending in 4242' }, { paymentMethod: 'Visa ending in 4242' }],
    ['extras', { extras: [{ kind: 'SWEEP', amount: '500' }] }, { extras: [{ kind: 'SWEEP', minor: 500n }] }],
    ['paymentId', { paymentId: 'pay-1' }, { paymentId: 'pay-1' }],
    ['withdrawalId', { withdrawalId: 'wd-1' }, { withdrawalId: 'wd-1' }],
    ['title', { title: 'Harbor chest' }, { title: 'Harbor chest' }],
    [
      'conversion',
      { conversion: { code: 'BTC', amount: '0.00031984', rate: { currency: 'USD', minor: '6250000' }, at: '2026-03-01T18:20:00.000Z' } },
      { conversion: { code: 'BTC', amount: '0.00031984', rate: { currency: 'USD', minor: 6_250_000n }, at: '2026-03-01T18:20:00.000Z' } },
    ],
    ['recipient', { recipient: 'Ines Caldeira, Porthole Twenty-One' }, { recipient: 'Ines Caldeira, Porthole Twenty-One' }],
    ['bonusType', { bonusType: 'Welcome tokens' }, { bonusType: 'Welcome tokens' }],
    ['convertedAmount', { convertedAmount: { currency: 'USD', minor: '1999' } }, { convertedAmount: { currency: 'USD', minor: 1_999n } }],
    ['platformFee', { platformFee: { currency: 'CAD', minor: '60' } }, { platformFee: { currency: 'CAD', minor: 60n } }],
  ] as const)('has its %s', (_part, wire, row) => {
    expect(toTransaction({ ...bare, ...wire } as Line)).toStrictEqual({ ...bareRow, ...row })
  })
})
