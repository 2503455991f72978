import { profileRoute } from '../account/addresses.ts'
import { PACKAGES_PLACE, type ProfileTab } from '../account/profileTabs.ts'
import { playRoute } from '../lobby/addresses.ts'
import {
  accountCaptureCallBackRoute,
  transactionsAddress,
  forumPayCallBackRoute,
  mzzpayThankYouRoute,
  nuveiCallBackRoute,
  thankYouRoute,
} from '../wallet/addresses.ts'
import { mobileWithdrawAddress } from '../withdrawal/addresses.ts'

const routes: readonly string[] = [
  playRoute,
  mobileWithdrawAddress,
  transactionsAddress,
  thankYouRoute,
  mzzpayThankYouRoute,
  nuveiCallBackRoute,
  forumPayCallBackRoute,
  accountCaptureCallBackRoute,
]
const tabs: readonly (ProfileTab | typeof PACKAGES_PLACE)[] = ['wallet', 'withdraw', 'transactions', 'verification', PACKAGES_PLACE]

/** True for the pages on which money or tokens move: no script of anybody else runs there (readings, Shell). */
export const movesMoney = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'https://lagoon.invalid')
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const isSame = (other: string) => other.toLowerCase() === path.toLowerCase()
  return routes.some(isSame) || (isSame(profileRoute) && tabs.some((tab) => tab === searchParams.get('tab')))
}
