import { expect, test } from '@playwright/test'
import { chooseCountry, newPlayer } from '../testing/newPlayer.ts'
import { newBuyer } from './newBuyer.ts'
import { waysToPay } from './pay.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [index, { name, pay }] of waysToPay.entries()) {
  test(`a new player buys the smallest package: ${name.source}`, async ({ page }, info) => {
    await newBuyer(page, `${info.project.name}${index}`)
    await page.goto('/profile?tab=packages')
    await page.getByRole('link', { name: 'Choose Rock pool' }).click()
    await page.getByRole('radio', { name }).check({ force: true })
    await page.getByRole('button', { name: 'Pay $4.99' }).click()
    await pay(page)
    await expect(page.getByRole('heading', { name: /^(Your tokens are here|Payment confirmed)$/ })).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('img[src="/covers/package-handful.svg"]').first()).toBeVisible()
    await page.goto('/profile?tab=wallet')
    await expect(page.getByText('15,000').filter({ visible: true }).first()).toBeVisible()
  })
}

test('a new player buys tokens for an amount of their own', async ({ page }, info) => {
  await newPlayer(page, `${info.project.name}own`)
  await page.goto('/profile?tab=packages&package=custom')
  await reached(page.getByText('No country chosen in your profile'), 'wallet', 'buy-package', 'no-country-in-profile')
  await chooseCountry(page)
  await page.goto('/profile?tab=packages')
  await page.getByRole('link', { name: 'Choose amount' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  for (const typed of ['1e3', '-0', '٣', '19.999', '9007199254740992']) {
    await amount.fill(typed)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(amount).toHaveAccessibleDescription(/Enter a valid amount/)
  }
  await amount.fill('7.50')
  await page.getByRole('radio', { name: /^Skrill/ }).check({ force: true })
  await page.getByRole('button', { name: 'Pay $7.50' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { name: 'Your tokens are here' })).toBeVisible({ timeout: 60_000 })
  await reached(page.getByRole('heading', { name: 'Your tokens are here' }), 'wallet', 'thank-you', 'success')
  await page.goto('/profile?tab=wallet')
  await expect(page.getByText('17,500').filter({ visible: true }).first()).toBeVisible()

  // The line of the purchase leads to its payment, and that to the receipt.
  await page.goto('/all-transaction')
  await page
    .getByRole('button', { name: /^Purchase, / })
    .first()
    .click()
  await page.getByRole('link', { name: 'View payment' }).click()
  await reached(page.getByText('This payment is complete'), 'wallet', 'payment-record', 'paid')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download receipt' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lagoon-receipt-[0-9a-f-]{36}\.pdf$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // Who does not see the tokens finds the payment by what was paid and when.
  await page.goto('/profile?tab=transactions&find=payment')
  await reached(page.getByRole('button', { name: 'Find payment' }), 'wallet', 'find-payment', 'asking')
  await page.getByRole('button', { name: 'Find payment' }).click()
  await reached(page.getByText('Enter what you paid.'), 'wallet', 'find-payment', 'fields-invalid')
  const find = async (sum: string) => {
    await page.getByRole('textbox', { name: 'What you paid' }).fill(sum)
    await page.getByRole('spinbutton', { name: /month/i }).click()
    const [year = '', month = '', day = ''] = new Date().toISOString().slice(0, 10).split('-')
    await page.keyboard.type(`${month}${day}${year}`)
    await page.getByRole('button', { name: 'Find payment' }).click()
  }
  await find('7.51')
  await reached(page.getByText('We couldn’t find that payment'), 'wallet', 'find-payment', 'nothing-found')
  await page.getByRole('button', { name: 'Send it to support' }).click()
  await reached(page.getByText('Sent to support'), 'wallet', 'find-payment', 'ticket-opened')
  await page.getByRole('button', { name: 'Search again' }).click()
  await find('7.50')
  await reached(page.getByText('Your tokens are here'), 'wallet', 'find-payment', 'found-paid')
})

test('a purchase over the player’s own limit is refused with what is left and until when; a lower one goes through', async ({
  page,
}, info) => {
  await newBuyer(page, `${info.project.name}limit`)
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Set deposit limit' }).click()
  await page.getByRole('textbox', { name: 'Limit in dollars' }).fill('20')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await expect(page.getByText('$20 per 7 days', { exact: true })).toBeVisible()

  await page.goto('/profile?tab=packages&package=custom')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const buy = async (dollars: string) => {
    await amount.fill(dollars)
    await page.getByRole('radio', { name: /^Skrill/ }).check({ force: true })
    await page.getByRole('button', { name: `Pay $${dollars}` }).click()
  }
  await buy('20.01')
  const dialog = page.getByRole('dialog', { name: 'Purchase limit exceeded' })
  await expect(dialog.getByText('This purchase would go over the 7-day limit you set. You weren’t charged.')).toBeVisible()
  await expect(dialog.getByText(/Your limit resets \w+ \d{1,2}, \d{1,2}:\d\d.[AP]M\./)).toBeVisible()
  await expect(dialog.getByText('Left to spend')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue with less' }).click()
  await expect(dialog).toBeHidden()

  await buy('7.50')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { name: 'Your tokens are here' })).toBeVisible({ timeout: 60_000 })

  // What was bought counts.
  await page.goto('/profile?tab=packages&package=custom')
  await buy('12.51')
  await expect(dialog).toContainText(/Spent or in progress\s*\$7\.50/)
  await expect(dialog).toContainText(/Left to spend\s*\$12\.50/)
})
