import { minorOf } from '@lagoon/contract/wire/nuvei/nuvei'
import type { DeskAction, PaymentDesk } from '../../desk.ts'
import type { NextWish } from '../../server/nextWish.ts'
import { choices } from '../contract.ts'
import type { Bank } from './bank.ts'
import { saleOf, type Book, type Order } from './book.ts'

const LISTED = 30

const left = (order: Order): bigint => {
  const sale = saleOf(order)
  return sale ? minorOf(sale.amount) - minorOf(order.credited) : 0n
}

const labels = {
  PAY: 'Pay now',
  DECLINE: 'Decline',
  REFUND_HALF: 'Refund half',
  REFUND: 'Refund the rest',
  VOID: 'Void',
  CHARGEBACK: 'Chargeback',
  CHARGEBACK_WON: 'Chargeback won',
  CHARGEBACK_LOST: 'Chargeback lost',
  NOTIFY: 'Notify again',
} as const
type ActionId = keyof typeof labels

const actionsOf = (order: Order): readonly ActionId[] => {
  if (!saleOf(order)) return order.transactions.length > 0 ? ['PAY', 'DECLINE', 'NOTIFY'] : ['PAY', 'DECLINE']
  if (order.dispute?.status === 'OPENED') return ['CHARGEBACK_WON', 'CHARGEBACK_LOST', 'NOTIFY']
  if (left(order) === 0n) return ['NOTIFY']
  return order.credited === '0.00' ? ['REFUND_HALF', 'REFUND', 'VOID', 'CHARGEBACK', 'NOTIFY'] : ['REFUND', 'CHARGEBACK', 'NOTIFY']
}

const stateOf = (order: Order): string => {
  const sale = saleOf(order)
  if (order.dispute) return `Chargeback ${order.dispute.status.toLowerCase()}`
  if (sale) return order.credited === '0.00' ? 'Sale APPROVED' : `Sale APPROVED, ${order.credited} given back`
  const last = order.transactions.at(-1)
  return last ? `${last.type} ${last.status}` : 'Opened'
}

/** What the provider's staff can do to its payments. */
export const nuveiDesk = (id: string, { book, bank, next }: { book: Book; bank: Bank; next: NextWish }): PaymentDesk => {
  const acts: Readonly<Record<ActionId, (order: Order) => Promise<unknown>>> = {
    PAY: (order) => bank.payNow(order),
    DECLINE: (order) => bank.declineNow(order),
    REFUND_HALF: (order) => bank.giveBack(order, 'Credit', left(order) / 2n),
    REFUND: (order) => bank.giveBack(order, 'Credit', left(order)),
    VOID: (order) => bank.giveBack(order, 'Void', left(order)),
    CHARGEBACK: (order) => bank.dispute(order, 'OPENED'),
    CHARGEBACK_WON: (order) => bank.dispute(order, 'WON'),
    CHARGEBACK_LOST: (order) => bank.dispute(order, 'LOST'),
    NOTIFY: (order) => bank.notifyAgain(order),
  }
  const toAction = (action: ActionId): DeskAction => ({ id: action, label: labels[action] })
  return {
    state: () => ({
      id,
      name: 'Nuvei',
      choices,
      next: next.get(),
      payments: book.orders
        .all()
        .slice(-LISTED)
        .reverse()
        .map((order) => ({
          id: order.id,
          title: order.description,
          amount: `${order.amount} ${order.currency}`,
          state: stateOf(order),
          at: new Date(order.createdAt).toISOString(),
          actions: actionsOf(order).map(toAction),
        })),
    }),
    setNext: next.set,
    act: async (paymentId, actionId) => {
      const order = book.orders.get(paymentId)
      const action = order && actionsOf(order).find((one) => one === actionId)
      if (!order || !action) return false
      await acts[action](order)
      return true
    },
  }
}
