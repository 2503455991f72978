import { loadable } from '../../kernel/loadable.ts'
import { atom } from '../../store.ts'
import type { WirePayment } from './payment.adapter.ts'
import { payment } from './payments.operations.ts'

/** What is known of a payment of an id. */
export type Found = WirePayment | 'notFound'

/** Payments of the player as the server told of them, by their id. */
export const payments = loadable<'Payment', Found>(payment, ({ payment: found }) => found, { TRANSACTION_NOT_FOUND: 'notFound' })

/** Holds a payment that another answer told of. */
export const holdPaymentAtom = atom(null, (_get, set, found: WirePayment) => set(payments.put, { id: found.id }, found))
