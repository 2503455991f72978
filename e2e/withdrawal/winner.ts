import { expect, type Page } from '@playwright/test'
import { verificationAddress } from '../../packages/contract/src/kyc/addresses.ts'
import { withdrawAddress } from '../../packages/contract/src/withdrawal/addresses.ts'
import { logIn } from '../testing/logIn.ts'
import { verifyIdentity } from '../kyc/verify.ts'

/** The demo player who has won prize tokens. */
export const WINNER = 'tess@lagoon.localhost'

/** Gives what the profile lacks for the verification, field by field as the verification leads there. */
const completeProfile = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Add your address' }).click()
  const state = page.getByRole('combobox', { name: 'State' })
  await expect(state).toHaveValue('Nevada')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Harbor Road')
  await page.getByRole('textbox', { name: 'City' }).fill('Reno')
  await page.getByRole('textbox', { name: /^ZIP/ }).fill('89501')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('spinbutton', { name: /month/i }).click()
  await page.keyboard.type('04171991')
  await page.getByRole('button', { name: /Gender/ }).click()
  await page.getByRole('option', { name: 'Female' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
}

/** Logs in as somebody who has won prize tokens and is verified, where a withdrawal begins; the first time she verifies herself. */
export const asWinner = async (page: Page): Promise<void> => {
  await logIn(page, WINNER)
  await page.goto(withdrawAddress())
  const amount = page.getByRole('textbox', { name: 'Prize tokens to withdraw' })
  await expect(amount.or(page.getByRole('heading', { name: 'Verify your identity first' }))).toBeVisible()
  if (await amount.isVisible()) return
  await page.goto(verificationAddress('details'))
  const confirm = page.getByRole('button', { name: 'Confirm details' })
  const missing = page.getByRole('link', { name: 'Add your address' })
  await expect(confirm.or(missing).first()).toBeVisible()
  if (await missing.isVisible()) await completeProfile(page)
  await confirm.click()
  await page.getByRole('button', { name: /^(Take photos|Continue)$/ }).click()
  await verifyIdentity(page, 'APPROVED')
  // The decision comes by the provider's notice, or by the next question of the platform.
  await expect(async () => {
    await page.goto(withdrawAddress())
    await expect(amount).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}
