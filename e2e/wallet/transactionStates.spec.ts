import { expect, test, type Page } from '@playwright/test'
import { actOnNewestPayment, atTheDesk } from '../operator/desk.ts'
import { logIn } from '../testing/logIn.ts'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { payAtSkrill } from './pay.ts'
import { buySmallest } from './payByCard.ts'
import { openInvoice, payByCrypto } from './payByCrypto.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => logIn(page, 'noah@lagoon.localhost'))
test.afterAll(() => atTheDesk({ on: 'everything' }))

const address = '/all-transaction'
const list = (page: Page) => page.getByRole('table', { name: 'Your transactions' })
const openFirst = (page: Page) =>
  list(page)
    .getByRole('button', { name: /^Purchase, / })
    .first()
    .click()

interface Transactions {
  readonly transactions: { readonly nodes: readonly { readonly id: string }[]; readonly pageInfo: unknown }
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the transactions: on their way, not come, none, all, some, and very many', async ({ page }) => {
  const letGo = await holdCalls(page, 'wallet/transactions')
  await page.goto(address)
  await reached(page.getByText('Loading your transactions'), 'wallet', 'transactions', 'loading')
  letGo()
  await reached(page.getByRole('heading', { name: 'Your transactions didn’t load' }), 'wallet', 'transactions', 'failed')
  await leaveAnswers(page)

  await page.goto(address)
  await reached(list(page), 'wallet', 'transactions', 'filled')
  await choose(page, 'Type', 'Reward')
  await reached(page.getByRole('button', { name: 'Clear filters' }), 'wallet', 'transactions', 'filtered')
  await expect(list(page)).toBeVisible()
  await choose(page, 'Type', 'Withdrawal')
  await reached(page.getByRole('heading', { name: 'No matches' }), 'wallet', 'transactions', 'no-result-filter')

  // Everybody has the welcome tokens among them.
  const noMore = { hasNextPage: false, endCursor: null }
  await changeAnswers<Transactions>(page, 'wallet/transactions', () => ({ transactions: { nodes: [], pageInfo: noMore } }))
  await page.goto(address)
  await reached(page.getByRole('heading', { name: 'No transactions yet' }), 'wallet', 'transactions', 'empty')
  await leaveAnswers(page)
  await changeAnswers<Transactions>(page, 'wallet/transactions', ({ transactions: { nodes } }) => ({
    transactions: {
      nodes: Array.from({ length: 500 }, (_, at) => ({ ...nodes[at % nodes.length]!, id: `transaction-${at}` })),
      pageInfo: noMore,
    },
  }))
  await page.goto(address)
  await expect(list(page)).toHaveAttribute('aria-rowcount', /^50[01]$/)
  await reached(list(page), 'wallet', 'transactions', 'very-long-list')
})

test('purchases among the transactions: with a fee, in crypto, and taken back', async ({ page }) => {
  await atTheDesk({ on: 'platform', command: { do: 'purchaseTerms', terms: { feeBasisPoints: 300 } } })
  await buySmallest(page, /^Skrill/)
  await payAtSkrill(page)
  await atTheDesk({ on: 'platform', command: { do: 'purchaseTerms', terms: {} } })
  await expect(page.getByRole('heading', { name: 'Your tokens are here' })).toBeVisible({ timeout: 60_000 })
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? ''
  await page.goto(address)
  await openFirst(page)
  await reached(page.getByRole('dialog').getByText('Platform fee'), 'wallet', 'transactions', 'platform-fee-shown')

  await actOnNewestPayment('skrill', 'CHARGEBACK')
  await page.goto(address)
  await reached(list(page).getByText('Tokens removed'), 'wallet', 'transactions', 'purchase-taken-back')
  await page.goto(`/profile?tab=transactions&payment=${paymentId}`)
  await reached(page.getByText('This payment was reversed'), 'wallet', 'payment-record', 'taken-back')

  await openInvoice(page, 'Litecoin')
  const invoice = new URL(page.url()).searchParams.get('payment') ?? ''
  await payByCrypto(page, 'SEND_ALL')
  await reached(page.getByRole('heading', { name: 'Payment confirmed' }), 'wallet', 'pay-by-crypto', 'confirmed')
  await page.goto(address)
  await openFirst(page)
  await expect(page.getByRole('dialog').getByText('Paid as')).toBeVisible()
  await reached(page.getByRole('dialog').getByText(/^Rate, /), 'wallet', 'transactions', 'purchase-opened')
  await page.goto(`/profile?tab=transactions&payment=${invoice}`)
  await reached(page.getByText('Paid as'), 'wallet', 'payment-record', 'paid-in-crypto')
  await page.route('**/graphql/payment/receipt', (route) => route.abort())
  await page.getByRole('button', { name: 'Download receipt' }).click()
  await reached(page.getByText('The receipt didn’t load'), 'wallet', 'payment-record', 'receipt-failed')
})
