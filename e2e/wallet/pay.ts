import { expect, type Page } from '@playwright/test'
import type { Outcome } from '../../apps/sandbox/src/payments/outcomes.ts'
import { ports } from '../testing/ports.ts'
import { chooseOutcome } from './payByCard.ts'

/** Pays by card in the provider's frame, with its test card. */
export const payInCardFrame = async (page: Page): Promise<void> => {
  const frame = page.frameLocator('iframe[title^="Card details"]')
  await frame.getByText('Sandbox: what should happen').click()
  await frame.getByRole('button', { name: 'Fill in a test card' }).click()
  await frame.getByRole('button', { name: /^Pay/ }).click()
}

/** Pays from the bank on MZZPay's own page, or has something else happen there. The page leads back. */
export const payAtMzzpay = async (page: Page, outcome?: Outcome): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`:${ports.payments['mzzpay']}/`))
  if (outcome) await chooseOutcome(page, outcome)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Pays on Skrill's own page, or has something else happen there. The page leads back. */
export const payAtSkrill = async (page: Page, outcome?: Outcome): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`:${ports.payments['skrill']}/`))
  if (outcome) await chooseOutcome(page, outcome)
  await page.getByRole('button', { name: 'Pay now' }).click()
}

/** Chooses a currency, and sends all of what the invoice asks for from the wallet of the crypto provider. */
export const payInCrypto = async (page: Page): Promise<void> => {
  await page.getByRole('radiogroup', { name: 'Currency' }).getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Get address' }).click()
  await expect(page.getByRole('heading', { name: /^Send exactly/ })).toBeVisible()
  const amount = /Send exactly (\S+)/.exec(await page.getByRole('heading', { name: /^Send exactly/ }).innerText())?.[1] ?? ''
  const wallet = await page.context().newPage()
  await wallet.goto(`http://localhost:${ports.payments['forumpay']}/`)
  const invoice = wallet
    .getByRole('listitem')
    .filter({ has: wallet.getByRole('heading', { name: new RegExp(`^${amount.replace('.', '\\.')} `) }) })
  await invoice.getByRole('button').first().click()
  await wallet.close()
}

/** Every way to pay: what the cashier calls it, and what is done at its provider. */
export const waysToPay: readonly { readonly name: RegExp; readonly pay: (page: Page) => Promise<void> }[] = [
  { name: /^(?:New card|Card)/, pay: payInCardFrame },
  { name: /^MZZPay|^Bank/, pay: payAtMzzpay },
  { name: /^Skrill/, pay: payAtSkrill },
  { name: /^Crypto|^ForumPay/, pay: payInCrypto },
]
