import { expect, it } from 'vitest'
import { movesMoney } from './movesMoney.ts'

it.each([
  '/profile?tab=wallet',
  '/profile/?tab=withdraw&x=1',
  '/profile?tab=transactions#top',
  '/profile?tab=packages',
  '/profile?tab=verification',
  '/profile?tab=verification&step=frame',
  '/all-transaction',
  '/mobileWithdraw',
  '/MobileWithdraw/',
  '/play?type=slot&id=x',
  '/thank-you?paymentId=1',
  '/mzzpay-thank-you',
  '/nuvei-call-back',
  '/forum-pay-call-back',
  '/nuvei-account-capture-call-back',
])('N4 money moves on %s', (address) => expect(movesMoney(address)).toBe(true))

it.each(['/', '/games', '/profile', '/profile?tab=settings', '/promotions/7', '/?tab=wallet', '/plays', '/thank-you-all'])(
  'N4 none moves on %s',
  (address) => expect(movesMoney(address)).toBe(false),
)
