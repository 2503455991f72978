import { expect, test } from '@playwright/test'
import { minorIn, openGame, outcomeOf } from './game.ts'

for (const [type, id, start] of [
  ['slot', 'jellyfish-waltz', 'Spin'],
  ['keno', 'tidepool-keno', 'Draw'],
] as const)
  test(`Q9 nothing of ${id} is pushed aside while a round is played`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: false })
    })
    const game = await openGame(page, type, id)
    const frame = page.frames().find((one) => one.parentFrame() !== null)
    await frame?.evaluate(() => Object.assign(window, { shifts: 0 }))
    const press = game.getByRole('button', { name: start, exact: true })
    if (type === 'keno') await game.getByRole('button', { name: 'Quick pick' }).click()
    await press.click()
    await outcomeOf(game)
    expect(await frame?.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  })

test('Q10 tokens that came while the player was in another tab are shown within a second', async ({ page }) => {
  const game = await openGame(page, 'keno', 'pearl-draw')
  const held = game.locator('dd').first()
  const before = minorIn(await held.innerText())
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as { balance: string }
    await route.fulfill({ json: { ...session, balance: String(before + 5_000n) } })
  })
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  await frame?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(async () => minorIn(await held.innerText()), { timeout: 1_000 }).toBe(before + 5_000n)
})

test('a panel whose code does not come is told, and opens after a reload', async ({ page }) => {
  let isDown = true
  await page.route(/\/assets\/allPanels-[\w-]+\.js$/, (route) => (isDown ? route.abort() : route.continue()))
  const game = await openGame(page, 'keno', 'pearl-draw')
  const info = game.getByRole('button', { name: 'Game info: pay table and rules' })
  await info.click()
  await expect(game.getByText(/^We couldn’t open this\./)).toBeVisible()
  isDown = false
  await game.getByRole('button', { name: 'Reload' }).click()
  await expect(game.getByText(/^We couldn’t open this\./)).toHaveCount(0)
  await info.click()
  await expect(game.getByRole('dialog', { name: 'How Pearl Draw pays' })).toBeVisible()
})
