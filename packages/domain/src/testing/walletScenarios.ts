import type { ResultOf } from '../client/operation.ts'
import { answers, everyPage, playerIsThere, refuses } from './scenarios.ts'

type WireTransaction = ResultOf<'Transactions'>['transactions']['nodes'][number]
type WirePayment = ResultOf<'Payment'>['payment']

const wireTransaction = (more: Partial<WireTransaction> = {}): WireTransaction => ({
  id: '7',
  type: 'PURCHASE',
  direction: 'CREDIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: { kind: 'GAME', amount: '5000000' },
  paymentMethod: 'Visa ending 4242',
  bonusType: null,
  convertedAmount: { currency: 'USD', minor: '1999' },
  platformFee: { currency: 'USD', minor: '60' },
  status: 'COMPLETED',
  ...more,
})
const welcome = wireTransaction({
  id: '1',
  type: 'REWARD',
  paymentMethod: null,
  bonusType: 'Welcome tokens',
  convertedAmount: null,
  platformFee: null,
})
const lines = (nodes: WireTransaction[]) =>
  answers('Transactions', { transactions: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } })

export const transactionScenarios = {
  filled: [lines([wireTransaction(), welcome]), ...playerIsThere],
  empty: [lines([]), ...playerIsThere],
  failed: [refuses('Transactions', { status: 500, code: 'INTERNAL', message: 'Out of order' }), ...playerIsThere],
}

const payment = (more: Partial<WirePayment>) =>
  answers('Payment', {
    payment: {
      id: 'pay-1',
      title: 'Harbour chest',
      price: { currency: 'USD', minor: '1999' },
      method: 'Visa ending 4242',
      startedAt: '2026-03-02T08:58:00.000Z',
      state: 'PENDING',
      failure: null,
      received: [],
      ...more,
    },
  })

export const paymentScenarios = {
  success: [payment({ state: 'SUCCESS', received: [{ kind: 'GAME', amount: '5000000' }] }), ...playerIsThere],
  pending: [payment({}), ...playerIsThere],
  failure: [payment({ state: 'FAILURE', failure: 'DECLINED' }), ...playerIsThere],
  transactionNotFoundYet: [
    refuses('Payment', { status: 400, code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found: pay-1' }),
    ...playerIsThere,
  ],
  logSeeThisPayment: everyPage,
}
