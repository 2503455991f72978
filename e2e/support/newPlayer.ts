import { expect, type Page } from '@playwright/test'
import { newestMessage } from './inbox.ts'
import { fillLogIn } from './logIn.ts'
import { callPlatform } from './platform.ts'

const password = 'Night-Water-7'

/** Somebody new, confirmed and logged in, with the welcome tokens and without a country. How one signs up, `newPlayer.spec.ts` walks. */
export const newPlayer = async (page: Page, name: string): Promise<void> => {
  const unique = `${name}${Date.now()}`
  const email = `${unique}@lagoon.example`
  const input = {
    firstName: 'Ada',
    lastName: 'Reed',
    displayName: unique.slice(-20),
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
  await page.goto('/login')
  await fillLogIn(page, email, password)
  await expect(page).toHaveURL('/')
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
