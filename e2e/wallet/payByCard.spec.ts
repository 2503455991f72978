import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { ports } from '../testing/ports.ts'
import { reached } from '../testing/reached.ts'
import { buySmallest, cardFrame, choosePaymentMethod, enteredCard, payByCard, payByStoredCard, usualCard } from './payByCard.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const isPaid = (page: Page) => expect(heading(page, 'Your tokens are here')).toBeVisible({ timeout: 60_000 })

test.beforeEach(async ({ page }, info) => {
  // Stored cards stay: the two widths have a player each.
  await logIn(page, info.project.name === 'phone' ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost')
})

test('a card pays in the provider’s frame, and its number goes to nobody else', async ({ page, context }) => {
  const provider = `http://localhost:${ports.payments['nuvei']}`
  const sent: { readonly to: string; readonly text: string }[] = []
  context.on('request', (request) => {
    const { origin } = new URL(request.url())
    sent.push({ to: origin, text: `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}` })
  })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.exposeFunction('heard', (text: string) => void said.push(text))
  await page.addInitScript(() => {
    if (window === window.top)
      window.addEventListener('message', (event) => {
        void (window as unknown as { heard: (text: string) => Promise<void> }).heard(`message ${JSON.stringify(event.data)}`)
      })
  })
  await buySmallest(page)
  await payByCard(page)
  await isPaid(page)
  await expect(page).toHaveURL(/\/nuvei-call-back\?/)
  await reached(heading(page, 'Your tokens are here'), 'wallet', 'nuvei-call-back', 'success')

  const digits = usualCard.number
  const holds = (text: string) => text.replaceAll(/[\s-]|%20/g, '').includes(digits)
  expect(new Set(sent.filter(({ text }) => holds(text)).map(({ to }) => to))).toEqual(new Set([provider]))
  expect(said.filter((text) => text.startsWith('message'))).not.toEqual([])
  expect(said.filter(holds)).toEqual([])
  const { origins } = await context.storageState({ indexedDB: true })
  expect(holds(JSON.stringify(origins.filter(({ origin }) => origin !== provider)))).toBe(false)
  expect(holds(await page.evaluate(() => JSON.stringify({ ...sessionStorage })))).toBe(false)
})

test('a declined card is told of with its reason, and another card pays for the same package', async ({ page }) => {
  await buySmallest(page)
  await payByCard(page, 'AS_ENTERED', { number: '5333463046218753' })
  await reached(heading(page, 'Your payment was declined'), 'wallet', 'nuvei-call-back', 'failure')
  await page.getByRole('link', { name: 'Try again' }).click()
  await choosePaymentMethod(page, enteredCard)
  await payByCard(page)
  await isPaid(page)
})

test('a bank that asks is answered in the frame', async ({ page }) => {
  await buySmallest(page)
  await payByCard(page, 'AS_ENTERED', { number: '4000020951595032' })
  const frame = cardFrame(page)
  await expect(frame.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible()
  await frame.getByRole('button', { name: 'Confirm payment' }).click()
  await isPaid(page)
})

test('a card that was stored pays the second time with its security code alone', async ({ page }) => {
  await buySmallest(page)
  await payByCard(page, 'AS_ENTERED', { isSaved: true })
  await isPaid(page)
  await buySmallest(page, /ending in 0961/)
  await payByStoredCard(page)
  await isPaid(page)
})

test('what is wrong with a card is said at its field', async ({ page }) => {
  await buySmallest(page)
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill('4000 0278 9138 0962')
  await frame.getByRole('button', { name: /^Pay / }).click()
  await expect(frame.getByLabel('Card number')).toHaveAccessibleDescription(/a digit is wrong or missing/)
  await expect(frame.getByLabel('Card number')).toBeFocused()
  await expect(frame.getByLabel('Expiration date')).toHaveAccessibleDescription(/Enter the month and year/)
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You closed the card form')).toBeVisible()
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(frame.getByLabel('Card number')).toBeVisible()
})
