import { expect, test, type Page } from '@playwright/test'
import { minorIn, openGame, outcomeOf } from './game.ts'
import { logIn } from '../testing/logIn.ts'
import { reached } from '../testing/reached.ts'

// Reels that do not turn: what is looked at is what stands around them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const address = '/play?type=slot&id=moonlit-tides'
const GAME = '**/graphql/anonymous/game'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('a game that nobody answers for did not load, and opens when it is tried again', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  let lose = (): void => undefined
  const isLost = new Promise<void>((resolve) => (lose = resolve))
  await page.route(GAME, async (route) => {
    await isLost
    await route.abort()
  })
  await page.goto(address)
  await reached(page.getByRole('main').getByText(/^Loading/), 'lobby', 'play', 'loading')
  await reached(page.getByText('Loading the page'), 'shell', 'loading', 'route-pending')
  lose()
  await reached(title(page, 'The game didn’t load'), 'lobby', 'play', 'failed')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('iframe').locator('#stake')).toBeVisible({ timeout: 60_000 })
})

test('after an hour in a game its player is told the time and the sums, and plays on or takes a break', async ({ page }) => {
  await page.clock.install()
  const game = await openGame(page, 'slot', 'moonlit-tides')
  const spin = game.getByRole('button', { name: 'Spin' })
  await spin.click()
  const { stake, won } = await outcomeOf(game)
  await page.clock.fastForward('01:00:05')
  const check = page.getByRole('dialog', { name: 'You’ve been playing for 60 minutes' })
  await reached(check, 'lobby', 'play', 'reality-check')
  const sums = (await check.getByRole('definition').allInnerTexts()).map(minorIn)
  expect(sums).toEqual([stake, won])
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toHaveCount(0)
  await spin.click()
  await outcomeOf(game)

  await page.clock.fastForward('01:00:05')
  await page.getByRole('dialog', { name: 'You’ve been playing for 120 minutes' }).getByRole('button', { name: 'Leave game' }).click()
  await expect(page).toHaveURL('/game-details/slot/moonlit-tides')
})

test('a round that is settled while the line is lost is told with its figures, and a session that has ended too', async ({ page }) => {
  const game = await openGame(page, 'slot', 'moonlit-tides')
  const spin = game.getByRole('button', { name: 'Spin' })
  let asked = 0
  await page.route('**/api/play', async (route) => {
    asked += 1
    // The press is lost at first; then it is played and booked, and the answer is lost.
    if (asked > 1) await route.fetch()
    await route.abort('connectionreset')
  })
  await spin.click()
  await reached(page.getByText('Connection lost.'), 'lobby', 'play', 'connection-lost')
  await reached(page.getByText(/ finished your round$/), 'lobby', 'play', 'round-finished-provider')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(spin).toBeVisible({ timeout: 60_000 })

  const message = 'This game session has ended. Open the game again from the lobby.'
  await page.route('**/api/play', (route) => route.fulfill({ status: 401, json: { problem: 'SESSION_ENDED', message } }))
  await spin.click()
  await reached(page.getByText('This game session has ended', { exact: true }), 'lobby', 'play', 'session-ended')
})
