import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { forgotPasswordAddress, loginAddress } from '../../packages/contract/src/account/addresses.ts'
import { delayCalls, leaveAnswers } from '../testing/answers.ts'
import { DEMO_PASSWORD, fillLogIn } from '../testing/logIn.ts'
import { callPlatform } from '../testing/platform.ts'
import { origin } from '../testing/ports.ts'
import { reached } from '../testing/reached.ts'
import { sessionOf } from '../testing/session.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a log-in: not a name, not an account, locked out, and logged in elsewhere', async ({ page }) => {
  const identifier = page.getByLabel('Email or display name')
  const password = page.getByLabel('Password', { exact: true })
  const send = page.getByRole('button', { name: 'Log in' })
  await page.goto(loginAddress)
  await reached(page.getByRole('heading', { name: 'Log in' }), 'account', 'login', 'empty')
  await expect(identifier).toHaveValue('')
  // The page is there before its scripts: until they have come, a press says nothing.
  await expect(async () => {
    await send.click()
    await expect(page.getByText('Enter your password.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await identifier.fill('marina at sea!')
  await reached(page.getByText('Use only letters, numbers, and . _ @ -'), 'account', 'login', 'invalid-identifier')

  const nobody = `nobody_${Date.now()}`
  await identifier.fill(nobody)
  await password.fill('Night-Water-7')
  const answer = await delayCalls(page, 'login')
  await send.click()
  await reached(page.locator('[data-pending]').filter({ hasText: 'Log in' }), 'account', 'login', 'submitting')
  answer()
  await reached(page.getByText('Email, display name, or password is incorrect'), 'account', 'login', 'wrong-credentials')
  await leaveAnswers(page)
  const tries = Array.from({ length: 4 }, () => callPlatform('Login', { input: { identifier: nobody, password: 'Night-Water-7' } }))
  expect((await Promise.allSettled(tries)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  await send.click()
  await reached(page.getByText('Too many attempts'), 'account', 'login', 'locked-out')

  await sessionOf('tess@lagoon.localhost', DEMO_PASSWORD, origin)
  await page.goto(loginAddress)
  await fillLogIn(page, 'tess@lagoon.localhost', DEMO_PASSWORD)
  await reached(page.getByRole('button', { name: 'Log out other devices' }), 'account', 'login-other-devices', 'popup-over-form')
})

test('a forgotten password: nothing typed, and not an address', async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await page.goto(forgotPasswordAddress)
  await reached(page.getByRole('heading', { name: 'Forgot your password?' }), 'account', 'forgot-password', 'empty')
  await expect(email).toHaveValue('')
  await expect(async () => {
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Enter your email address.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await email.fill('marina.ohara@example')
  await reached(page.getByText('Enter a valid email address, such as name@example.com.'), 'account', 'forgot-password', 'invalid')
})

test('a code by text message: counted down, wrong, asked for again a minute later, too old, and over after five wrong ones', async ({
  page,
}) => {
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await page.clock.install()
  await page.goto(forgotPasswordAddress)
  await expect(async () => {
    await page.getByText('Text me a code').click()
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const phone = (lead: string) => `+${lead}${String(Date.now()).slice(-10)}`
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone('1'))
  await page.getByRole('button', { name: 'Send code' }).click()
  await reached(page.getByRole('heading', { name: 'Enter your code' }), 'account', 'one-time-code', 'empty')
  await expect(code).toHaveValue('')
  await reached(page.getByText(/^Code expires .*in 9:\d\d\.$/), 'account', 'one-time-code', 'counting-down')

  await page.clock.fastForward('01:00')
  await reached(page.getByRole('button', { name: 'Send new code' }), 'account', 'one-time-code', 'resend-allowed')
  // In the browser alone a minute has passed: the server is asked for the first code to another number.
  let lead = 2
  await page.route('**/graphql/anonymous/forgot-password/code', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), variables: { phone: phone(String(lead++)) } } }),
  )
  await page.getByRole('button', { name: 'Send new code' }).click()
  await reached(page.getByText('A new code is on its way'), 'account', 'one-time-code', 'resent')

  // For the server too the code is of the past: it knows no such request.
  await page.route(
    '**/graphql/anonymous/forgot-password/confirm',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), variables: { requestId: randomUUID(), code: '000000' } } }),
    { times: 1 },
  )
  await code.fill('000000')
  await reached(page.getByText('This code has expired'), 'account', 'one-time-code', 'expired')
  await page.getByRole('button', { name: 'Send new code' }).click()

  await code.fill('000000')
  await reached(page.getByText('That code isn’t right. 4 tries left.'), 'account', 'one-time-code', 'wrong-code')
  for (const left of ['3 tries', '2 tries', '1 try']) {
    await code.fill('')
    await code.fill('000000')
    await expect(page.getByText(`That code isn’t right. ${left} left.`)).toBeVisible()
  }
  await code.fill('')
  await code.fill('000000')
  await reached(page.getByText('Too many wrong codes'), 'account', 'one-time-code', 'too-many-tries')
})
