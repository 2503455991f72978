import { expect, test, type Page } from '@playwright/test'
import { minorIn, openGame, outcomeOf } from './game.ts'

// Reels that do not turn: what is looked at is the way round them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const openSlot = async (page: Page) => {
  const game = await openGame(page, 'slot', 'moonlit-tides')
  return { game, spin: game.getByRole('button', { name: 'Spin' }) }
}

test('a spin whose answer is lost is asked for again by the game itself, and paid for once', async ({ page }) => {
  const { game, spin } = await openSlot(page)
  const held = game.locator('dd').first()
  const before = minorIn(await held.innerText())
  const spins: string[] = []
  await page.route('**/api/play', async (route) => {
    spins.push(String(route.request().postDataJSON().pressId))
    if (spins.length > 2) return route.continue()
    // Played and booked; the answer never comes.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await spin.click()
  await expect(game.getByText('Connection lost')).toBeVisible()
  await expect(page.getByText('Connection lost.')).toBeVisible()
  const { stake, won } = await outcomeOf(game)
  await expect(spin).toBeVisible()
  await expect(page.getByText('Connection lost.')).toBeHidden()
  expect(minorIn(await held.innerText())).toBe(before - stake + won)
  expect(new Set(spins).size).toBe(1)
  expect(spins).toHaveLength(3)
})

test('a phone held sideways and a window at 200 % show reels, stake and Spin at once', async ({ page }) => {
  const { game, spin } = await openSlot(page)
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [spin, game.locator('#stake'), game.getByRole('button', { name: 'Raise bet' }), game.locator('canvas')])
      await expect(part).toBeInViewport({ ratio: 1 })
    const button = (await spin.boundingBox())!
    const glass = await game.locator('main > div').nth(2).boundingBox()
    expect(glass!.height).toBeGreaterThan(200)
    expect(glass!.x + glass!.width).toBeLessThanOrEqual(button.x)
  }
})

test('a window at 200 % leaves numbers of keno that can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  const game = await openGame(page, 'keno', 'pearl-draw')
  const numbers = game.getByRole('button', { name: /^\d+$/ })
  await expect(numbers).toHaveCount(40)
  for (const number of await numbers.all()) {
    const { width, height } = (await number.boundingBox())!
    // WCAG 2.2, 2.5.8.
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(await number.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  }
})

test('a game whose opening is not answered is opened anew by itself', async ({ page }) => {
  let isLost = false
  await page.route('**/api/session', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    // The launch token is used up; the answer never comes.
    await route.fetch()
    await route.abort('connectionreset')
  })
  const { game, spin } = await openSlot(page)
  await spin.click()
  await outcomeOf(game)
})
