import {
  accountCaptureCallBackRoute,
  forumPayCallBackRoute,
  mzzpayThankYouRoute,
  nuveiCallBackRoute,
  thankYouRoute,
  transactionsAddress,
} from '@lagoon/contract/wallet/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const wallet = entriesIn('wallet', () => import('./routes.ts'))

export const walletRoutes: readonly RouteEntry[] = [
  { ...wallet('thankYou'), path: thankYouRoute, title: 'Thank you', isAlone: true, isReturnable: true },
  { ...wallet('thankYou'), path: mzzpayThankYouRoute, title: 'Thank you', isAlone: true, isReturnable: true },
  { ...wallet('nuveiCallBack'), path: nuveiCallBackRoute, title: 'Your payment', isAlone: true, isReturnable: true },
  { ...wallet('forumPayCallBack'), path: forumPayCallBackRoute, title: 'Your crypto payment', isAlone: true, isReturnable: true },
  {
    ...wallet('accountCaptureCallBack'),
    path: accountCaptureCallBackRoute,
    title: 'Your payout account',
    isAlone: true,
    isReturnable: true,
  },
  { ...wallet('transactions'), path: transactionsAddress, title: 'Transactions', isReturnable: true },
]
