import { expect, test } from '@playwright/test'
import { atTheDesk } from './desk.ts'
import { logIn } from '../testing/logIn.ts'
import { ports } from '../testing/ports.ts'
import { reached } from '../testing/reached.ts'
import { keptSession } from '../testing/session.ts'

const player = 'noah@lagoon.localhost'
const desk = `http://localhost:${ports.desk}`

const putEverythingBack = async () => {
  await atTheDesk({ on: 'everything' })
  await atTheDesk({ on: 'platform', command: { do: 'logOut', player } })
}
test.beforeEach(putEverythingBack)
test.afterEach(putEverythingBack)

test('maintenance shows the lobby offline in the server’s words, and the lobby comes back by itself', async ({ page }) => {
  const words = 'We are moving to a bigger harbor. Back at 14:00.'
  await page.goto('/')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await atTheDesk({ on: 'platform', command: { do: 'maintenance', maintenance: { state: 'on', text: words } } })
  await page.goto('/games')
  await reached(page.getByText(words), 'lobby', 'home', 'offline')
  await reached(page.getByText(words), 'shell', 'lobby-offline', 'text-from-server')
  await expect(page).toHaveURL('/')
  await atTheDesk({ on: 'platform', command: { do: 'maintenance', maintenance: { state: 'off' } } })
  await expect(page.getByText(words)).toBeHidden({ timeout: 60_000 })
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
})

test('a new version asks to update, once, and is quiet after the reload', async ({ page }) => {
  await page.goto('/games')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await atTheDesk({ on: 'platform', command: { do: 'version', version: '99.0.0' } })
  await page.goto('/games/slot')
  const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(popup).toHaveCount(1)
  const reloaded = page.waitForEvent('load')
  await popup.getByRole('button', { name: /update|reload/i }).click()
  await reloaded
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await page.goto('/games')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await expect(popup).toHaveCount(0)
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('99.0.0')
})

test('a player who is logged out elsewhere is told within five seconds, and no token stays', async ({ page }) => {
  await logIn(page, player)
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(
    page
      .getByText('Noah')
      .or(page.getByRole('button', { name: /menu|account/i }))
      .first(),
  ).toBeVisible()
  await expect(async () => {
    // The socket opens when the page is at rest: a push that arrives says that it is there.
    const push = { do: 'push', player, title: 'High tide tonight', text: 'Free spins until midnight.' } as const
    await atTheDesk({ on: 'platform', command: push })
    await expect(page.getByText('High tide tonight')).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 60_000 })
  await reached(page.getByText('High tide tonight'), 'shell', 'toast', 'push-message-foreground')
  expect(await keptSession(page)).not.toBeNull()
  await atTheDesk({ on: 'platform', command: { do: 'logOut', player } })
  await expect(page.getByText(/logged out because your account/i)).toBeVisible({ timeout: 5_000 })
  await expect(page.getByRole('link', { name: /log in/i }).first()).toBeVisible()
  await expect.poll(() => keptSession(page)).toBeNull()
})

test('the desk’s page sets a scene and puts everything back', async ({ page }) => {
  await page.goto(desk)
  await expect(page.getByText('Nothing is set. The product is running normally.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search states' }).fill('in the words of the specification')
  await page.getByRole('button', { name: /^Set: The lobby is offline/ }).click()
  await expect(page.getByRole('region', { name: 'Set now' }).getByText('Maintenance')).toBeVisible()
  await page.getByRole('button', { name: 'Reset everything' }).click()
  await expect(page.getByText('Nothing is set. The product is running normally.')).toBeVisible()
})
