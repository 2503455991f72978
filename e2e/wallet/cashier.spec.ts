import { expect, test, type Page } from '@playwright/test'
import { atTheDesk } from '../operator/desk.ts'
import { logIn } from '../testing/logIn.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const noah = 'noah@lagoon.localhost'
const harbor = '/profile?tab=packages&package=harbor'
const custom = '/profile?tab=packages&package=custom'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })

const platform = (command: Extract<Parameters<typeof atTheDesk>[0], { on: 'platform' }>['command']) =>
  atTheDesk({ on: 'platform', command })

test.beforeEach(async ({ page }) => {
  await atTheDesk({ on: 'everything' })
  await logIn(page, noah)
})
test.afterAll(() => atTheDesk({ on: 'everything' }))

test('the cashier shows what is for sale, and what is not any more', async ({ page }) => {
  await platform({ do: 'package', id: 'regatta', as: 'SOLD_OUT' })
  await platform({ do: 'package', id: 'cove', as: 'ENDED' })
  await page.goto('/profile?tab=packages')
  await reached(page.getByRole('list', { name: 'Packages' }), 'wallet', 'packages', 'filled')
  await reached(page.getByText(/% off/), 'wallet', 'packages', 'discounted')
  await reached(page.getByText('bonus sweep tokens'), 'wallet', 'packages', 'extra-sweep-tokens')
  await reached(page.getByText('This package is sold out.'), 'wallet', 'packages', 'sold-out-expired')
  await reached(page.getByText(/^Until /), 'wallet', 'packages', 'limited-offers')
  await expect(page.getByText('Best value')).toHaveCount(1)
})

test('a coupon is checked before anything is paid', async ({ page }) => {
  await page.goto(harbor)
  await reached(payButton(page), 'wallet', 'buy-package', 'chosen')
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  await field.fill('NO-SUCH-CODE')
  await field.press('Enter')
  await reached(page.getByText(/There’s no coupon with this code/), 'wallet', 'buy-package', 'coupon-invalid')
  await field.fill('HIGH-TIDE-20')
  await field.press('Enter')
  await reached(page.getByText('20% off.'), 'wallet', 'buy-package', 'coupon-valid')
  await expect(page.getByRole('button', { name: 'Pay $15.99' })).toBeVisible()
})

test('an amount of one’s own keeps to the rules', async ({ page }) => {
  await page.goto(custom)
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await reached(amount, 'wallet', 'buy-package', 'custom-recharge')
  await choose(page, /^Skrill/)
  for (const [typed, words] of [
    ['4.99', /The minimum is/],
    ['99999', /The maximum is/],
    ['1e3', /Enter a valid amount/],
    ['', /Enter an amount/],
  ] as const) {
    await amount.fill(typed)
    await payButton(page).click()
    await expect(amount).toHaveAccessibleDescription(words)
  }
  await amount.fill('4.99')
  await payButton(page).click()
  await reached(page.getByText(/The minimum is/), 'wallet', 'buy-package', 'below-minimum')
  await amount.fill('99999')
  await reached(page.getByText(/The maximum is/), 'wallet', 'buy-package', 'above-maximum')
  await amount.fill('1e3')
  await reached(page.getByText(/Enter a valid amount/), 'wallet', 'buy-package', 'not-number')
})

test('what stands in the way of a purchase is said, and nothing is charged', async ({ page }) => {
  await platform({ do: 'purchaseTerms', terms: { kycAbove: '100', feeBasisPoints: 300 } })
  await page.goto(harbor)
  await reached(page.getByText('Platform fee'), 'wallet', 'buy-package', 'platform-fee')
  await reached(page.getByText('Verify your identity first'), 'wallet', 'buy-package', 'kyc-required')
  await platform({ do: 'purchaseTerms', terms: { threshold: { minor: '100', days: 7 } } })
  await page.goto(harbor)
  await choose(page, /^Skrill/)
  await reached(page.getByText(/From your Skrill account/), 'wallet', 'buy-package', 'choose-payment-method')
  await payButton(page).click()
  await reached(page.getByRole('dialog', { name: /Purchase limit exceeded/ }), 'wallet', 'buy-package', 'purchase-limit-exceeded')
  await page.getByRole('button', { name: 'Cancel purchase' }).click()
  await platform({ do: 'purchaseTerms', terms: {} })
  await page.goto(harbor)
  await choose(page, /^Skrill/)
  await expect(payButton(page)).toBeVisible()
  await platform({ do: 'purchaseTerms', terms: { feeBasisPoints: 300 } })
  await payButton(page).click()
  await reached(page.getByText('The price changed'), 'wallet', 'buy-package', 'price-changed')
  // The new sum has been asked for: asked later, it would say itself that the package is gone.
  await expect(payButton(page)).toHaveText('Pay $20.58')
  await platform({ do: 'package', id: 'harbor', as: 'SOLD_OUT' })
  await payButton(page).click()
  await reached(heading(page, 'You can’t buy this package anymore'), 'wallet', 'buy-package', 'not-for-sale')
  await page.goto('/profile?tab=packages&package=atlantis')
  await reached(heading(page, 'We don’t sell this package'), 'wallet', 'buy-package', 'package-not-found')
})

test('a payment in the frame can be left, gone on with and given up', async ({ page }) => {
  await page.goto(harbor)
  await choose(page, /^Card/)
  await payButton(page).click()
  await reached(page.getByTitle(/^Card details/), 'wallet', 'pay', 'frame')
  const address = page.url()
  await page.frameLocator('iframe[title^="Card details"]').getByRole('button', { name: 'Cancel' }).click()
  await reached(page.getByText('You closed the card form'), 'wallet', 'pay', 'frame-closed')
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByTitle(/^Card details/)).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await reached(heading(page, 'Payment canceled'), 'wallet', 'thank-you', 'failure')
  await page.goto('/profile?tab=packages&payment=0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13')
  await reached(heading(page, 'We can’t find this payment'), 'wallet', 'pay', 'payment-not-found')
})

test('a payment in crypto waits for its money, and home names it meanwhile', async ({ page }) => {
  await page.goto(harbor)
  await choose(page, /^Crypto/)
  await payButton(page).click()
  await reached(page.getByRole('button', { name: 'Get address' }), 'wallet', 'pay-by-crypto', 'choose-currency')
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Get address' }).click()
  await reached(heading(page, /^Send exactly/), 'wallet', 'pay-by-crypto', 'invoice-address-amount-network-fee')
  await reached(page.getByText('Price locked'), 'wallet', 'pay-by-crypto', 'counting-down')
  const address = page.url()
  await page.goto('/profile?tab=packages')
  await reached(page.getByRole('link', { name: 'Continue payment' }), 'wallet', 'packages', 'payment-open')
  await page.goto('/')
  await reached(page.getByRole('link', { name: 'View payment' }), 'lobby', 'home', 'payment-pending')
  await page.goto(address)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await reached(heading(page, 'Payment canceled'), 'wallet', 'thank-you', 'failure')
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', harbor)
})
