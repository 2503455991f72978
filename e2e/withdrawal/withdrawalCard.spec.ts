import { expect, test, type Page } from '@playwright/test'
import { accountCaptureCallBackRoute } from '../../packages/contract/src/wallet/addresses.ts'
import { NEW_ACCOUNT, withdrawToAddress } from '../../packages/contract/src/withdrawal/addresses.ts'
import { ports } from '../testing/ports.ts'
import { linkCard } from './payouts.ts'
import { reached } from '../testing/reached.ts'
import { recordSent } from './recordSent.ts'
import { openTerms, proveByPassword, usualTerms } from './withdraw.ts'
import { asWinner } from './winner.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(openTerms)
test.afterAll(usualTerms)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const holder = 'Tess Hallberg'
const NUMBER = '4000 0278 9138 0961'
/** The page of the provider where a card is linked; the frame is at the same address. */
const providersPage = /\/account-capture\?/

/** Asks for the fields of the provider by the button of that name. */
const openFields = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click()
  await proveByPassword(page)
}

test('a card is linked in the provider’s frame or on its page, and its number reaches nobody else', async ({ page, context }) => {
  await asWinner(page)
  const sent = recordSent(page)
  const atCard = withdrawToAddress({ way: 'CARD', amount: '60' }, NEW_ACCOUNT)
  await page.goto(atCard)
  await openFields(page, 'Add debit card')
  const frame = page.frameLocator('iframe[src*="/account-capture"]')
  await reached(frame.getByLabel('Card number'), 'withdrawal', 'withdraw-by-card', 'empty')
  await linkCard(page, { holder: 'Tess 2 Hallberg' })
  await reached(page.getByText('Check the name on the card'), 'withdrawal', 'withdraw-by-card', 'holder-digits')
  await linkCard(page, { holder, number: '4000 0278 9138 0962' })
  await reached(page.getByText('Check the card number'), 'withdrawal', 'withdraw-by-card', 'number-invalid')
  await linkCard(page, { holder, expiry: '01/20' })
  await reached(page.getByText('This card has expired'), 'withdrawal', 'withdraw-by-card', 'expired')
  await linkCard(page, { holder, number: NUMBER }, 'REFUSED')
  await reached(page.getByText('The card couldn’t be linked'), 'withdrawal', 'withdraw-by-card', 'not-linked')

  await openFields(page, 'Try again')
  // By keyboard: the frame above it grows once it is there, and a press of the mouse may land where it stood before.
  const leave = () => page.getByRole('button', { name: 'Open the provider’s page' }).press('Enter')
  await expect(frame.getByLabel('Card number')).toBeVisible()
  // An answer without a page: the browser stays, as it does until the provider's page is there.
  await page.route(providersPage, (route) =>
    route.request().frame() === page.mainFrame() ? route.fulfill({ status: 204 }) : route.fallback(),
  )
  await leave()
  await reached(heading(page, 'Continue on the card provider’s page'), 'withdrawal', 'withdraw-by-card', 'account-capture-at-provider')
  await page.unroute(providersPage)
  const asked = page.waitForRequest('**/graphql/withdrawal/capture')
  await page.getByRole('button', { name: 'Check now' }).click()
  const { variables } = (await asked).postDataJSON() as { readonly variables: { readonly id: string } }
  const other = await context.newPage()
  await other.goto(`${accountCaptureCallBackRoute}?paymentId=${variables.id}`)
  await reached(heading(other, 'Linking your account'), 'wallet', 'nuvei-account-capture-call-back', 'pending')
  await other.close()
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page).toHaveURL(providersPage)
  await linkCard(page, { holder, number: NUMBER })
  await reached(heading(page, 'Account linked'), 'wallet', 'nuvei-account-capture-call-back', 'account-linked')
  await page.getByRole('link', { name: 'Continue withdrawal' }).click()
  await expect(page.getByRole('radio', { name: /^Debit card/ })).toBeChecked()

  await page.goto(atCard)
  await openFields(page, 'Add debit card')
  await leave()
  await expect(page).toHaveURL(providersPage)
  await linkCard(page, { holder, number: NUMBER }, 'REFUSED')
  await reached(heading(page, 'We couldn’t link your account'), 'wallet', 'nuvei-account-capture-call-back', 'failure')

  const digits = NUMBER.replaceAll(' ', '')
  expect(sent.timesTo(new URL(page.url()).origin, digits)).toBe(0)
  // The canary: it went to the provider, and is found there by the same search.
  expect(sent.timesTo(`http://localhost:${ports.payments['nuvei']}`, digits)).toBe(3)
})
