import { expect, test } from '@playwright/test'
import { guestAddress, registerAddress } from '../../packages/contract/src/account/addresses.ts'
import { delayCalls, leaveAnswers } from '../testing/answers.ts'
import { newestMessage } from '../testing/inbox.ts'
import { reached } from '../testing/reached.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a sign-up: every field wrong, each answer about one of them, sent, and confirmed by a link that works once', async ({ page }) => {
  const now = String(Date.now())
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const send = () => page.getByRole('button', { name: 'Create account' }).click()

  await page.goto(guestAddress)
  await reached(page.getByRole('heading', { name: 'Keep your progress' }), 'account', 'sign-up', 'as-guest')
  await page.goto(registerAddress)
  await reached(page.getByRole('heading', { name: 'Create your account' }), 'account', 'sign-up', 'empty')
  await expect(field('First name')).toHaveValue('')
  // The page is there before its scripts: until they have come, a press says nothing.
  await expect(async () => {
    await send()
    await expect(page.getByText('Please fix 9 fields.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await reached(page.getByText('Choose a display name.'), 'account', 'sign-up', 'every-field-invalid')

  await field('Display name').fill('noah_on_the_reef')
  await reached(page.getByText('This display name is already taken. Try another one.'), 'account', 'sign-up', 'already-taken')
  const answer = await delayCalls(page, 'anonymous/display-name')
  await field('Display name').fill(`ada_${now}`)
  await reached(page.getByText('Checking availability…'), 'account', 'sign-up', 'display-name-checking')
  answer()
  await reached(page.getByText('This display name is available.'), 'account', 'sign-up', 'available')
  await leaveAnswers(page)

  await field('Password').fill('Lowtide1')
  await reached(page.getByText('4 of 5 rules met'), 'account', 'sign-up', 'password-rules-partly-met')
  await field('Password').fill('Night-Water-7')
  await field('Confirm password').fill('Night-Water-8')
  await field('First name').fill('Ada')
  await field('Last name').fill('Reed')
  await field('Email').fill('noah@lagoon.localhost')
  await field('Phone').fill('+15550100002')
  await send()
  await expect(page.getByText('Please fix 3 fields.')).toBeVisible()
  await reached(page.getByText('The passwords don’t match.'), 'account', 'sign-up', 'confirm-mismatch')
  await reached(
    page.getByText('Accept the Terms of Use and Privacy Policy to create an account.'),
    'account',
    'sign-up',
    'terms-not-accepted',
  )
  await reached(page.getByText('You must be 18 or older to create an account.'), 'account', 'sign-up', 'under-18')

  await field('Confirm password').fill('Night-Water-7')
  await page.getByRole('checkbox', { name: /terms/i }).check({ force: true })
  await page.getByRole('checkbox', { name: /18/ }).check({ force: true })
  await send()
  await reached(page.getByText('This email is already in use.'), 'account', 'sign-up', 'email-already-use')
  const email = `ada${now}@lagoon.example`
  await field('Email').fill(email)
  await send()
  await reached(page.getByText('This phone number is already in use.'), 'account', 'sign-up', 'phone-already-registered')
  await field('Phone').fill(`+1${now.slice(-10)}`)
  const register = await delayCalls(page, 'anonymous/player-basic-info')
  await send()
  await reached(page.locator('[data-pending]').filter({ hasText: 'Create account' }), 'account', 'sign-up', 'submitting')
  register()
  await reached(page.getByRole('heading', { name: 'Check your email' }), 'account', 'sign-up', 'done-check-your-email')
  await leaveAnswers(page)

  const link = /https?:\/\/\S+\/email-verification\/[\w-]+/.exec((await newestMessage(email)).text)?.[0] ?? ''
  const confirm = await delayCalls(page, 'anonymous/email-verification')
  await page.goto(link)
  await reached(page.getByRole('heading', { name: 'Checking your link' }), 'account', 'email-verification', 'checking')
  confirm()
  await reached(page.getByRole('heading', { name: 'Email confirmed' }), 'account', 'email-verification', 'verified')
  await leaveAnswers(page)
  await page.goto(link)
  await reached(
    page.getByRole('heading', { name: 'This link has already been used' }),
    'account',
    'email-verification',
    'link-already-used',
  )
  await page.goto(`${link}x`)
  await reached(page.getByRole('heading', { name: 'This link has expired' }), 'account', 'email-verification', 'link-expired')
})
