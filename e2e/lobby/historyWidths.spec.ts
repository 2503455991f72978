import { profileAddress } from '@lagoon/contract/account/addresses'
import { expect, test, type Page } from '@playwright/test'
import { openGame, outcomeOf } from './game.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The columns of the table that end outside it, by what stands in them. None where the rows are cards. */
const cutColumns = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="table"]')].flatMap((table) => {
      const end = table.getBoundingClientRect().right
      const cells = [...table.querySelectorAll('[role="columnheader"], [role="rowheader"], [role="cell"]')]
      return cells.flatMap((cell) => (cell.getBoundingClientRect().right > end + 0.5 ? [cell.textContent] : []))
    }),
  )

/** Beside the tabs of the profile: the window that most have, narrower ones, and the narrowest with the tabs at its side. */
const windows = [
  { width: 1280, shapes: ['table'] },
  { width: 1152, shapes: ['table', 'list'] },
  { width: 1088, shapes: ['table', 'list'] },
  { width: 1024, shapes: ['list'] },
] as const

test('no column of a history is cut, however narrow the window is', async ({ page }) => {
  const game = await openGame(page, 'slot', 'moonlit-tides')
  await game.getByRole('button', { name: 'Spin' }).click()
  await outcomeOf(game)
  for (const { tab, name } of [
    { tab: 'game-history', name: 'Your slot rounds' },
    { tab: 'transactions', name: 'Your transactions' },
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(profileAddress(tab))
    for (const { width, shapes } of windows) {
      await page.setViewportSize({ width, height: 800 })
      await expect(
        page.locator(shapes.map((shape) => `[role="${shape}"]`).join()).and(page.getByLabel(name, { exact: true })),
      ).toBeVisible()
      // The shape follows the window a moment later.
      await expect.poll(() => cutColumns(page), `at ${width} px`).toEqual([])
    }
  }
})
