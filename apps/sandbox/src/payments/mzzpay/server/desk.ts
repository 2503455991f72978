import type { DeskEntry, DeskAction, PaymentDesk } from '../../desk.ts'
import type { NextWish } from '../../server/nextWish.ts'
import type { Records } from '../../server/records.ts'
import { choices } from './choices.ts'
import { refundedAfter, standingOf, type Order } from './orders.ts'

type Act = DeskAction & {
  /** Null where it cannot be done to this order now. */
  readonly after: (order: Order, status: string, now: number) => Order | null
}

const refund =
  (part: 'HALF' | 'ALL'): Act['after'] =>
  (order, status, at) => {
    const amount = refundedAfter(order, part)
    const isDue = status === 'PAID' || (status === 'REFUNDED' && part === 'ALL' && order.refund?.amount !== amount)
    return isDue ? { ...order, refund: { amount, at } } : null
  }

/** What the provider's staff, and the player's bank, can do to an order. */
const acts: readonly Act[] = [
  { id: 'REFUND_HALF', label: 'Refund half', after: refund('HALF') },
  { id: 'REFUND', label: 'Refund', after: refund('ALL') },
  {
    id: 'DISPUTE',
    label: 'Dispute',
    after: (order, status, at) => (status === 'PAID' ? { ...order, dispute: { at, wonAt: null } } : null),
  },
  {
    id: 'DISPUTE_WON',
    label: 'Dispute won',
    after: (order, status, wonAt) => (status === 'DISPUTED' && order.dispute ? { ...order, dispute: { ...order.dispute, wonAt } } : null),
  },
]

/** The provider as the operator's desk has it. */
export const deskOf = (id: string, orders: Records<Order>, next: NextWish, origin: string): PaymentDesk => {
  const listed = (order: Order): DeskEntry => {
    const now = Date.now()
    const { status } = standingOf(order, now, origin)
    return {
      id: order.id,
      title: order.request.description,
      amount: `${order.request.amount} ${order.request.currency}`,
      state: status,
      at: new Date(order.createdAt).toISOString(),
      actions: acts.flatMap(({ id: act, label, after }) => (after(order, status, now) ? [{ id: act, label }] : [])),
    }
  }
  return {
    state: () => ({ id, name: 'MZZPay', choices, next: next.get(), payments: orders.all().map(listed).reverse() }),
    setNext: (wish) => next.set(wish),
    act: async (paymentId, actionId) => {
      const order = orders.get(paymentId)
      const now = Date.now()
      const after = order && acts.find((act) => act.id === actionId)?.after(order, standingOf(order, now, origin).status, now)
      if (!after) return false
      await orders.put(after)
      return true
    },
  }
}
