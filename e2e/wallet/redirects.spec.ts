import { expect, test, type Page } from '@playwright/test'
import type { Outcome } from '../../apps/sandbox/src/payments/outcomes.ts'
import { newBuyer } from './newBuyer.ts'
import { payAtMzzpay, payAtSkrill } from './pay.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Way {
  readonly name: string
  readonly returnPath: string
  /** Each player can use it once. */
  readonly coupon: string
  readonly pay: (page: Page, outcome?: Outcome) => Promise<void>
}
const ways: readonly Way[] = [
  { name: 'MZZPay', returnPath: '/mzzpay-thank-you', coupon: 'HIGH-TIDE-20', pay: payAtMzzpay },
  { name: 'Skrill', returnPath: '/thank-you', coupon: 'FIRST-HUNDRED', pay: payAtSkrill },
]

/** Opens a package, and goes to pay it by the provider. */
const goToPay = async (page: Page, { name }: Way): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

for (const way of ways) {
  test(`${way.name}: declined, then tried again with package and coupon`, async ({ page }, { project }) => {
    await newBuyer(page, `${project.name}Back`)
    await page.goto(`/profile?tab=packages&package=cove&coupon=${way.coupon}`)
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveValue(way.coupon)
    await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible()
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    await expect(pay).toBeVisible()
    const words = await pay.innerText()
    await goToPay(page, way)
    await way.pay(page, 'INSUFFICIENT_FUNDS')
    await expect(page).toHaveURL(new RegExp(`${way.returnPath}\\?paymentId=`))
    await expect(page.getByRole('heading', { name: 'Your payment was declined' })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveValue(way.coupon)
    await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible()
    await expect(page.getByRole('button', { name: words })).toBeVisible()
    await goToPay(page, way)
    await way.pay(page)
    await expect(page.getByRole('heading', { name: 'Your tokens are here' })).toBeVisible({ timeout: 60_000 })
  })

  test(`${way.name}: paid and not come back, home shows it and the tokens come by themselves`, async ({ page }, { project }) => {
    await newBuyer(page, `${project.name}Away`)
    await page.goto('/profile?tab=packages&package=rock-pool')
    // The way back is lost: the window stays with the provider.
    await page.route(`**${way.returnPath}?*`, (route) => route.abort())
    await goToPay(page, way)
    await way.pay(page, 'PAYS_LATER')
    await page.waitForTimeout(1_000)
    await page.unroute(`**${way.returnPath}?*`)
    await page.goto('/')
    await expect(page.getByText('Your payment is in progress')).toBeVisible()
    await expect(page.getByText('Your payment is in progress')).toHaveCount(0, { timeout: 90_000 })
    await page.goto('/all-transaction')
    await expect(page.getByText(way.name).first()).toBeVisible()
  })
}
