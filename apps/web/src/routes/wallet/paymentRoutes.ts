import {
  choosePaymentAtom,
  findPaymentAtom,
  findPaymentViewAtom,
  leaveFindPaymentAtom,
  openFindPaymentAtom,
  searchAgainAtom,
  ticketOfPaymentAtom,
} from '@lagoon/domain/wallet/payments/findPayment.atoms'
import {
  askReceiptAtom,
  checkPaymentRecordAtom,
  loadPaymentRecordAtom,
  paymentRecordViewOf,
} from '@lagoon/domain/wallet/payments/paymentRecord.atoms'
import { formatPrice } from '@lagoon/ui/patterns/Price/formatPrice'
import { definePage } from '../defineRoute.ts'
import type { Place } from '../place.ts'

const paymentIn = ({ query }: Place): string => query.get('payment') ?? ''

/** Has the browser save a file of ours: its answer says that it is one, so that the page stays. */
const save = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** profile?tab=transactions&payment=: one payment. */
export const paymentRecord = definePage({
  load: ({ set, place }) => set(loadPaymentRecordAtom, paymentIn(place)),
  view: (place) => paymentRecordViewOf(paymentIn(place)),
  title: (view) => {
    if (!('record' in view)) return undefined
    const { item, price } = view.record
    return `Payment for ${item}, ${formatPrice(price.minor, price.currency)}`
  },
  events: ({ set, place }) => ({
    onCheck: () => void set(checkPaymentRecordAtom, paymentIn(place)),
    onReceipt: async () => {
      const address = await set(askReceiptAtom, paymentIn(place))
      if (address !== undefined) save(address)
    },
    onPrint: () => window.print(),
  }),
  screen: () => import('@lagoon/ui/screens/wallet/PaymentRecord/PaymentRecord').then(({ PaymentRecord }) => PaymentRecord),
})

/** profile?tab=transactions&find=: "I paid, where are my tokens?" */
export const findPayment = definePage({
  load: ({ set }) => set(openFindPaymentAtom),
  view: findPaymentViewAtom,
  leave: ({ set }) => set(leaveFindPaymentAtom),
  events: ({ set }) => ({
    onFind: (memory) => void set(findPaymentAtom, memory),
    onChoose: ({ id }) => void set(choosePaymentAtom, id),
    onOpenTicket: (ticket) => void set(ticketOfPaymentAtom, ticket),
    onStartAgain: () => set(searchAgainAtom),
  }),
  screen: () => import('@lagoon/ui/screens/wallet/FindPayment/FindPayment').then(({ FindPayment }) => FindPayment),
})
