import type { Page } from '@playwright/test'

/** Who may stay on a route; everybody else is led home. */
type Audience = 'all' | 'visitors' | 'players' | 'playersOnPhones' | 'nobody'
export interface Route {
  readonly address: string
  readonly title: string
  readonly heading: string | RegExp
  readonly for: Audience
}
type Describe = (address: string, title: string, heading: Route['heading']) => Route
const routeFor =
  (audience: Audience): Describe =>
  (address, title, heading) => ({ address, title, heading, for: audience })
const open = routeFor('all')
const forVisitors = routeFor('visitors')
const forPlayers = routeFor('players')
const onPhones = routeFor('playersOnPhones')

export const HOME = { title: 'Social casino by night water', heading: /Unhurried games|Welcome back/ } as const
const PAYMENT = /^(Log in to see this payment|Waiting for word of your payment)$/
export const LOGIN = { title: 'Log in', heading: 'Log in' } as const

/** Every route of §2, in its order, and every tab of the profile. */
export const routes: readonly Route[] = [
  open('/email-verification/no-such-token', 'Confirm your e-mail', 'This link has expired'),
  open('/thank-you', 'Thank you', PAYMENT),
  open('/mzzpay-thank-you', 'Thank you', PAYMENT),
  forVisitors('/signup', 'Sign up', 'Create your account'),
  open('/win', 'A win', 'There is no win to see here'),
  forPlayers('/play', 'Play', 'There is no such game'),
  open('/nuvei-call-back', 'Your payment', PAYMENT),
  open('/forum-pay-call-back', 'Your payment', PAYMENT),
  open('/nuvei-account-capture-call-back', 'Your payout account', 'Log in to see this account'),
  open('/', HOME.title, HOME.heading),
  forVisitors('/login', 'Log in', 'Log in'),
  forVisitors('/register', 'Sign up', 'Create your account'),
  forVisitors('/guest', 'Sign up', 'Make your visit last'),
  forVisitors('/forgot-password', 'Forgot your password', 'Forgot your password?'),
  forPlayers('/change-password', 'Change your password', 'Change your password'),
  forPlayers('/profileVerify', 'Confirm your profile', /Confirm your (phone|e-mail)/),
  forVisitors('/reset-password/no-such-token', 'Choose a new password', 'This link no longer works'),
  open('/about-us', 'About us', 'About Lagoon'),
  open('/faq', 'Questions', 'Questions'),
  open('/privacy-policy', 'Privacy Policy', 'Privacy Policy'),
  open('/terms', 'Terms of Use', 'Terms of Use'),
  open('/sweep-rules', 'Sweep rules', 'Sweep rules'),
  open('/redemption-policy', 'Redemption policy', 'Redemption policy'),
  open('/responsible-gaming', 'Responsible gaming', 'Responsible gaming'),
  open('/news', 'News', 'News'),
  open('/news/five-kinds-of-token', 'Five kinds of token, and what each one does', 'Five kinds of token, and what each one does'),
  open('/promotions', 'Promotions', 'Promotions'),
  open('/promotions/prizes-from-sweep-tokens', 'Sweep tokens win prize tokens', 'Sweep tokens win prize tokens'),
  open('/game-info/slot/moonlit-tides', 'About the game', 'Moonlit Tides'),
  open('/games/slot/moonlit-tides', 'About the game', 'Moonlit Tides'),
  open('/games', 'Games', 'All games'),
  open('/games/slot', 'Games', 'Slots'),
  open('/contact-us', 'Contact us', 'Contact us'),
  { address: '/earn-free-spin', title: 'Free spin', heading: 'The free spin is resting', for: 'nobody' },
  open('/download', 'Download', 'Lagoon on your phone'),
  forPlayers('/game-details/slot/moonlit-tides', 'Game', 'Moonlit Tides'),
  forPlayers('/game-details/slot/moonlit-tides/moonlit-tides', 'Game', 'Moonlit Tides'),
  forPlayers('/profile?tab=personal-info', 'Profile', 'Personal info'),
  forPlayers('/profile?tab=contact-details', 'Profile', 'Contact details'),
  forPlayers('/profile?tab=verification', 'Profile', 'Verification'),
  forPlayers('/profile?tab=social-media', 'Profile', 'Social media'),
  forPlayers('/profile?tab=settings', 'Profile', 'Settings'),
  forPlayers('/profile?tab=stats', 'Profile', 'Stats and tokens'),
  forPlayers('/profile?tab=wallet', 'Profile', 'Wallet'),
  forPlayers('/profile?tab=packages', 'Profile', 'Packages'),
  forPlayers('/profile?tab=transactions', 'Profile', 'Transactions'),
  forPlayers('/profile?tab=withdraw', 'Profile', 'Withdraw'),
  forPlayers('/profile?tab=game-history', 'Profile', 'Slot history'),
  forPlayers('/profile?tab=invitations', 'Profile', 'Invite friends'),
  forPlayers('/profile?tab=announcement', 'Profile', 'Announcements'),
  forPlayers('/profile?tab=support', 'Profile', 'Support tickets'),
  forPlayers('/profile?tab=support&ticket=new', 'Profile', 'New ticket'),
  forPlayers('/rewards', 'Rewards', 'Rewards'),
  forPlayers('/all-transaction', 'Transactions', 'Transactions'),
  onPhones('/notification', 'Notifications', 'Notifications'),
  onPhones('/mobileWithdraw', 'Withdraw', 'Withdraw'),
  open('/no-such-page', 'Page not found', 'This page is off the chart'),
]

export interface Who {
  readonly isPlayer: boolean
  readonly isPhone: boolean
}
export const mayStay = (audience: Audience, { isPlayer, isPhone }: Who): boolean =>
  ({ all: true, visitors: !isPlayer, players: isPlayer, playersOnPhones: isPlayer && isPhone, nobody: false })[audience]

/** The tabs that a visitor is led back to after the log-in (§4): they land on it instead of on home. */
export const leadsToLogin = ({ address }: Route, { isPlayer }: Who): boolean =>
  !isPlayer && /tab=(withdraw|support|announcement)/.test(address)

/** Goes to an address inside the app, as its own links do. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
