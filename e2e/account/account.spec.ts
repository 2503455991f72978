import { expect, test, type Page } from '@playwright/test'
import { newestMessage } from '../testing/inbox.ts'
import { fillLogIn } from '../testing/logIn.ts'
import { reached } from '../testing/reached.ts'
import { signUp } from '../testing/signUp.ts'

const OLD = 'Night-Water-7'
const choose = async (page: Page, password: string) => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await reached(page.getByRole('heading', { name: 'Password changed' }), 'account', 'reset-password', 'done')
}

test('who forgot the password comes back by email, then by a code on the phone', async ({ page }, info) => {
  const unique = `${info.project.name}${Date.now()}`
  const email = `${unique}@lagoon.example`
  const phone = `+1${String(Date.now()).slice(-10)}`
  await signUp(page, `back_${unique}`.slice(0, 24), email, phone, OLD)
  await page.goto(/https?:\/\/\S+\/email-verification\/[\w-]+/.exec((await newestMessage(email)).text)?.[0] ?? '')
  await expect(page.getByText(/confirmed|verified/i).first()).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await reached(page.getByRole('heading', { name: 'Check your email' }), 'account', 'forgot-password', 'sent')
  const link = /https?:\/\/\S+\/reset-password\/[\w-]+/.exec((await newestMessage(email, 'reset-password')).text)?.[0]
  await page.goto(link ?? '')
  const password = page.getByLabel('New password', { exact: true })
  await reached(password, 'account', 'reset-password', 'empty')
  await expect(password).toHaveValue('')
  await password.fill('Lowtide1')
  await reached(page.getByText('4 of 5 rules met'), 'account', 'reset-password', 'rules-partly-met')
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Lowtide2')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await reached(page.getByText('The passwords don’t match.'), 'account', 'reset-password', 'mismatch')
  await choose(page, 'Harbour-7-Lights')
  await page.goto(link ?? '')
  await reached(page.getByRole('heading', { name: 'This link no longer works' }), 'account', 'reset-password', 'link-expired')
  await page.goto('/login')
  await fillLogIn(page, email, OLD)
  await expect(page.getByRole('alert')).toBeVisible()

  await fillLogIn(page, email, 'Harbour-7-Lights')
  await expect(page).toHaveURL('/')
  await page.goto('/profileVerify?by=phone')
  const confirmation = /\d{6}/.exec((await newestMessage(phone.slice(1), 'code')).text)?.[0] ?? ''
  await page.getByRole('textbox', { name: '6-digit code' }).fill(confirmation)
  await reached(page.getByRole('heading', { name: 'Phone confirmed' }), 'account', 'profile-verify', 'verified')
  await page.goto('/')
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: /log in/i }).first()).toBeVisible()

  const askedAt = Date.now()
  await page.goto('/forgot-password')
  await page.getByText('Text me a code').click()
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = /\d{6}/.exec((await newestMessage(phone.slice(1), 'code', askedAt)).text)?.[0] ?? ''
  await page.getByRole('textbox', { name: '6-digit code' }).fill(code)
  await reached(page.getByRole('heading', { name: 'Your code is confirmed' }), 'account', 'one-time-code', 'verified')
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await choose(page, 'Lantern-8-Koi')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await fillLogIn(page, email, 'Lantern-8-Koi')
  await expect(page).toHaveURL('/')
  await page.goto('/profile?tab=settings')
  await expect(page.getByText('Only this device')).toBeVisible()
  await reached(page.getByRole('navigation', { name: 'Profile' }), 'account', 'profile-master-screen', 'tabs-on-phone')

  await page.getByRole('button', { name: 'Set deposit limit' }).click()
  const limit = page.getByRole('textbox', { name: 'Limit in dollars' })
  const saves = async (dollars: string) => {
    await limit.fill(dollars)
    await page.getByRole('button', { name: 'Save limit' }).click()
  }
  await saves('1e3')
  await expect(limit).toHaveAccessibleDescription('Enter whole dollars, in digits only.')
  await saves('200')
  await expect(page.getByText('$200 per 7 days', { exact: true })).toBeVisible()
  await saves('300')
  await reached(page.getByText(/^Starting .*: \$300 per 7 days\.$/), 'account', 'profile-settings', 'deposit-limit-days')
  await page.getByRole('button', { name: 'Remove limit in 24 hours' }).click()
  await reached(page.getByText(/^Starting .*: no limit\.$/), 'account', 'profile-settings', 'deposit-limit-ending')
  await saves('150')
  await expect(page.getByText('$150 per 7 days', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Starting /)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change deposit limit' })).toBeVisible()
  await expect(page.getByText('$150 per 7 days', { exact: true })).toBeVisible()
})
