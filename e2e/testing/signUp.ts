import { expect, type Page } from '@playwright/test'

/** Fills in the sign-up form, where it is open, as somebody new, and sends it. */
export const fillSignUp = async (page: Page, displayName: string, email: string, phone: string, password: string) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Display name').fill(displayName)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check({ force: true })
  await page.getByRole('checkbox', { name: /18/ }).check({ force: true })
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Signs up from home as somebody new, up to the word that an email is on its way. */
export const signUp = async (page: Page, ...filled: [displayName: string, email: string, phone: string, password: string]) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /sign up|create/i })
    .first()
    .click()
  await fillSignUp(page, ...filled)
  await expect(page.getByRole('heading', { name: /check your email/i })).toBeVisible()
}
