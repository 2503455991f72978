import { expect, test, type Page } from '@playwright/test'
import { phoneAgent } from '../testing/phone.ts'
import { reached } from '../testing/reached.ts'
import { newBuyer } from './newBuyer.ts'
import { openInvoice, payByCrypto } from './payByCrypto.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...phoneAgent })
// A player of the demo may have tokens at another walk's table, which come home while the balance is compared.
test.beforeEach(({ page }, { project }) => newBuyer(page, `${project.name}Crypto`))

/** Game tokens of the player, as the wallet shows them; minor units: sums of decimals would not come out even. */
const gameTokens = async (page: Page): Promise<bigint> => {
  await page.goto('/profile?tab=wallet')
  const tile = page
    .getByRole('main')
    .getByText(/^[\d,]+(?:\.\d\d)?$/)
    .filter({ visible: true })
    .first()
  await expect(tile).toBeVisible()
  const [whole = '', decimals = '00'] = (await tile.innerText()).replaceAll(',', '').split('.')
  return BigInt(whole + decimals)
}
const BOUGHT = 500_000n

const isConfirmed = (page: Page) => expect(page.getByRole('heading', { name: /^(Payment confirmed|Your tokens are here)$/ })).toBeVisible()

test('paid from a wallet, over the network that was chosen, the tokens come by themselves', async ({ page }) => {
  const before = await gameTokens(page)
  await openInvoice(page, 'Tether .*Polygon')
  await expect(page.getByText('Polygon').filter({ visible: true })).toHaveCount(2)
  await reached(page.getByRole('figure', { name: /^QR code/ }), 'wallet', 'pay-by-crypto', 'invoice-address-amount-network-fee')
  await reached(page.getByText('Price locked'), 'wallet', 'pay-by-crypto', 'counting-down')
  await payByCrypto(page, 'SEND_ALL')
  await reached(page.getByRole('heading', { name: /of 30 confirmations/ }), 'wallet', 'pay-by-crypto', 'processing')
  await reached(page.getByRole('heading', { name: 'Payment confirmed' }), 'wallet', 'pay-by-crypto', 'confirmed')
  expect(await gameTokens(page)).toBe(before + BOUGHT)
})

test('trusted before the network confirms it, it is credited at once', async ({ page }) => {
  const before = await gameTokens(page)
  await openInvoice(page, 'Bitcoin')
  await payByCrypto(page, 'SEND_ALL', 'NEVER')
  await expect(page.getByRole('heading', { name: 'Payment confirmed' })).toBeVisible()
  await expect(page.getByText('Your tokens are in your wallet.')).toBeVisible()
  expect(await gameTokens(page)).toBe(before + BOUGHT)
})

test('half is paid, and then the rest', async ({ page }) => {
  const before = await gameTokens(page)
  await openInvoice(page, 'Bitcoin')
  await payByCrypto(page, 'SEND_HALF')
  await reached(page.getByText('Payment is short'), 'wallet', 'pay-by-crypto', 'underpaid')
  await expect(page.getByRole('heading', { name: /^Send the rest/ })).toBeVisible()
  await payByCrypto(page, 'SEND_ALL')
  await isConfirmed(page)
  expect(await gameTokens(page)).toBe(before + BOUGHT)
})

test('the time runs out, the money comes late and is accepted: credited once', async ({ page }) => {
  const before = await gameTokens(page)
  await openInvoice(page, 'Litecoin')
  await payByCrypto(page, 'PASS_TIME')
  await reached(page.getByRole('heading', { name: 'Time’s up' }), 'wallet', 'pay-by-crypto', 'expired')
  await payByCrypto(page, 'SEND_ALL')
  await reached(page.getByRole('heading', { name: 'We’re checking your payment' }), 'wallet', 'pay-by-crypto', 'under-review')
  await payByCrypto(page, 'ACCEPT')
  await isConfirmed(page)
  expect(await gameTokens(page)).toBe(before + BOUGHT)
})

test('held for a check it says so, and asks for no second payment', async ({ page }) => {
  await openInvoice(page, 'Ether')
  await payByCrypto(page, 'BLOCK')
  await reached(page.getByRole('heading', { name: 'Payment on hold' }), 'wallet', 'pay-by-crypto', 'blocked')
  await payByCrypto(page, 'UNBLOCK')
  await expect(page.getByRole('heading', { name: /^Send exactly/ })).toBeVisible()
})
