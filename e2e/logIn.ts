import { expect, type Page } from '@playwright/test'

/** Logs one of the demo players in, also where another test has left them logged in. */
export const logIn = async (page: Page, identifier: string): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel(/e-mail or display name/i).fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill('Lagoon-Demo-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  const welcome = page.getByRole('heading', { name: /welcome back/i })
  const logOutOthers = page.getByRole('button', { name: 'Log out others and log in' })
  await expect(welcome.or(logOutOthers)).toBeVisible()
  if (await logOutOthers.isVisible()) await logOutOthers.click()
  await expect(welcome).toBeVisible()
}
