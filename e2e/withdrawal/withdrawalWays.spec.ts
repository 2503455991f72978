import { expect, test, type Page } from '@playwright/test'
import { profileAddress } from '../../packages/contract/src/account/addresses.ts'
import { NEW_ACCOUNT, withdrawToAddress } from '../../packages/contract/src/withdrawal/addresses.ts'
import { linkCard } from './payouts.ts'
import { reached } from '../testing/reached.ts'
import { giveProfileId, missProfileId, openTerms, proveByPassword, requestApproved, saveBank, usualTerms } from './withdraw.ts'
import { asWinner } from './winner.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(openTerms)
test.afterAll(usualTerms)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const arrived = (page: Page) => page.getByText('Your money has arrived')

/** The withdrawal is asked for, approved and paid while its page is open. */
const isPaid = async (page: Page): Promise<void> => {
  await requestApproved(page)
  await expect(arrived(page)).toBeVisible({ timeout: 60_000 })
}

/** It is among the transactions, by what it was paid to. */
const isInTransactions = async (page: Page, destination: string): Promise<void> => {
  const address = profileAddress('transactions')
  if (!page.url().endsWith(address)) await page.goto(address)
  await expect(page.getByLabel('Your transactions').getByText(destination).first()).toBeVisible()
}

test('a withdrawal by bank, by card and in crypto arrives while its page is open', async ({ page }) => {
  await asWinner(page)

  await page.goto(withdrawToAddress({ way: 'BANK', amount: '51' }, NEW_ACCOUNT))
  await saveBank(page, 'Tern Credit Union', '7700990088442211')
  await isPaid(page)
  await reached(arrived(page), 'withdrawal', 'withdrawal-status', 'paid')

  await page.goto(withdrawToAddress({ way: 'CARD', amount: '52' }, NEW_ACCOUNT))
  await reached(page.getByRole('button', { name: 'Add debit card' }), 'withdrawal', 'withdraw-by-card', 'before-the-frame')
  await page.getByRole('button', { name: 'Add debit card' }).click()
  await proveByPassword(page)
  await linkCard(page, { holder: 'Tess Hallberg' })
  await reached(page.getByRole('button', { name: 'Use this card' }), 'withdrawal', 'withdraw-by-card', 'filled')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await isPaid(page)

  await page.goto(withdrawToAddress({ way: 'CRYPTO', amount: '53' }, NEW_ACCOUNT))
  await reached(heading(page, 'Withdraw in crypto'), 'withdrawal', 'withdraw-by-crypto', 'empty')
  const save = page.getByRole('button', { name: 'Save address' })
  await save.click()
  await reached(page.getByText('Choose a currency.'), 'withdrawal', 'withdraw-by-crypto', 'no-currency')
  await page.getByRole('button', { name: /Currency and network/ }).click()
  await page.getByRole('option', { name: /Tron/ }).click()
  const address = page.getByRole('textbox', { name: /^Wallet address/ })
  await address.fill('0xde709f2102306220921060314715629080e2fb77')
  await save.click()
  await reached(page.getByText(/belongs to another network/), 'withdrawal', 'withdraw-by-crypto', 'bad-address')
  await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')
  await page.keyboard.press('Tab')
  await reached(page.getByText(/its checksum doesn’t match/), 'withdrawal', 'withdraw-by-crypto', 'checksum-wrong')
  await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await page.keyboard.press('Tab')
  await reached(page.getByText(/It ends in gjLj6t/), 'withdrawal', 'withdraw-by-crypto', 'filled')
  await save.click()
  await proveByPassword(page)
  await reached(page.getByText(/This rate updates/), 'withdrawal', 'withdraw-to', 'crypto-rate')
  await isPaid(page)

  await isInTransactions(page, 'Tern Credit Union, ending in 2211')
  await isInTransactions(page, 'ending in 0961')
  await isInTransactions(page, 'ending in gjLj6t')
})

test('a withdrawal to each id of the profile arrives; where an id is missing, it is given on the way', async ({ page }) => {
  await asWinner(page)

  const skrill = { way: 'SKRILL', amount: '54' } as const
  await reached(await missProfileId(page, skrill), 'withdrawal', 'withdraw-by-skrill', 'id-missing-profile')
  await giveProfileId(page, 'SKRILL', 'TESS-71')
  await reached(page.getByText('TESS-71', { exact: true }), 'withdrawal', 'withdraw-by-skrill', 'id-present')
  await isPaid(page)

  const cashApp = { way: 'CASH_APP', amount: '55' } as const
  await reached(await missProfileId(page, cashApp), 'withdrawal', 'withdraw-by-cash-app', 'id-missing-profile')
  await giveProfileId(page, 'CASH_APP', 'tessHallberg')
  await reached(page.getByText('tessHallberg', { exact: true }), 'withdrawal', 'withdraw-by-cash-app', 'id-present')
  await isPaid(page)

  const chex = { way: 'SEAMLESS_CHEX', amount: '56' } as const
  await reached(await missProfileId(page, chex), 'withdrawal', 'withdraw-by-seamless-chex', 'id-missing-profile')
  await giveProfileId(page, 'SEAMLESS_CHEX', 'tess-chex')
  await reached(page.getByText('tess-chex', { exact: true }), 'withdrawal', 'withdraw-by-seamless-chex', 'id-present')
  await isPaid(page)

  await isInTransactions(page, 'TESS-71')
  await isInTransactions(page, 'tessHallberg')
  await isInTransactions(page, 'tess-chex')
})
