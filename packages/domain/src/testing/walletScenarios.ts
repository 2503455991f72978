import { demoPackages, tokensOf } from '@lagoon/contract/demo/packages'
import { demoPayouts, demoWorth } from '@lagoon/contract/demo/payouts'
import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { ResultOf } from '../client/operation.ts'
import { answers, everyPage, playerIsThere, refuses } from './scenarios.ts'

type WireTransaction = ResultOf<'Transactions'>['transactions']['nodes'][number]
type WirePayment = ResultOf<'Payment'>['payment']

const { harbour } = demoPackages
const wireAmount = ({ kind, minor }: Amount) => ({ kind, amount: String(minor) })
const wirePrice = ({ currency, minor }: Price) => ({ currency, minor: String(minor) })

const wireTransaction = (more: Partial<WireTransaction> = {}): WireTransaction => ({
  id: '7',
  type: 'PURCHASE',
  direction: 'CREDIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: wireAmount(harbour.tokens),
  paymentMethod: 'Visa ending 4242',
  bonusType: null,
  convertedAmount: wirePrice(harbour.price),
  platformFee: null,
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
const withdrawal = wireTransaction({
  id: '6',
  type: 'WITHDRAWAL',
  direction: 'DEBIT',
  tokens: { kind: 'PRIZE', amount: '10000' },
  convertedAmount: wirePrice(demoWorth(10_000n)),
  platformFee: wirePrice(demoPayouts.CARD.fee),
})
const lines = (nodes: WireTransaction[]) =>
  answers('Transactions', { transactions: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } })

export const transactionScenarios = {
  filled: [lines([wireTransaction(), withdrawal, welcome]), ...playerIsThere],
  empty: [lines([]), ...playerIsThere],
  failed: [refuses('Transactions', { status: 500, code: 'INTERNAL', message: 'Out of order' }), ...playerIsThere],
}

const payment = (more: Partial<WirePayment>) =>
  answers('Payment', {
    payment: {
      id: 'pay-1',
      title: harbour.name,
      price: wirePrice(harbour.price),
      method: 'Visa ending 4242',
      startedAt: '2026-03-02T08:58:00.000Z',
      state: 'PENDING',
      failure: null,
      received: [],
      ...more,
    },
  })

export const paymentScenarios = {
  success: [payment({ state: 'SUCCESS', received: tokensOf(harbour).map(wireAmount) }), ...playerIsThere],
  pending: [payment({}), ...playerIsThere],
  failure: [payment({ state: 'FAILURE', failure: 'DECLINED' }), ...playerIsThere],
  transactionNotFoundYet: [
    refuses('Payment', { status: 400, code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found: pay-1' }),
    ...playerIsThere,
  ],
  logSeeThisPayment: everyPage,
}
