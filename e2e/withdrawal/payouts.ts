import { expect, type Page } from '@playwright/test'
import type { DeskState } from '../../apps/sandbox/src/operator/contract.ts'
import { captureOutcomeWords, type CaptureOutcome, type LinkedCard } from '../../apps/sandbox/src/payments/nuvei/capture.ts'
import { usualPayoutWish, type PayoutWish } from '../../apps/sandbox/src/payouts/outcomes.ts'
import { atTheDesk } from '../operator/desk.ts'
import { ports } from '../testing/ports.ts'

/** A provider that pays out, by its id at the platform: `nuvei`, `skrill`, `forumpay`. */
const payoutsAt = async (provider: string) => {
  const { payouts } = (await (await fetch(`http://localhost:${ports.desk}/api/state`)).json()) as DeskState
  const found = payouts.find(({ id }) => id === provider)
  if (!found) throw new Error(`${provider} does not pay out`)
  return found
}

/** Sets what happens to the next payout of a provider; what is not said is as usual. */
export const setNextPayout = async (provider: string, wish: Partial<PayoutWish>): Promise<void> => {
  const { choices } = await payoutsAt(provider)
  await atTheDesk({ on: 'nextPayout', provider, wish: { ...usualPayoutWish(choices), ...wish } })
}

/** Does one of its actions to the newest payout of a provider, such as `PAY`, `DECLINE`, `RETURN`. */
export const actOnNewestPayout = async (provider: string, action: string): Promise<void> => {
  const [newest] = (await payoutsAt(provider)).payouts
  if (!newest) throw new Error(`${provider} has made no payout`)
  await atTheDesk({ on: 'payout', provider, payout: newest.id, action })
}

/** The amounts of the payouts that a provider has made, the newest first: `47.50 USD`. */
export const payoutAmounts = async (provider: string): Promise<readonly string[]> =>
  (await payoutsAt(provider)).payouts.map(({ amount }) => amount)

const goodCard: LinkedCard = { number: '4000 0278 9138 0961', expiry: '12/34', holder: 'Noah Finch' }

/** Links a card that is paid out to, in the provider's frame on our page, or on the provider's own page where that is open. */
export const linkCard = async (page: Page, card: Partial<LinkedCard> = {}, outcome: CaptureOutcome = 'LINKS'): Promise<void> => {
  const isOwnPage = new URL(page.url()).port === String(ports.payments['nuvei'])
  const provider = isOwnPage ? page : page.frameLocator('iframe[src*="/account-capture"]')
  const { number, expiry, holder } = { ...goodCard, ...card }
  await provider.getByLabel('Card number').fill(number)
  await provider.getByLabel('Expiration date').fill(expiry)
  await provider.getByLabel('Name on card').fill(holder)
  if (outcome !== 'LINKS') {
    await provider.getByText('Sandbox: what should happen').click()
    // By keyboard, here and below: the frame grows and shrinks, and a press of the mouse may land where something stood before.
    await provider.getByRole('button', { name: /What should happen/ }).press('Enter')
    await provider.getByRole('option', { name: captureOutcomeWords[outcome], exact: true }).click()
  }
  const button = provider.getByRole('button', { name: 'Link card' })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}
