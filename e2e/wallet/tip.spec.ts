import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { phoneAgent } from '../testing/phone.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...phoneAgent })

const popup = (page: Page) => page.getByRole('dialog')
/** What the form says that the player has, minor units. */
const held = async (page: Page) => {
  const [, whole = '', decimals = '00'] = /You have ([\d,]+)(?:\.(\d\d))?\./.exec(await popup(page).innerText()) ?? []
  return BigInt(whole.replaceAll(',', '') + decimals)
}

test('a player tips the dealer of a table once the sum is confirmed, and finds it among the transactions', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await page.goto('/play?type=blackjack&id=porthole-twenty-one')
  const tip = page.getByRole('button', { name: 'Tip the dealer' })
  await tip.waitFor({ timeout: 60_000 })
  await reached(tip, 'lobby', 'play', 'table-with-dealer')
  await tip.click()
  await expect(popup(page)).toContainText('Ines Caldeira')
  await reached(page.getByRole('textbox', { name: 'Tip' }), 'wallet', 'tip', 'amount')
  const before = await held(page)

  for (const [typed, said] of [
    ['0.99', /The minimum tip is 1\./],
    ['1e3', /Enter a valid amount/],
    ['99999999', /You have .* Enter that amount or less/],
  ] as const) {
    await page.getByRole('textbox', { name: 'Tip' }).fill(typed)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('textbox', { name: 'Tip' })).toHaveAccessibleDescription(said)
  }
  await page.getByRole('textbox', { name: 'Tip' }).fill('0.99')
  await reached(page.getByText(/The minimum tip is 1\./), 'wallet', 'tip', 'below-minimum')
  await page.getByRole('textbox', { name: 'Tip' }).fill('1.00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await reached(page.getByRole('dialog', { name: 'Send this tip?' }), 'wallet', 'tip', 'confirm')
  await page.getByRole('button', { name: 'Send 1', exact: true }).click()
  await reached(page.getByRole('dialog', { name: 'Tip sent' }), 'wallet', 'tip', 'sent')
  await page.getByRole('button', { name: 'Back to table' }).click()
  await expect(popup(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Tip the dealer' }).click()
  await expect(popup(page)).toContainText('You have')
  expect(before - (await held(page))).toBe(100n)

  await page.goto('/all-transaction')
  await expect(page.getByText('Ines Caldeira, Porthole Twenty-One').filter({ visible: true }).first()).toBeVisible()
})

test('a player without tip tokens is told so', async ({ page }) => {
  await logIn(page, 'marina@lagoon.localhost')
  await page.goto('/play?type=blackjack&id=porthole-twenty-one')
  await page.getByRole('button', { name: 'Tip the dealer' }).click({ timeout: 60_000 })
  await reached(page.getByText('Not enough tip tokens'), 'wallet', 'tip', 'not-enough-tip-tokens')
})
