import { expect, test, type Page } from '@playwright/test'
import { verificationAddress } from '../../packages/contract/src/kyc/addresses.ts'
import { NEW_ACCOUNT, withdrawToAddress } from '../../packages/contract/src/withdrawal/addresses.ts'
import {
  approveWithdrawal,
  backOffice,
  cannotApproveTwice,
  isSound,
  openOffice,
  refuseWithdrawal,
  reviewers,
  takeWithdrawal,
} from './backOffice.ts'
import { openFrame, readyToVerify } from '../kyc/readyToVerify.ts'
import { verifyIdentity } from '../kyc/verify.ts'
import { openTerms, requestAndFollow, saveBank, usualTerms } from './withdraw.ts'
import { asWinner } from './winner.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DECIDED = { timeout: 60_000 }
const isDecided = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible(DECIDED)

/** Decides about the open case, with the reason that other reviewers read. */
const decide = async (office: Page, decision: 'Approve' | 'Refuse' | 'Reopen', told: string): Promise<void> => {
  await office.getByRole('button', { name: decision, exact: true }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: decision, exact: true }).click()
  await expect(dialog.getByText('Write why.')).toBeVisible()
  await isSound(office)
  await dialog.getByLabel('Why').fill('Both pictures show the same person.')
  await dialog.getByRole('button', { name: decision, exact: true }).click()
  await expect(office.getByText(told)).toBeVisible()
  await expect(office.getByRole('list', { name: 'History' }).getByText(`By ${reviewers[0]}`).first()).toBeVisible()
}

/** Opens the newest case of the list, which is the one that has just come to it. */
const openNewestCase = async (office: Page): Promise<void> => {
  const cases = office.getByRole('list', { name: 'Verifications waiting for a person' })
  await cases.getByRole('link').last().click()
  await expect(office.getByRole('heading', { name: /^Verification of/, level: 1 })).toBeVisible()
}

test('a person decides about a verification: refused, opened again, asked again at the provider, and approved', async ({
  page,
  context,
}) => {
  await readyToVerify(page, 'bocase')
  await openFrame(page)
  await verifyIdentity(page, 'ON_HOLD')
  await isDecided(page, 'Our team is reviewing your documents')
  const office = await openOffice(context, '/verification')
  await expect(office.getByText('On hold at the provider').first()).toBeVisible()
  await isSound(office)
  await openNewestCase(office)
  await isSound(office)
  await decide(office, 'Refuse', 'The verification is refused.')
  await isDecided(page, 'We couldn’t verify you')
  await decide(office, 'Reopen', 'The player can start again from the beginning.')

  await office.bringToFront()
  const [provider] = await Promise.all([
    context.waitForEvent('page'),
    office
      .getByRole('link', { name: /^Reviewers of/ })
      .first()
      .click(),
  ])
  // Those that wait stand first, the oldest at the top; other walks leave some.
  await provider.getByRole('list', { name: 'Cases' }).getByRole('button', { name: 'Waiting' }).last().click()
  await provider.getByText('Ask for something again', { exact: true }).click()
  await provider.locator('label').filter({ hasText: 'Selfie' }).click()
  await provider.getByRole('button', { name: 'Decide' }).click()
  await expect(provider.getByText('Decided. The client is notified.')).toBeVisible()
  await provider.close()
  await page.bringToFront()
  await isDecided(page, 'Please resubmit your selfie')
  await page.getByRole('button', { name: 'Resubmit document' }).click()
  await page.getByRole('button', { name: /Take photos|Continue/ }).click()
  await verifyIdentity(page, 'ON_HOLD')
  await isDecided(page, 'Our team is reviewing your documents')

  await office.reload()
  await decide(office, 'Approve', 'The player is verified.')
  await isDecided(page, 'You’re verified')
  await page.goto(verificationAddress())
  await expect(page.getByText('You’re verified').first()).toBeVisible()
  // What is verified can be opened again by a person, and only so.
  await expect(office.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

/** Requests more than one person may approve; its own page is open. */
const requestMany = async (page: Page): Promise<string> => {
  await asWinner(page)
  await page.goto(withdrawToAddress({ way: 'BANK', amount: '2000' }, NEW_ACCOUNT))
  await saveBank(page, 'Tern Credit Union', `88${String(Date.now()).slice(-8)}`)
  return requestAndFollow(page)
}

test.describe('a withdrawal of many tokens', () => {
  test.beforeAll(openTerms)
  test.afterAll(usualTerms)

  test('needs two people at its page, and goes back when the second one refuses it', async ({ page, context }) => {
    const id = await requestMany(page)
    const office = await openOffice(context, '/withdrawals')
    await isSound(office)
    await office
      .getByRole('link', { name: /tess_on_top/ })
      .last()
      .click()
    await expect(office).toHaveURL(new RegExp(id))
    await isSound(office)
    await approveWithdrawal(office, id)
    await expect(office.getByText('It needs 2 approvals and has 1.')).toBeVisible()
    await cannotApproveTwice(office, id, reviewers[0])
    await takeWithdrawal(office, id, reviewers[1])
    await office.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(office.getByRole('dialog', { name: 'Refuse this withdrawal?' })).toBeVisible()
    await isSound(office)
    await office.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('button', { name: 'Put back' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
    // Refused in the end, so that the tokens are there for whoever comes next.
    await refuseWithdrawal(office, id, {
      reason: 'The name on the account isn’t the player’s',
      words: 'The account has to be in your name.',
      by: reviewers[1],
    })
    await isSound(office)
    await expect(page.getByText(/tokens are back/i).first()).toBeVisible(DECIDED)
    await office.goto(`${backOffice}/log`)
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
    await isSound(office)
  })

  test('is paid once two people have approved it at its page', async ({ page, context }) => {
    const id = await requestMany(page)
    const office = await openOffice(context, `/withdrawals/${id}`)
    await approveWithdrawal(office, id)
    await expect(office.getByText('It needs 2 approvals and has 1.')).toBeVisible()
    await cannotApproveTwice(office, id, reviewers[0])
    // One approval sends nothing: its player waits, and nobody has tried to pay.
    await expect(page.getByRole('status').getByText('In review', { exact: true })).toBeVisible()
    await expect(office.getByText('Nothing has been sent yet.')).toBeVisible()
    await approveWithdrawal(office, id, { by: [reviewers[1]] })
    await expect(page.getByText('Your money has arrived')).toBeVisible(DECIDED)
    await office.reload()
    const history = office.getByRole('region', { name: 'History' })
    for (const reviewer of reviewers) await expect(history.getByText(reviewer).first()).toBeVisible()
    await expect(office.getByText('Paid', { exact: true }).first()).toBeVisible()
    await isSound(office)
  })
})
