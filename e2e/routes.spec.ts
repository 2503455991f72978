import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, test, type Page } from '@playwright/test'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Who may stay on a route; everybody else is led home. */
type Audience = 'all' | 'visitors' | 'players' | 'playersOnPhones' | 'nobody'
interface Route {
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

const HOME = { title: 'Social casino by night water', heading: /Unhurried games|Welcome back/ } as const
const LOGIN = { title: 'Log in', heading: 'Log in' } as const

/** Every route of §2, in its order, and every tab of the profile. */
const routes: readonly Route[] = [
  open('/email-verification/no-such-token', 'Confirm your e-mail', 'This link has expired'),
  open('/thank-you', 'Thank you', 'Log in to see this payment'),
  open('/mzzpay-thank-you', 'Thank you', 'Log in to see this payment'),
  forVisitors('/signup', 'Sign up', 'Create your account'),
  open('/win', 'A win', 'There is no win to see here'),
  forPlayers('/play', 'Play', 'This page is off the chart'),
  open('/nuvei-call-back', 'Your payment', 'Log in to see this payment'),
  open('/forum-pay-call-back', 'Your payment', 'Log in to see this payment'),
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

interface Who {
  readonly isPlayer: boolean
  readonly isPhone: boolean
}
const mayStay = (audience: Audience, { isPlayer, isPhone }: Who): boolean =>
  ({ all: true, visitors: !isPlayer, players: isPlayer, playersOnPhones: isPlayer && isPhone, nobody: false })[audience]

/** The tabs that a visitor is led back to after the log-in (§4): they land on it instead of on home. */
const leadsToLogin = ({ address }: Route, { isPlayer }: Who): boolean => !isPlayer && /tab=(withdraw|support|announcement)/.test(address)

/** Goes to an address inside the app, as its own links do. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const axeFinds = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    // What React Aria announces names a pending button by its id, for a moment longer than the button stands.
    `axe.run({ exclude: [['[data-live-announcer]']] }, { resultTypes: ['violations'], elementRef: false })`,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const walk = async (page: Page, who: Who) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console at ${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error at ${page.url()}: ${error.message}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // The console is listened to.
      globalThis.reportError(new Error(`CSP ${violatedDirective} ${blockedURI}`)),
    )
  })
  const looked = new Set<string>()
  for (const route of routes) {
    const stays = mayStay(route.for, who)
    await goTo(page, route.address)
    const { title, heading } = stays ? route : leadsToLogin(route, who) ? LOGIN : HOME
    await expect.soft(page, `title at ${route.address}`).toHaveTitle(`${title} · Lagoon`)
    await expect.soft(page.getByRole('heading', { level: 1 }), `heading at ${route.address}`).toHaveText([heading])
    await expect.soft(page.locator('[aria-busy="true"]'), `waiting at ${route.address}`).toHaveCount(0)
    const place = new URL(page.url()).pathname + new URL(page.url()).search
    if (stays) expect.soft(place).toBe(route.address)
    if (looked.has(place)) continue
    looked.add(place)
    expect.soft(await axeFinds(page), `axe at ${place}`).toEqual([])
  }
  expect.soft(complaints).toEqual([])
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: async ({ userAgent }, provide, info) => provide(info.project.name === 'phone' ? IPHONE : userAgent),
})

test('a visitor meets a page of ours on every route, or home', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'the player walks on a phone')
  await page.goto('/about-us')
  await walk(page, { isPlayer: false, isPhone: info.project.name === 'phone' })
})

test('a player meets a page of ours on every route, or home', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone'
  await page.goto('/login')
  await page.getByLabel(/e-mail or display name/i).fill(isPhone ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost')
  await page.getByLabel('Password', { exact: true }).fill('Lagoon-Demo-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  const welcome = page.getByRole('heading', { name: /welcome back/i })
  // Another test may have left the demo player logged in.
  const logOutOthers = page.getByRole('button', { name: 'Log out others and log in' })
  await expect(welcome.or(logOutOthers)).toBeVisible()
  if (await logOutOthers.isVisible()) await logOutOthers.click()
  await expect(welcome).toBeVisible()
  await walk(page, { isPlayer: true, isPhone })
})
