import { expect, test, type Page } from '@playwright/test'
import { changeAnswers, holdCalls, leaveAnswers } from '../testing/answers.ts'
import { reached } from '../testing/reached.ts'
import { goTo } from '../pages/routeTable.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const visitorsHome = (page: Page) => title(page, 'Laid-back games by moonlight')

/** Opens home from a page that does not show the lobby: home itself comes with its answer. */
const openHome = async (page: Page) => {
  await page.goto('/faq')
  await expect(title(page, 'FAQ')).toBeVisible()
  await goTo(page, '/')
}

test('home waits for the lobby, says that it did not load or is empty, and opens when it is tried again', async ({ page }) => {
  const letGo = await holdCalls(page, 'anonymous/lobby')
  await openHome(page)
  const waiting = page.getByRole('main').locator('[aria-busy=true]')
  await reached(waiting.filter({ has: title(page, 'Loading lobby') }), 'lobby', 'home', 'loading')
  letGo()
  await reached(title(page, 'The lobby didn’t load'), 'lobby', 'home', 'failed-load')
  await expect(page.getByText('Your tokens are safe. Nothing was played or charged.')).toBeVisible()
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(visitorsHome(page)).toBeVisible()

  // As the server answers where the catalog is empty.
  await changeAnswers<{ lobby: { games: readonly unknown[] } }>(page, 'anonymous/lobby', ({ lobby }) => ({
    lobby: { ...lobby, games: [] },
  }))
  await openHome(page)
  await reached(title(page, 'No games yet'), 'lobby', 'home', 'no-games')
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(visitorsHome(page)).toBeVisible()
})
