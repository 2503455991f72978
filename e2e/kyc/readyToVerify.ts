import { expect, type Page } from '@playwright/test'
import { verificationAddress } from '../../packages/contract/src/kyc/addresses.ts'
import { newPlayer } from '../testing/newPlayer.ts'

interface Person {
  /** @default a year between 1960 and 1999 */
  readonly birthYear?: number
}

/** Somebody new in every run: who has the name and the birthday of another player is looked at by a person. */
const birthday = (year?: number) => {
  const some = (most: number) => Math.floor(Math.random() * most)
  const two = (number: number) => String(number).padStart(2, '0')
  return { year: String(year ?? 1960 + some(40)), month: two(1 + some(12)), day: two(1 + some(28)) }
}

/** Fills in the address, where the contact details are open, and saves. */
export const fillAddress = async (page: Page, stateName = 'Oregon'): Promise<void> => {
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.fill(stateName)
  await expect(page.getByRole('option', { name: stateName })).toBeVisible()
  await state.press('ArrowDown')
  await state.press('Enter')
  await expect(state).toHaveValue(stateName)
  await page.getByRole('textbox', { name: 'Address' }).fill('200 Gate Five Road')
  await page.getByRole('textbox', { name: 'City' }).fill('Harbor')
  await page.getByRole('textbox', { name: /^ZIP/ }).fill('97201')
  await page.getByRole('button', { name: 'Save changes' }).click()
}

/** Fills in the date of birth and the gender, where personal info is open, and saves. */
export const fillPerson = async (page: Page): Promise<void> => {
  const { year, month, day } = birthday()
  await page.getByRole('spinbutton', { name: /month/i }).click()
  await page.keyboard.type(`${month}${day}${year}`)
  await page.getByRole('button', { name: /Gender/ }).click()
  await page.getByRole('option', { name: 'Female' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
}

/** Somebody new whose profile lacks nothing for the verification, at its details. How one fills it in, `verification.spec.ts` walks. */
export const readyToVerify = async (page: Page, name: string, { birthYear }: Person = {}): Promise<void> => {
  const { call, person } = await newPlayer(page, name)
  const contactDetails = { country: 'US', state: 'OR', city: 'Harbor', address: '200 Gate Five Road', zip: '97201' }
  await call('SaveContactDetails', { input: contactDetails })
  const { year, month, day } = birthday(birthYear)
  const ways = { skrillId: '', cashAppId: '', seamlessChexId: '', cryptoAddress: '' }
  const personalInfo = { ...person, ...ways, dateOfBirth: `${year}-${month}-${day}`, gender: 'FEMALE', timeZone: 'UTC' }
  await call('SavePersonalInfo', { input: personalInfo })
  await page.goto(verificationAddress('details'))
}

/** From the details on to the provider's frame. */
export const openFrame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Confirm details' }).click()
  await page.getByRole('button', { name: 'Take photos' }).click()
}
