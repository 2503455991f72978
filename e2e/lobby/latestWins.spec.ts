import { expect, test, type FrameLocator } from '@playwright/test'
import { openGame, outcomeOf } from './game.ts'
import { logIn } from '../testing/logIn.ts'
import { reached } from '../testing/reached.ts'

// A board that stands at once: what is looked at is another player's page.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Draws until a draw wins more than its bet, which one in four does. Answers the win as it is written. */
const drawUntilWon = async (game: FrameLocator): Promise<string> => {
  for (let draw = 0; draw < 40; draw++) {
    await game.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(game.getByRole('button', { name: /^\d+, drawn/ })).toHaveCount(10)
    const { stake, won } = await outcomeOf(game)
    if (won > stake) return `${won / 100n}.${String(won % 100n).padStart(2, '0')}`
  }
  throw new Error('no draw won')
}

test('a player’s win is seen on another player’s home while it stands open, and stands still when asked to', async ({
  page: winner,
  browser,
}) => {
  const other = await browser.newPage({ reducedMotion: 'reduce' })
  await logIn(other, 'noah@lagoon.localhost')
  await other.goto('/')
  const latest = other.getByRole('region', { name: 'Latest wins' })
  const game = await openGame(winner, 'keno', 'pearl-draw', 'marina@lagoon.localhost')
  await game.getByRole('button', { name: '3', exact: true }).click()
  const win = await drawUntilWon(game)
  const told = latest.getByRole('listitem').filter({ hasText: 'ma***' }).filter({ hasText: 'Pearl Draw' })
  await reached(told.filter({ hasText: win }), 'lobby', 'home', 'winners-jackpot-ticker')
  await expect(latest).not.toContainText('marina')

  await latest.getByRole('button', { name: 'Pause' }).click()
  const before = await latest.getByRole('list').innerText()
  await drawUntilWon(game)
  // Longer than a change takes to be told.
  await other.waitForTimeout(5_000)
  expect(await latest.getByRole('list').innerText()).toBe(before)
  await latest.getByRole('button', { name: 'Resume' }).click()
  await expect(latest.getByRole('button', { name: 'Pause' })).toBeVisible()
  await other.close()
})

test('what a jackpot stands at after a spin is on home', async ({ page }) => {
  const game = await openGame(page, 'slot', 'pearl-diver')
  await game.getByRole('button', { name: 'Spin' }).click()
  await outcomeOf(game)
  await page.goto('/')
  const jackpot = page.getByRole('region', { name: 'Jackpots you’re building' }).getByRole('listitem').filter({ hasText: 'Pearl Diver' })
  await expect(jackpot).toContainText(/[\d,]+\.\d\d/)
})
