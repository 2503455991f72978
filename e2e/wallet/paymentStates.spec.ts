import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { actOnNewestPayment } from '../operator/desk.ts'
import { holdCalls, leaveAnswers } from '../testing/answers.ts'
import { payAtSkrill } from './pay.ts'
import { buySmallest, payByCard } from './payByCard.ts'
import { openInvoice, payByCrypto } from './payByCrypto.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const STRANGE = '0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13'
const SETTLED = { timeout: 60_000 }
const asNoah = (page: Page) => logIn(page, 'noah@lagoon.localhost')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const isPaid = (page: Page) => expect(heading(page, 'Your tokens are here')).toBeVisible(SETTLED)
const idIn = (page: Page, name: string): string => new URL(page.url()).searchParams.get(name) ?? ''
const recordOf = (id: string) => `/profile?tab=transactions&payment=${id}`
const payPageOf = (id: string) => `/profile?tab=packages&payment=${id}`

const onItsWay = (page: Page) => page.getByText('Loading the page')
const notCome = (page: Page) => heading(page, 'The page didn’t load')
const returnOnItsWay = (page: Page) => page.getByText('Loading your payment')
const returnNotCome = (page: Page) => heading(page, 'We couldn’t load your payment')

/** Looks for a payment by its number. */
const find = async (page: Page, id: string) => {
  await page.goto('/profile?tab=transactions&find=payment')
  await page.getByRole('radio', { name: 'By ID' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Payment ID or provider’s reference' }).fill(id)
  await page.getByRole('button', { name: 'Find payment' }).click()
}

test('a visitor at the addresses of payments and of an account is asked to log in', async ({ page }) => {
  await page.goto(`/thank-you?paymentId=${STRANGE}`)
  await reached(heading(page, 'Log in to see this payment'), 'wallet', 'thank-you', 'log-see-this-payment')
  await page.goto(`/nuvei-call-back?paymentId=${STRANGE}`)
  await reached(heading(page, 'Log in to see this payment'), 'wallet', 'nuvei-call-back', 'log-see-this-payment')
  await page.goto(`/forum-pay-call-back?paymentId=${STRANGE}`)
  await reached(heading(page, 'Log in to see this payment'), 'wallet', 'forum-pay-call-back', 'log-see-this-payment')
  await page.goto('/nuvei-account-capture-call-back')
  await reached(heading(page, 'Log in to see this account'), 'wallet', 'nuvei-account-capture-call-back', 'log-see-this-account')
})

test('the addresses of a payment: unknown, on its way, and not come', async ({ page }) => {
  await asNoah(page)
  await page.goto(`/thank-you?paymentId=${STRANGE}`)
  await reached(heading(page, 'Waiting for your payment'), 'wallet', 'thank-you', 'transaction-not-found-yet')
  await page.goto(`/nuvei-call-back?paymentId=${STRANGE}`)
  await reached(heading(page, 'Waiting for your payment'), 'wallet', 'nuvei-call-back', 'transaction-not-found-yet')
  await page.goto(`/forum-pay-call-back?paymentId=${STRANGE}`)
  await reached(heading(page, 'Waiting for your payment'), 'wallet', 'forum-pay-call-back', 'transaction-not-found-yet')
  await page.goto(recordOf(STRANGE))
  await reached(page.getByRole('heading', { name: 'We can’t find this payment' }), 'wallet', 'payment-record', 'payment-not-found')

  let letGo = await holdCalls(page, 'payment/status/id')
  await page.goto(`/thank-you?paymentId=${STRANGE}`)
  await reached(returnOnItsWay(page), 'wallet', 'thank-you', 'loading')
  letGo()
  await reached(returnNotCome(page), 'wallet', 'thank-you', 'failed')
  await leaveAnswers(page)
  letGo = await holdCalls(page, 'payment/status/id')
  await page.goto(`/nuvei-call-back?paymentId=${STRANGE}`)
  await reached(returnOnItsWay(page), 'wallet', 'nuvei-call-back', 'loading')
  letGo()
  await reached(returnNotCome(page), 'wallet', 'nuvei-call-back', 'failed')
  await leaveAnswers(page)
  letGo = await holdCalls(page, 'payment/status/id')
  await page.goto(`/forum-pay-call-back?paymentId=${STRANGE}`)
  await reached(returnOnItsWay(page), 'wallet', 'forum-pay-call-back', 'loading')
  letGo()
  await reached(returnNotCome(page), 'wallet', 'forum-pay-call-back', 'failed')
  await leaveAnswers(page)
  letGo = await holdCalls(page, 'payment/status/id')
  await page.goto(payPageOf(STRANGE))
  await reached(onItsWay(page), 'wallet', 'pay', 'loading')
  letGo()
  await reached(notCome(page), 'wallet', 'pay', 'failed')
  await leaveAnswers(page)
  letGo = await holdCalls(page, 'payment/record')
  await page.goto(recordOf(STRANGE))
  await reached(onItsWay(page), 'wallet', 'payment-record', 'loading')
  letGo()
  await reached(notCome(page), 'wallet', 'payment-record', 'failed')
})

test('a payment at a provider’s own page: gone on with, pending, found, and paid at last', async ({ page }) => {
  await asNoah(page)
  await buySmallest(page, /^Skrill/)
  await expect(page).not.toHaveURL(/profile/)
  await payAtSkrill(page, 'STAYS_PENDING')
  await reached(heading(page, 'Your payment is processing'), 'wallet', 'thank-you', 'pending')
  const id = idIn(page, 'paymentId')
  await page.goto(recordOf(id))
  await reached(page.getByText('Your payment is processing'), 'wallet', 'payment-record', 'pending')
  await find(page, id)
  await reached(page.getByText('The provider hasn’t confirmed it yet'), 'wallet', 'find-payment', 'found-pending')
  await actOnNewestPayment('skrill', 'PROCESS')
  await page.goto(`/thank-you?paymentId=${id}`)
  await isPaid(page)
  await reached(heading(page, 'Your tokens are here'), 'wallet', 'thank-you', 'success')
  await page.goto(payPageOf(id))
  await isPaid(page)
})

test('a payment by card: pending, failed, found, and paid', async ({ page }) => {
  await asNoah(page)
  await buySmallest(page)
  await payByCard(page, 'STAYS_PENDING')
  await expect(page).toHaveURL(/\/nuvei-call-back\?/)
  await reached(heading(page, 'Your payment is processing'), 'wallet', 'nuvei-call-back', 'pending')
  await actOnNewestPayment('nuvei', 'DECLINE')
  await page.reload()
  await expect(heading(page, 'Your payment was declined')).toBeVisible(SETTLED)
  await reached(heading(page, 'Your payment was declined'), 'wallet', 'nuvei-call-back', 'failure')
  const id = idIn(page, 'paymentId')
  await page.goto(recordOf(id))
  await reached(page.getByText('Your payment was declined'), 'wallet', 'payment-record', 'not-paid')
  await find(page, id)
  await reached(page.getByText('Your payment was declined'), 'wallet', 'find-payment', 'found-not-paid')
  await page.getByRole('button', { name: 'Send it to support' }).click()
  await reached(page.getByText('Sent to support'), 'wallet', 'find-payment', 'ticket-opened')
  await buySmallest(page)
  await payByCard(page)
  await isPaid(page)
  await page.goto(`/nuvei-call-back?paymentId=${idIn(page, 'paymentId')}`)
  await reached(heading(page, 'Your tokens are here'), 'wallet', 'nuvei-call-back', 'success')

  // Two of the same price on the same day.
  await page.goto('/profile?tab=transactions&find=payment')
  await page.getByRole('textbox', { name: 'What you paid' }).fill('4.99')
  await page.getByRole('spinbutton', { name: /month/i }).click()
  const [year = '', month = '', day = ''] = new Date().toISOString().slice(0, 10).split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  await page.getByRole('button', { name: 'Find payment' }).click()
  await reached(page.getByText(/payments match\. Which one is it\?/), 'wallet', 'find-payment', 'several-found')
})

test('a payment in crypto at the address that leads back: pending, too little, paid, and given up', async ({ page }) => {
  await asNoah(page)
  await openInvoice(page, 'Litecoin')
  const invoice = page.url()
  const back = `/forum-pay-call-back?paymentId=${idIn(page, 'payment')}`
  await page.goto(back)
  await reached(heading(page, 'Your payment is processing'), 'wallet', 'forum-pay-call-back', 'pending')
  await page.goto(invoice)
  await payByCrypto(page, 'SEND_HALF')
  await expect(page.getByText('Payment is short')).toBeVisible()
  await page.goto(back)
  await reached(heading(page, /^You still need to send/), 'wallet', 'forum-pay-call-back', 'underpaid')
  await page.goto(invoice)
  await payByCrypto(page, 'SEND_ALL')
  await page.goto(back)
  await isPaid(page)
  await reached(heading(page, 'Your tokens are here'), 'wallet', 'forum-pay-call-back', 'success')

  await openInvoice(page, 'Litecoin')
  const givenUp = idIn(page, 'payment')
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  await page.goto(`/forum-pay-call-back?paymentId=${givenUp}`)
  await reached(heading(page, 'Payment canceled'), 'wallet', 'forum-pay-call-back', 'failure')
})

test('the page of a payment that is paid elsewhere leads there, and one that is over leads on', async ({ page }) => {
  await asNoah(page)
  await buySmallest(page, /^Skrill/)
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await page.goto('/profile?tab=packages')
  await page.getByRole('link', { name: 'Continue payment' }).click()
  await reached(page.getByRole('button', { name: 'Go to Skrill' }), 'wallet', 'pay', 'at-provider')
  const id = idIn(page, 'payment')
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  // It leads on by itself: not before it was seen.
  let leadOn: () => void = () => undefined
  const isSeen = new Promise<void>((resolve) => (leadOn = resolve))
  await page.route(/ThankYou[\w.-]*\.js/, async (route) => {
    await isSeen
    await route.continue()
  })
  await page.goto(payPageOf(id), { waitUntil: 'commit' })
  await reached(page.getByText('There’s nothing left to do here'), 'wallet', 'pay', 'done')
  leadOn()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
})
