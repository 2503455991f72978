import { expect, type Page } from '@playwright/test'
import { paceWords } from '../../apps/sandbox/src/payments/forumPay/client/words.ts'
import { actWords, type Act, type Pace } from '../../apps/sandbox/src/payments/forumPay/contract.ts'
import { ports } from '../testing/ports.ts'

/** Goes from the smallest package to its invoice in a currency, such as `Bitcoin`. */
export const openInvoice = async (page: Page, currency: string): Promise<void> => {
  await page.goto('/profile?tab=packages&package=rock-pool')
  await page.getByRole('radio', { name: /^Crypto/ }).check({ force: true })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('radio', { name: new RegExp(`^${currency}`) }).check({ force: true })
  await page.getByRole('button', { name: 'Get address' }).click()
  await expect(page.getByRole('heading', { name: /^Send exactly/ })).toBeVisible()
}

/** Does with the open invoice what is said, in the test wallet of the provider; `pace` is how fast the network confirms what is sent. */
export const payByCrypto = async (page: Page, act: Act, pace: Pace = 'FAST'): Promise<void> => {
  const id = new URL(page.url()).searchParams.get('payment') ?? ''
  const wallet = await page.context().newPage()
  await wallet.goto(`http://localhost:${ports.payments['forumpay']}/?payment=${id}`)
  const invoice = wallet.getByRole('listitem').filter({ hasText: id })
  const answered = wallet.waitForResponse((response) => response.request().method() === 'POST')
  if (act.startsWith('SEND')) {
    await invoice.getByLabel('Confirmed by the network').selectOption({ label: paceWords[pace] })
    await invoice.getByRole('button', { name: actWords[act], exact: true }).click()
  } else {
    await invoice.getByLabel('What else happens').selectOption({ label: actWords[act] })
    await invoice.getByRole('button', { name: 'Do it' }).click()
  }
  expect((await answered).status()).toBe(200)
  await wallet.close()
}
