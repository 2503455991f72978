import { expect, test } from '@playwright/test'
import { openLiveGameOf, sitDown } from '../lobby/game.ts'
import { atTheDesk } from '../operator/desk.ts'
import { logIn } from '../testing/logIn.ts'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => logIn(page, 'noah@lagoon.localhost'))

const walletPage = '/profile?tab=wallet'
const packagesPage = '/profile?tab=packages'
const smallest = `${packagesPage}&package=rock-pool`

interface Cashier {
  readonly cashier: { readonly packages: readonly unknown[]; readonly recharge: unknown; readonly obstacles: readonly string[] }
}
interface Balances {
  readonly balances: { readonly version: string; readonly tokens: readonly unknown[]; readonly held: readonly unknown[] }
}
const withNothing = (answer: Balances): Balances => ({ ...answer, balances: { ...answer.balances, tokens: [], held: [] } })

test('the wallet: every token, tokens in a game, none, on its way, and not come', async ({ page }) => {
  await page.goto(walletPage)
  await reached(page.getByText('Thank a dealer.'), 'wallet', 'wallet', 'balances-every-token')
  const letGo = await holdCalls(page, 'profile/stats')
  await page.goto(walletPage)
  await reached(page.getByText('Loading your balances'), 'wallet', 'wallet', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'Your balances didn’t load' }), 'wallet', 'wallet', 'failed')
  await leaveAnswers(page)
  // Everybody is given tokens at first: who has played all of them is answered so.
  await page.routeWebSocket(/./, () => undefined)
  await changeAnswers(page, 'me', withNothing)
  await changeAnswers(page, 'wallet/balances', withNothing)
  await page.goto(walletPage)
  await reached(page.getByText('You don’t have any tokens'), 'wallet', 'wallet', 'zero-balances')
})

test('tokens that a game holds are named in the wallet', async ({ page, context }) => {
  await page.goto(walletPage)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('list', { name: 'Your balances' })).toBeVisible()
  await expect(bar.locator('[data-moved]')).toHaveCount(0)
  const table = await context.newPage()
  const game = await openLiveGameOf(table, 'poker', 'foundry-holdem')
  await sitDown(game)
  await reached(page.getByText(/^Another .* is in a game/), 'wallet', 'wallet', 'held-in-game')
  await reached(bar.getByRole('listitem').getByText(/\+.* in a game/), 'shell', 'header', 'held-in-game')
  await reached(bar.getByRole('listitem').locator('[data-moved]'), 'shell', 'header', 'balance-updating-live')
  await game.getByRole('button', { name: 'Leave', exact: true }).click()
})

test('the packages: on their way, not come, and none for sale', async ({ page }) => {
  const letGo = await holdCalls(page, 'wallet/cashier')
  await page.goto(packagesPage)
  await reached(page.getByText('Loading packages'), 'wallet', 'packages', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'The packages didn’t load' }), 'wallet', 'packages', 'failed')
  await leaveAnswers(page)
  await changeAnswers<Cashier>(page, 'wallet/cashier', ({ cashier }) => ({ cashier: { ...cashier, packages: [], recharge: null } }))
  await page.goto(packagesPage)
  await reached(page.getByRole('heading', { name: 'No packages available' }), 'wallet', 'packages', 'none')
})

test('a purchase: on its way, not come, its coupon checked, sent, and its provider down', async ({ page }) => {
  const loading = await holdCalls(page, 'wallet/cashier')
  await page.goto(smallest)
  await reached(page.getByText('Loading your purchase'), 'wallet', 'buy-package', 'loading')
  loading()
  await reached(page.getByRole('heading', { name: 'This package didn’t load' }), 'wallet', 'buy-package', 'failed')
  await leaveAnswers(page)

  await page.goto(smallest)
  await expect(page.getByRole('button', { name: 'Pay $4.99' })).toBeVisible()
  const checking = await holdCalls(page, 'wallet/purchase/quote')
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply coupon' }).click()
  await reached(page.getByText('Checking code…'), 'wallet', 'buy-package', 'coupon-checking')
  checking()
  await leaveAnswers(page)

  await page.goto(smallest)
  await page.getByRole('radio', { name: /^Skrill/ }).check({ force: true })
  const sending = await holdCalls(page, 'wallet/purchase/package')
  await page.getByRole('button', { name: 'Pay $4.99' }).click()
  await reached(page.locator('button[data-pending]').filter({ hasText: 'Pay $4.99' }), 'wallet', 'buy-package', 'submitting')
  sending()
  // Gone before its calls reach the server again: one that is sent anew would be the payment that the desk lets fail.
  await page.goto('about:blank')
  await leaveAnswers(page)

  await atTheDesk({ on: 'nextPayment', provider: 'skrill', wish: { outcome: 'PAYS', notice: 'AT_ONCE', start: 'FAILS' } })
  await page.goto(smallest)
  await page.getByRole('radio', { name: /^Skrill/ }).check({ force: true })
  await page.getByRole('button', { name: 'Pay $4.99' }).click()
  await reached(page.getByText('This payment method isn’t available right now'), 'wallet', 'buy-package', 'provider-unavailable')
})

test('who has not confirmed the email address is told so at a purchase', async ({ page }) => {
  // Nobody logs in with such an address: for one whose address counts no more while logged in, the cashier answers this.
  await changeAnswers<Cashier>(page, 'wallet/cashier', ({ cashier }) => ({ cashier: { ...cashier, obstacles: ['EMAIL_NOT_CONFIRMED'] } }))
  await page.goto(smallest)
  await reached(page.getByText('Confirm your email first'), 'wallet', 'buy-package', 'email-not-confirmed')
})
