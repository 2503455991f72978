import { expect, type Page } from '@playwright/test'
import { DISPLAY_NAME_MAX_LENGTH } from '../../packages/contract/src/account/account.rules.ts'
import type { OperationName } from '../../packages/contract/src/paths.ts'
import { newestMessage } from './inbox.ts'
import { logIn } from './logIn.ts'
import { callPlatform } from './platform.ts'

const password = 'Night-Water-7'

interface NewPlayer {
  /** Sends an operation in the player's name. */
  readonly call: (name: OperationName, variables: object) => Promise<unknown>
  /** What they signed up with. */
  readonly person: Readonly<Record<'firstName' | 'lastName' | 'displayName' | 'email' | 'phone', string>>
}

/** Somebody new, confirmed and logged in as `logIn` does it, with the welcome tokens and without a country. How one signs up, `newPlayer.spec.ts` walks. */
export const newPlayer = async (page: Page, name: string): Promise<NewPlayer> => {
  const unique = `${name}${Date.now()}`
  const email = `${unique}@lagoon.example`
  const input = {
    firstName: 'Ada',
    lastName: 'Reed',
    displayName: unique.slice(-DISPLAY_NAME_MAX_LENGTH),
    email,
    phone: `+1${String(Date.now()).slice(-10)}`,
    password,
    termsAccepted: true,
    ageAcknowledged: true,
    specialOffers: false,
  }
  await callPlatform('Register', { input })
  const { text } = await newestMessage(email)
  await callPlatform('ConfirmEmail', { token: /\/email-verification\/([\w-]+)/.exec(text)?.[1] })
  const { accessToken } = await logIn(page, email, password)
  const { firstName, lastName, displayName, phone } = input
  return {
    call: (operation, variables) => callPlatform(operation, variables, { accessToken }),
    person: { firstName, lastName, displayName, email, phone },
  }
}

/** The cashier wants a country, and leads to the field; afterward it sells. */
export const chooseCountry = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Choose country' }).click()
  // The country is the one that the look-up of the address gave; it counts only once it is saved.
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.fill('Oregon')
  await expect(page.getByRole('option', { name: 'Oregon' })).toBeVisible()
  // By keyboard: the bar at the foot of a phone may lie over the list.
  await state.press('ArrowDown')
  await state.press('Enter')
  await expect(state).toHaveValue('Oregon')
  await page.getByRole('textbox', { name: /^ZIP/ }).fill('97201')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/saved/i).first()).toBeVisible()
}
