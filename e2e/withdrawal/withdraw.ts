import { expect, type Locator, type Page } from '@playwright/test'
import {
  payoutIdAddress,
  withdrawalAddress,
  withdrawToAddress,
  type WithdrawDraft,
} from '../../packages/contract/src/withdrawal/addresses.ts'
import { atTheDesk } from '../operator/desk.ts'
import { DEMO_PASSWORD } from '../testing/logIn.ts'
import { approveQuickly } from './backOffice.ts'

/** The ways that pay to an id of the profile, with the name of its field. */
export const profileIdNames = { SKRILL: 'Skrill ID', CASH_APP: 'Cash App ID', SEAMLESS_CHEX: 'Seamless Chex ID' } as const
export type ProfileIdWay = keyof typeof profileIdNames

/** Money goes to a new account at once, and nobody asks where a player lives. */
export const openTerms = (): Promise<void> =>
  atTheDesk({ on: 'platform', command: { do: 'withdrawalTerms', terms: { newAccountHours: 0, addressProofAbove: null } } })
/** The terms are those of the operator's data again. */
export const usualTerms = (): Promise<void> => atTheDesk({ on: 'platform', command: { do: 'withdrawalTerms', terms: {} } })

export const amountField = (page: Page): Locator => page.getByRole('textbox', { name: 'Prize tokens to withdraw' })
export const requestButton = (page: Page): Locator => page.getByRole('button', { name: 'Request withdrawal' })

/** Proves by the password that it is the player, where that is asked. */
export const proveByPassword = async (page: Page): Promise<void> => {
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel(/^Password/).fill(DEMO_PASSWORD)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof).toBeHidden()
}

/** Takes the id of a way out of the profile, where one is, and comes to the withdrawal that misses it. */
export const missProfileId = async (page: Page, draft: WithdrawDraft & { readonly way: ProfileIdWay }): Promise<Locator> => {
  const missing = page.getByRole('heading', { name: `Add your ${profileIdNames[draft.way]}` })
  await page.goto(withdrawToAddress(draft))
  await expect(missing.or(page.getByRole('link', { name: /^Change .* in your profile$/ }))).toBeVisible()
  if (!(await missing.isVisible())) {
    await page.goto(payoutIdAddress(draft))
    await page.getByRole('textbox', { name: profileIdNames[draft.way] }).fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
  }
  return missing
}

/** Gives the id of a way in the profile, from the withdrawal that misses it and back to it. */
export const giveProfileId = async (page: Page, way: ProfileIdWay, id: string): Promise<void> => {
  await page.getByRole('link', { name: `Add ${profileIdNames[way]}` }).click()
  await page.getByRole('textbox', { name: profileIdNames[way] }).fill(id)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await proveByPassword(page)
  await expect(page).toHaveURL(new RegExp(`way=${way}`))
}

/** Saves a bank account from the form that is open, proven by the password; it is chosen then. */
export const saveBank = async (page: Page, bankName: string, accountNumber: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Account holder name' }).fill('Tess Hallberg')
  await page.getByRole('textbox', { name: 'Bank name' }).fill(bankName)
  await page.getByRole('textbox', { name: 'Account number' }).fill(accountNumber)
  await page.getByRole('textbox', { name: 'Routing number' }).fill('021000021')
  await page.getByRole('button', { name: 'Save account' }).click()
  await proveByPassword(page)
  await expect(requestButton(page)).toBeVisible()
}

/** Requests what the page shows, and answers the id of the withdrawal, whose own page is open then. */
export const requestAndFollow = async (page: Page): Promise<string> => {
  await requestButton(page).click()
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('requested') ?? ''
  await page.getByRole('link', { name: 'Track withdrawal' }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === withdrawalAddress(id))
  await expect(page.getByText('You can still cancel')).toBeVisible()
  return id
}

/** Requests what the page shows and has it approved; its own page is open. */
export const requestApproved = async (page: Page): Promise<string> => {
  const id = await requestAndFollow(page)
  await approveQuickly(id)
  return id
}
