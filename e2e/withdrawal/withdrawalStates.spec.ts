import { expect, test, type Page } from '@playwright/test'
import { gamesAddress } from '../../packages/contract/src/lobby/addresses.ts'
import { homeAddress } from '../../packages/contract/src/shell/addresses.ts'
import {
  NEW_ACCOUNT,
  withdrawAddress,
  withdrawalAddress,
  withdrawalsAddress,
  withdrawToAddress,
} from '../../packages/contract/src/withdrawal/addresses.ts'
import { atTheDesk } from '../operator/desk.ts'
import { logIn } from '../testing/logIn.ts'
import { changeAnswers, delayCalls, holdCalls, leaveAnswers, refuseCalls } from '../testing/answers.ts'
import { actInBackOffice, approveQuickly, refuseQuickly, reviewers } from './backOffice.ts'
import { actOnNewestPayout, setNextPayout } from './payouts.ts'
import { reached } from '../testing/reached.ts'
import { giveProfileId, missProfileId, openTerms, requestAndFollow, requestButton, saveBank, usualTerms } from './withdraw.ts'
import { asWinner } from './winner.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(openTerms)
test.afterAll(usualTerms)

const SETTLED = { timeout: 60_000 }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const [reviewer] = reviewers

test('a request that does not go through says why, and keeps what was chosen', async ({ page, context }) => {
  await asWinner(page)
  const draft = { way: 'BANK', amount: '61' } as const
  await page.goto(withdrawToAddress(draft, NEW_ACCOUNT))
  await saveBank(page, 'Tern Credit Union', '7700990088442211')
  const here = page.url()

  await changeAnswers<{ withdrawalQuote: { receives: object } }>(page, 'withdrawal/quote', ({ withdrawalQuote }) => ({
    withdrawalQuote: { ...withdrawalQuote, receives: { ...withdrawalQuote.receives, minor: '6050' } },
  }))
  await page.goto(here)
  await expect(page.getByText('$60.50')).toBeVisible()
  await leaveAnswers(page)
  await requestButton(page).click()
  await reached(page.getByText('The amount you’ll receive changed'), 'withdrawal', 'withdraw-to', 'price-changed')

  const letGo = await holdCalls(page, 'withdrawal/request')
  await requestButton(page).click()
  await reached(page.getByText('Sending your request'), 'withdrawal', 'withdraw', 'submitting')
  letGo()
  await expect(page.getByText('We couldn’t process this request')).toBeVisible()
  await leaveAnswers(page)

  await refuseCalls(page, 'withdrawal/quote', { status: 503, code: 'PROVIDER_UNAVAILABLE' })
  await page.goto(here)
  await reached(page.getByText('This method isn’t available right now'), 'withdrawal', 'withdraw-to', 'provider-unavailable')
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(requestButton(page)).toBeVisible()
  await expect(page.getByText('This method isn’t available right now')).toBeHidden()

  await refuseCalls(page, 'withdrawal/request', { status: 409, code: 'WITHDRAW_DECLINED', facts: { reason: 'DEBT' } })
  await requestButton(page).click()
  await reached(heading(page, 'Your withdrawal was declined'), 'withdrawal', 'withdraw', 'declined')
  await leaveAnswers(page)

  await page.goto(here)
  await expect(requestButton(page)).toBeVisible()
  await atTheDesk({ on: 'platform', command: { do: 'withdrawalTerms', terms: { newAccountHours: 0, prizeLimit: '6000' } } })
  await requestButton(page).click()
  await reached(page.getByText('You can’t withdraw this amount anymore'), 'withdrawal', 'withdraw-to', 'amount-no-more')
  await openTerms()

  await page.goto(here)
  await expect(requestButton(page)).toBeVisible()
  await atTheDesk({ on: 'platform', command: { do: 'withdrawalTerms', terms: { newAccountHours: 0, closed: ['BANK'] } } })
  await requestButton(page).click()
  await reached(heading(page, 'Bank account withdrawals are closed right now'), 'withdrawal', 'withdraw-to', 'way-closed')
  await openTerms()
  await page.getByRole('link', { name: 'Debit card', exact: true }).click()
  await expect(page).toHaveURL(/way=CARD&amount=61/)
  // With a card that is linked already, or with none.
  await expect(heading(page, 'Withdraw to a debit card')).toBeVisible()

  await page.goto(withdrawToAddress(draft, NEW_ACCOUNT))
  await saveBank(page, 'Plover Bank', '7700990088443322')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Remove this account' }).click()
  await expect(other.getByRole('radio', { name: /^Plover Bank/ })).toBeHidden()
  await other.close()
  await requestButton(page).click()
  await reached(page.getByText('This account isn’t saved anymore'), 'withdrawal', 'withdraw-to', 'account-gone')
  await expect(page.getByRole('radio', { name: /^Plover Bank/ })).toBeHidden()
  await requestButton(page).click()
  await expect(page.getByText('Choose an account.')).toBeVisible()
})

test('a withdrawal is followed through its review, what its provider makes of it, and what comes back', async ({ page }) => {
  await asWinner(page)
  const draft = { way: 'CASH_APP', amount: '62' } as const
  const request = async () => {
    await page.goto(withdrawToAddress(draft))
    return requestAndFollow(page)
  }
  await missProfileId(page, draft)
  await giveProfileId(page, 'CASH_APP', 'tessHallberg')

  const refused = await requestAndFollow(page)
  await page.goto(withdrawAddress())
  await reached(page.getByText(/^A withdrawal of .* is in progress/), 'withdrawal', 'withdraw', 'under-way')
  await page.goto(withdrawalAddress(refused))
  await expect(page.getByText('You can still cancel')).toBeVisible()
  await actInBackOffice({ do: 'take', id: refused, reviewer })
  await reached(page.getByRole('status').getByText('In review', { exact: true }), 'withdrawal', 'withdrawal-status', 'review')
  const note = 'The name of the account is another.'
  await actInBackOffice({ do: 'refuse', id: refused, reviewer, reason: 'NAME_MISMATCH', note })
  await reached(page.getByText('Why it was declined'), 'withdrawal', 'withdrawal-status', 'declined-its-reason')
  await expect(page.getByText(note)).toBeVisible()

  // Elsewhere in the app a popup says it, and leads to the withdrawal.
  await expect(page.getByRole('dialog')).toBeHidden()
  const elsewhere = await request()
  await page.goto(gamesAddress())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await refuseQuickly(elsewhere, 'ACCOUNT_NOT_OWN', 'It is your sister’s.')
  const declined = page.getByRole('dialog', { name: 'Withdraw declined' })
  await reached(declined, 'shell', 'popup-withdraw-declined', 'shown')
  await expect(declined).toContainText('We couldn’t confirm that this account is yours.')
  await declined.getByRole('button', { name: 'View withdrawal' }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === withdrawalAddress(elsewhere))
  await expect(page.getByText('It is your sister’s.')).toBeVisible()

  const sent = await request()
  await page.goto(homeAddress)
  const matter = page.getByRole('region', { name: 'Withdrawal in progress' })
  await reached(matter.getByText('You can still cancel.'), 'lobby', 'home', 'withdrawal-open')
  await matter.getByRole('link', { name: 'View withdrawal' }).click()
  await expect(page.getByText('You can still cancel', { exact: true })).toBeVisible()

  // The page has not heard yet that the review has begun.
  const letGo = await delayCalls(page, 'withdrawal/id')
  await actInBackOffice({ do: 'take', id: sent, reviewer })
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  const answered = page.waitForResponse('**/graphql/withdrawal/cancel')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click()
  await answered
  letGo()
  await reached(page.getByText('It’s too late to cancel'), 'withdrawal', 'withdrawal-status', 'too-late-to-cancel')
  await leaveAnswers(page)
  await setNextPayout('cashapp', { outcome: 'STAYS_SENT' })
  await actInBackOffice({ do: 'approve', id: sent, reviewer })
  await reached(page.getByText('On its way to you'), 'withdrawal', 'withdrawal-status', 'sent')
  await actOnNewestPayout('cashapp', 'PAY')
  await expect(page.getByText('Your money has arrived')).toBeVisible(SETTLED)
  await actOnNewestPayout('cashapp', 'RETURN')
  await reached(page.getByText('$62.00 came back'), 'withdrawal', 'withdrawal-status', 'returned')

  await setNextPayout('cashapp', { outcome: 'DECLINED' })
  await approveQuickly(await request())
  await reached(page.getByText('It couldn’t be sent'), 'withdrawal', 'withdrawal-status', 'failed')

  await setNextPayout('cashapp', { outcome: 'STAYS_SENT', notice: 'NEVER', answer: 'MUTE' })
  const asked = await request()
  await approveQuickly(asked)
  await reached(page.getByText('Sending: we’re confirming with Cash App').first(), 'withdrawal', 'withdrawal-status', 'sending')
  await changeAnswers<{ withdrawal: object }>(page, 'withdrawal/id', ({ withdrawal }) => ({ withdrawal: { ...withdrawal, isLate: true } }))
  await page.goto(withdrawalAddress(asked))
  await reached(page.getByText('This is taking longer than usual'), 'withdrawal', 'withdrawal-status', 'late')
  await leaveAnswers(page)
  await actOnNewestPayout('cashapp', 'SPEAK')
  await expect(page.getByText('On its way to you')).toBeVisible(SETTLED)

  interface List {
    readonly withdrawals: { readonly nodes: readonly object[]; readonly pageInfo: object }
  }
  await changeAnswers<List>(page, 'withdrawal/list', ({ withdrawals: { nodes, pageInfo } }) => ({
    withdrawals: { nodes: Array.from({ length: 500 }, (_, at) => ({ ...nodes[at % nodes.length], id: `withdrawal-${at}` })), pageInfo },
  }))
  await page.goto(withdrawalsAddress())
  const list = page.getByRole('table', { name: 'Your withdrawals' })
  await expect(list).toHaveAttribute('aria-rowcount', /^50[01]$/)
  await reached(list, 'withdrawal', 'withdrawals', 'very-long-list')
})

test('what lapsed meanwhile, and who asks wrongly too often, is said where it was asked', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  // What the page knows is from before: the server has it otherwise.
  const account = { id: '0192f7b1-0c42-7f6e-b2d8-91a7c4e05f13', way: 'BANK', label: 'Tern Credit Union, ending in 2211' }
  const times = { createdAt: '2026-01-05T09:00:00.000Z', usableFrom: '2026-01-06T09:00:00.000Z' }
  const accounts = [{ ...account, ...times, network: null, currency: null, address: null }]
  await changeAnswers<{ withdrawalSettings: { ways: readonly object[] } }>(page, 'withdrawal/settings', ({ withdrawalSettings }) => ({
    withdrawalSettings: {
      ...withdrawalSettings,
      obstacles: [],
      available: '20000',
      redeemable: '20000',
      ways: withdrawalSettings.ways.map((one) => ({ ...one, accounts })),
    },
  }))
  const draft = { way: 'BANK', amount: '63' } as const
  await page.goto(withdrawToAddress(draft, account.id))
  await reached(page.getByText('Verify your identity first'), 'withdrawal', 'withdraw-to', 'kyc-required')

  await page.goto(withdrawToAddress(draft, NEW_ACCOUNT))
  await page.getByRole('textbox', { name: 'Account holder name' }).fill('Noah Okonkwo')
  await page.getByRole('textbox', { name: 'Bank name' }).fill('Tern Credit Union')
  await page.getByRole('textbox', { name: 'Account number' }).fill('7700990088444433')
  await page.getByRole('textbox', { name: 'Routing number' }).fill('021000021')
  await page.getByRole('button', { name: 'Save account' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const locked = proof.getByText(/Too many incorrect attempts/)
  await expect(async () => {
    if (!(await locked.isVisible())) {
      await proof.getByLabel(/^Password/).fill('Not-The-Password-1', { timeout: 1_000 })
      await proof.getByRole('button', { name: 'Confirm' }).click({ timeout: 1_000 })
    }
    await expect(locked).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await reached(locked, 'withdrawal', 'step-up', 'locked')
})
