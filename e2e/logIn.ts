import { expect, type Page } from '@playwright/test'

/** Of the demo players. */
export const DEMO_PASSWORD = 'Lagoon-Demo-1'

/** Fills in the log-in form, where it is open, and sends it. */
export const fillLogIn = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.getByLabel('Email or display name').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs one of the demo players in, also where another test has left them logged in. */
export const logIn = async (page: Page, identifier: string): Promise<void> => {
  await page.goto('/login')
  await fillLogIn(page, identifier, DEMO_PASSWORD)
  const welcome = page.getByRole('heading', { name: /welcome back/i })
  const logOutOthers = page.getByRole('button', { name: 'Log out other devices' })
  await expect(welcome.or(logOutOthers)).toBeVisible()
  if (await logOutOthers.isVisible()) await logOutOthers.click()
  await expect(welcome).toBeVisible()
}
