import { expect, test, type Page } from '@playwright/test'
import {
  NEW_ACCOUNT,
  withdrawAddress,
  withdrawalAddress,
  withdrawalsAddress,
  withdrawToAddress,
} from '../../packages/contract/src/withdrawal/addresses.ts'
import type { WithdrawalObstacle } from '../../packages/contract/src/withdrawal/enums.ts'
import { logIn } from '../testing/logIn.ts'
import { newestMessage } from '../testing/inbox.ts'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { reached } from '../testing/reached.ts'
import { requestApproved } from './withdraw.ts'
import { asWinner, WINNER } from './winner.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const STRANGE = '0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const amountField = (page: Page) => page.getByRole('textbox', { name: 'Prize tokens to withdraw' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })
const onItsWay = (page: Page) => page.getByText('Loading the page')
const notCome = (page: Page) => heading(page, /didn’t load/)

/** The server says that something stands in the way, or that settings are others. */
const withSettings = (page: Page, change: Readonly<Record<string, unknown>>) =>
  changeAnswers<{ withdrawalSettings: object }>(page, 'withdrawal/settings', ({ withdrawalSettings }) => ({
    withdrawalSettings: { ...withdrawalSettings, ...change },
  }))

test('what stands in the way of a withdrawal is said with the way on', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await page.goto(withdrawAddress())
  await reached(heading(page, 'Verify your identity first'), 'withdrawal', 'withdraw', 'kyc-required')
  const inTheWay = async (obstacle: WithdrawalObstacle) => {
    await leaveAnswers(page)
    await withSettings(page, { obstacles: [obstacle] })
    await page.goto(withdrawAddress())
  }
  await inTheWay('EMAIL_NOT_CONFIRMED')
  await reached(heading(page, 'Confirm your email first'), 'withdrawal', 'withdraw', 'email-not-confirmed')
  await inTheWay('NO_COUNTRY_IN_PROFILE')
  await reached(heading(page, 'No country chosen in your profile'), 'withdrawal', 'withdraw', 'no-country-in-profile')
  await inTheWay('WITHDRAWAL_SETTING_NOT_FOUND')
  await reached(heading(page, 'Withdrawals aren’t available in your country yet'), 'withdrawal', 'withdraw', 'settings-not-found')
  await inTheWay('ADDRESS_PROOF_REQUIRED')
  await reached(heading(page, 'Add proof of address'), 'withdrawal', 'withdraw', 'address-proof-required')
  await inTheWay('DEBT')
  await reached(heading(page, 'A payment was reversed'), 'withdrawal', 'withdraw', 'debt')
  await leaveAnswers(page)
  let letGo = await holdCalls(page, 'withdrawal/settings')
  await page.goto(withdrawAddress())
  await reached(onItsWay(page), 'withdrawal', 'withdraw', 'loading')
  letGo()
  await reached(notCome(page), 'withdrawal', 'withdraw', 'failed')
  await leaveAnswers(page)

  letGo = await holdCalls(page, 'withdrawal/list')
  await page.goto(withdrawalsAddress())
  await reached(page.getByText('Loading your withdrawals'), 'withdrawal', 'withdrawals', 'loading')
  letGo()
  await reached(heading(page, 'Your withdrawals didn’t load'), 'withdrawal', 'withdrawals', 'failed')
  await leaveAnswers(page)
  await page.goto(withdrawalsAddress())
  await reached(heading(page, 'No withdrawals yet'), 'withdrawal', 'withdrawals', 'empty')
  await page.goto(withdrawalAddress(STRANGE))
  await reached(heading(page, 'We can’t find this withdrawal'), 'withdrawal', 'withdrawal-status', 'not-found')
  letGo = await holdCalls(page, 'withdrawal/id')
  await page.goto(withdrawalAddress(STRANGE))
  await reached(onItsWay(page), 'withdrawal', 'withdrawal-status', 'loading')
  letGo()
  await reached(notCome(page), 'withdrawal', 'withdrawal-status', 'did-not-load')
})

test('amount and method: every limit is said at the field, and a reload keeps both', async ({ page }) => {
  await asWinner(page)
  await goOn(page)
  await expect(page.getByText('Enter the number of prize tokens to withdraw.')).toBeVisible()
  await amountField(page).fill('20')
  await goOn(page)
  await reached(page.getByText(/The minimum withdrawal is 50 prize tokens/), 'withdrawal', 'withdraw', 'below-minimum')
  await amountField(page).fill('250.5')
  await goOn(page)
  await reached(page.getByText(/Enter a whole number/), 'withdrawal', 'withdraw', 'not-whole-number')
  await amountField(page).fill('250')
  await goOn(page)
  await reached(page.getByText('Choose a withdrawal method.'), 'withdrawal', 'withdraw', 'none-chosen')
  await choose(page, /^Bank account/)
  await reached(page.getByText('$250.00'), 'withdrawal', 'withdraw', 'choose-provider')
  await expect(page).toHaveURL(/way=BANK/)
  await page.reload()
  await expect(amountField(page)).toHaveValue('250')
  await expect(page.getByRole('radio', { name: /^Bank account/ })).toBeChecked()
  await amountField(page).fill('999999')
  await goOn(page)
  await reached(page.getByText(/You can withdraw .* prize tokens right now/), 'withdrawal', 'withdraw', 'not-enough-prize-tokens')

  await withSettings(page, { available: '900000', redeemable: '900000' })
  await page.goto(withdrawAddress({ way: 'CASH_APP', amount: '2600' }))
  await goOn(page)
  await reached(page.getByText(/maximum per withdrawal is 2,500 prize tokens/), 'withdrawal', 'withdraw', 'above-maximum')
  await leaveAnswers(page)

  await withSettings(page, {
    redeemable: '20000',
    blocked: [
      { reason: 'PLAYTHROUGH', amount: '4000', played: '1000', required: '4000' },
      { reason: 'BONUS', amount: '500', played: '0', required: '500' },
      { reason: 'PENDING_REVERSAL', amount: '1600', played: null, required: null },
    ],
    max: '10000',
    limits: [{ kind: 'DAY', limit: '100000', left: '10000', renewsAt: new Date(Date.now() + 3_600_000).toISOString() }],
  })
  await page.goto(withdrawAddress({ way: 'BANK', amount: '150' }))
  await reached(page.getByRole('list', { name: 'Tokens you can’t withdraw yet' }), 'withdrawal', 'withdraw', 'blocked-tokens')
  await goOn(page)
  await reached(page.getByText(/of your daily limit left\. Enter/), 'withdrawal', 'withdraw', 'limits-reached')
  await leaveAnswers(page)
  await withSettings(page, { redeemable: '1000' })
  await page.goto(withdrawAddress())
  await reached(page.getByText('Not enough to withdraw yet'), 'withdrawal', 'withdraw', 'too-few')
})

test('a bank account is saved once it is proven who asks, and a withdrawal to it is requested, followed and taken back', async ({
  page,
  context,
}) => {
  await asWinner(page)
  const draft = { way: 'BANK', amount: '50' } as const
  await page.goto(withdrawToAddress(draft, NEW_ACCOUNT))
  await reached(heading(page, 'Withdraw to a bank account'), 'withdrawal', 'withdraw-by-bank', 'empty')
  const save = page.getByRole('button', { name: 'Save account' })
  await page.getByRole('textbox', { name: 'Routing number' }).fill('0210')
  // The field speaks when it is left, and moves what stands below it.
  await page.keyboard.press('Tab')
  await expect(page.getByText(/Enter all 9 digits/)).toBeVisible()
  await save.click()
  await reached(page.getByText('Enter the name on the account.'), 'withdrawal', 'withdraw-by-bank', 'every-field-invalid')
  await page.getByRole('textbox', { name: 'Account holder name' }).fill('Tess Hallberg')
  await page.getByRole('textbox', { name: 'Bank name' }).fill('Harbor Savings')
  const number = `77${String(Date.now()).slice(-8)}`
  const account = new RegExp(`^Harbor Savings, ending in ${number.slice(-4)}`)
  await page.getByRole('textbox', { name: 'Account number' }).fill(number)
  await page.getByRole('textbox', { name: 'Routing number' }).fill('021000022')
  await page.keyboard.press('Tab')
  await reached(page.getByText(/its check digit doesn’t match/), 'withdrawal', 'withdraw-by-bank', 'check-digit-wrong')
  await page.getByRole('textbox', { name: 'Routing number' }).fill('021000021')
  await save.click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await reached(proof.getByText('Enter your password.'), 'withdrawal', 'step-up', 'password')
  await proof.getByLabel(/^Password/).fill('Not-The-Password-1')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await reached(proof.getByText('This isn’t your password.'), 'withdrawal', 'step-up', 'password-wrong')
  await proof.getByRole('button', { name: 'Cancel' }).click()
  // Nothing that was typed is lost.
  await reached(
    page.getByRole('textbox', { name: 'Bank name' }).and(page.locator('[value="Harbor Savings"]')),
    'withdrawal',
    'withdraw-by-bank',
    'filled',
  )
  await save.click()
  const askedAt = Date.now()
  await proof.getByRole('button', { name: 'Email me a code instead' }).click()
  await reached(proof.getByText(/We sent a 6-digit code/), 'withdrawal', 'step-up', 'code')
  await proof.getByLabel('Code').fill('000000')
  await reached(proof.getByText(/This code isn’t right/), 'withdrawal', 'step-up', 'code-wrong')
  const [code = ''] = /\b\d{6}\b/.exec((await newestMessage(WINNER, 'Enter this code', askedAt)).text) ?? []
  await proof.getByLabel('Code').fill(code)
  await expect(proof).toBeHidden()

  await reached(page.getByText(/New account\. We can send money to it after/), 'withdrawal', 'withdraw-to', 'new-account-waits')
  await reached(page.getByRole('button', { name: 'Request withdrawal' }), 'withdrawal', 'withdraw-to', 'choose-account')
  await page.getByRole('button', { name: 'Request withdrawal' }).click()
  await reached(heading(page, 'Withdrawal requested'), 'withdrawal', 'withdraw', 'requested')
  await page.reload()
  await expect(heading(page, 'Withdrawal requested')).toBeVisible()

  await page.getByRole('link', { name: 'Track withdrawal' }).click()
  await reached(page.getByText('You can still cancel'), 'withdrawal', 'withdrawal-status', 'requested')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('You can still cancel')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click()
  await reached(page.getByText('You canceled this withdrawal'), 'withdrawal', 'withdrawal-status', 'cancelled-player')
  // The other tab learns it by itself.
  await expect(other.getByText('You canceled this withdrawal')).toBeVisible()
  await other.close()

  await page.goto(withdrawalsAddress())
  await reached(page.getByText('Canceled').first(), 'withdrawal', 'withdrawals', 'filled')
  await page
    .getByRole('button', { name: /^Bank account/ })
    .first()
    .click()
  await expect(page.getByText('You canceled this withdrawal')).toBeVisible()

  await page.goto(withdrawToAddress(draft))
  await reached(page.getByRole('radio', { name: /^Harbor Savings/ }), 'withdrawal', 'withdraw-to', 'none-chosen')

  // Approved, it waits as long as its account is new.
  await page.getByRole('radio', { name: account }).click({ force: true })
  const waiting = await requestApproved(page)
  await reached(page.getByText(/^We’ll send it after /), 'withdrawal', 'withdrawal-status', 'new-account-waits')
  await changeAnswers<{ withdrawal: object }>(page, 'withdrawal/id', ({ withdrawal }) => ({
    withdrawal: { ...withdrawal, notBefore: null },
  }))
  await page.goto(withdrawalAddress(waiting))
  await reached(page.getByRole('status').getByText('Approved', { exact: true }), 'withdrawal', 'withdrawal-status', 'approved')
  await leaveAnswers(page)
  await page.goto(withdrawToAddress({ way: 'BANK', amount: '0' }))
  await reached(heading(page, 'Choose the amount again'), 'withdrawal', 'withdraw-to', 'not-offered')
  const letGo = await holdCalls(page, 'withdrawal/settings')
  await page.goto(withdrawToAddress(draft))
  await reached(onItsWay(page), 'withdrawal', 'withdraw-to', 'loading')
  letGo()
  await reached(notCome(page), 'withdrawal', 'withdraw-to', 'failed')
})
