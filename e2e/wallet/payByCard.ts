import { expect, type FrameLocator, type Page } from '@playwright/test'
import { noticeWords, outcomeWords, type NoticeWay, type Outcome } from '../../apps/sandbox/src/payments/outcomes.ts'

/** Chooses in a provider's list for testers what is to happen to the payment. */
export const chooseOutcome = async (provider: FrameLocator | Page, outcome: Outcome, notice?: NoticeWay): Promise<void> => {
  await provider.getByText('Sandbox: what should happen').click()
  // By keyboard: the frame grows as the panel opens, and a press of the mouse may land where the field stood before.
  await provider.getByRole('button', { name: /What should happen/ }).press('Enter')
  await provider.getByRole('option', { name: outcomeWords[outcome], exact: true }).click()
  if (notice === undefined) return
  await provider.getByRole('button', { name: /Notification/ }).click()
  await provider.getByRole('option', { name: noticeWords[notice], exact: true }).click()
}

export interface EnteredCard {
  readonly number: string
  readonly holder: string
  /** The card stays with the provider. */
  readonly isSaved: boolean
}

/** Approved by the bank without a question. */
export const usualCard: EnteredCard = { number: '4000027891380961', holder: 'FL-BRW1', isSaved: false }

/** The provider's page with the fields of the card, in its frame. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Card details"]')

/** Enters a card in the provider's frame, where that is open, and pays; `outcome`: what is to happen instead of what the card says. */
export const payByCard = async (page: Page, outcome: Outcome = 'AS_ENTERED', card: Partial<EnteredCard> = {}): Promise<void> => {
  const { number, holder, isSaved } = { ...usualCard, ...card }
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiration date').fill('12/34')
  await frame.getByLabel('Security code').fill('217')
  await frame.getByLabel('Name on card').fill(holder)
  if (isSaved) await frame.getByText('Save this card').click()
  if (outcome !== 'AS_ENTERED') await chooseOutcome(frame, outcome)
  await frame.getByRole('button', { name: /^Pay / }).click()
}

/** Pays with a stored card, of which only the security code is entered. */
export const payByStoredCard = async (page: Page): Promise<void> => {
  const frame = cardFrame(page)
  await frame.getByLabel('Security code').fill('217')
  await expect(frame.getByLabel('Card number')).toHaveCount(0)
  await frame.getByRole('button', { name: /^Pay / }).click()
}

/** How the cashier calls a card that is entered; with stored cards there it is a new one. */
export const enteredCard = /^(?:New card|Card)/

/** Opens the smallest package and goes to pay it, up to where the provider takes over. */
export const buySmallest = async (page: Page, method: RegExp = enteredCard): Promise<void> => {
  await page.goto('/profile?tab=packages&package=rock-pool')
  await choosePaymentMethod(page, method)
}

/** Chooses how the package is paid that is open, and goes to pay it. */
export const choosePaymentMethod = async (page: Page, method: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: method }).first().check({ force: true })
  await page.getByRole('button', { name: /^Pay / }).click()
}
