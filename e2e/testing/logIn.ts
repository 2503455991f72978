import { expect, type Page } from '@playwright/test'
import { origin } from './ports.ts'
import { pressUntil } from './pressUntil.ts'
import { sessionOf } from './session.ts'

/** Of the demo players. */
export const DEMO_PASSWORD = 'Lagoon-Demo-1'

/** Fills in the log-in form, where it is open, and sends it. */
export const fillLogIn = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.getByLabel('Email or display name').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const sent = page.waitForRequest((request) => request.url().endsWith('/graphql/login'))
  await pressUntil(sent, () => page.getByRole('button', { name: 'Log in' }).click())
}

/** Logs one of the demo players in by the form, also where another test has left them logged in; ends on home. */
export const logInByForm = async (page: Page, identifier: string): Promise<void> => {
  await page.goto('/login')
  await fillLogIn(page, identifier, DEMO_PASSWORD)
  const welcome = page.getByRole('heading', { name: /welcome back/i })
  const logOutOthers = page.getByRole('button', { name: 'Log out other devices' })
  await expect(welcome.or(logOutOthers)).toBeVisible()
  if (await logOutOthers.isVisible()) await logOutOthers.click()
  await expect(welcome).toBeVisible()
}

/**
 * Gives the browser of this page the session of a player; its next page is theirs. No page is opened, and what the browser kept before
 * is gone. Answers the token by which calls are made in that session.
 */
export const logIn = async (page: Page, identifier: string, password = DEMO_PASSWORD): Promise<{ readonly accessToken: string }> => {
  const { storage, accessToken } = await sessionOf(identifier, password, origin)
  await page.context().setStorageState(storage)
  return { accessToken }
}
