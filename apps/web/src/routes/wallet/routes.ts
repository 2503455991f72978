import { mayEnterAsPlayer } from '@lagoon/domain/guards/guards'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { loadWalletAtom, walletViewAtom } from '@lagoon/domain/wallet/balances/holdings.atoms'
import { followPaymentAtom, forumPayReturnViewOf, paymentReturnViewOf } from '@lagoon/domain/wallet/payments/paymentReturn.atoms'
import {
  loadMoreTransactionsAtom,
  loadTransactionsAtom,
  showTransactionAtom,
  transactionsViewAtom,
} from '@lagoon/domain/wallet/transactions/transactions.atoms'
import { accountCaptureViewOf, followCaptureAtom } from '@lagoon/domain/withdrawal/request/card.atoms'
import { definePage, defineRoute } from '../defineRoute.ts'
import type { PageContext, Place } from '../place.ts'

const paymentIdIn = ({ query }: Place): string => query.get('paymentId') ?? ''

/** The payment of the address. The address names it and says nothing more: how it stands only the server knows. */
const payment = {
  load: async ({ set, place }: PageContext) => {
    const { status } = await set(knowSessionAtom)
    if (status === 'player') await set(followPaymentAtom, paymentIdIn(place))
  },
  view: (place: Place) => paymentReturnViewOf(paymentIdIn(place), place.address),
  events: ({ set, place }: PageContext) => ({ onCheck: () => void set(followPaymentAtom, paymentIdIn(place)) }),
}

/** thank-you and mzzpay-thank-you: one screen. */
export const thankYou = defineRoute({
  ...payment,
  screen: () => import('@lagoon/ui/screens/wallet/ThankYou/ThankYou').then(({ ThankYou }) => ThankYou),
})
/** nuvei-call-back. */
export const nuveiCallBack = defineRoute({
  ...payment,
  screen: () => import('@lagoon/ui/screens/wallet/NuveiCallBack/NuveiCallBack').then(({ NuveiCallBack }) => NuveiCallBack),
})
/** forum-pay-call-back. */
export const forumPayCallBack = defineRoute({
  ...payment,
  view: (place) => forumPayReturnViewOf(paymentIdIn(place), place.address),
  screen: () => import('@lagoon/ui/screens/wallet/ForumPayCallBack/ForumPayCallBack').then(({ ForumPayCallBack }) => ForumPayCallBack),
})

/** nuvei-account-capture-call-back: how the linking stands only the server knows; the address names it and says nothing more. */
export const accountCaptureCallBack = defineRoute({
  load: async ({ set, place }) => {
    const { status } = await set(knowSessionAtom)
    if (status === 'player') await set(followCaptureAtom, paymentIdIn(place))
  },
  view: (place) => accountCaptureViewOf(paymentIdIn(place), place.address),
  events: ({ set, place }) => ({ onCheck: () => void set(followCaptureAtom, paymentIdIn(place)) }),
  screen: () =>
    import('@lagoon/ui/screens/wallet/NuveiAccountCaptureCallBack/NuveiAccountCaptureCallBack').then(
      ({ NuveiAccountCaptureCallBack }) => NuveiAccountCaptureCallBack,
    ),
})

/** all-transaction, and profile?tab=transactions. */
export const transactions = defineRoute({
  guard: mayEnterAsPlayer,
  load: ({ set }) => set(loadTransactionsAtom),
  view: transactionsViewAtom,
  events: ({ set }) => ({
    onFilter: (filter) => void set(loadTransactionsAtom, filter),
    onLoadMore: () => void set(loadMoreTransactionsAtom),
    onOpen: ({ id }) => set(showTransactionAtom, id),
    onClose: () => set(showTransactionAtom, undefined),
  }),
  screen: () => import('@lagoon/ui/screens/wallet/Transactions/Transactions').then(({ Transactions }) => Transactions),
})

/** profile?tab=wallet: what the player holds. */
export const wallet = definePage({
  load: ({ set }) => set(loadWalletAtom),
  view: walletViewAtom,
  screen: () => import('@lagoon/ui/screens/wallet/Wallet/Wallet').then(({ Wallet }) => Wallet),
})
