import { expect, test } from '@playwright/test'
import { openGame, outcomeOf } from './game.ts'
import { delayCalls } from '../testing/answers.ts'
import { reached } from '../testing/reached.ts'

// Reels that do not turn: what is looked at are the rounds afterwards.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a history is narrowed by game, result and days, in an address that leads there again', async ({ page }) => {
  const game = await openGame(page, 'slot', 'moonlit-tides')
  await game.getByRole('button', { name: 'Spin' }).click()
  await outcomeOf(game)

  const answer = await delayCalls(page, 'history/slots')
  await page.goto('/profile?tab=game-history')
  await reached(page.getByText('Loading your slot rounds'), 'lobby', 'game-history-slots', 'loading')
  answer()
  const rounds = page.getByRole('button', { name: /^Moonlit Tides, / })
  await reached(rounds, 'lobby', 'game-history-slots', 'filled')
  await rounds.first().click()
  await reached(page.getByRole('dialog', { name: 'Moonlit Tides' }), 'lobby', 'game-history-slots', 'one-round-opened')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: /Game$/ }).click()
  await page.getByRole('option', { name: 'Moonlit Tides' }).click()
  await expect(page).toHaveURL(/&game=moonlit-tides$/)
  await reached(rounds, 'lobby', 'game-history-slots', 'narrowed')

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page).toHaveURL(/&game=moonlit-tides&to=2020-01-01$/)
  await reached(page.getByRole('heading', { name: 'No matches' }), 'lobby', 'game-history-slots', 'no-result')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-01-01')

  await page.getByRole('button', { name: 'Show all rounds' }).click()
  await expect(page).toHaveURL('/profile?tab=game-history')
  await expect(rounds.first()).toBeVisible()
})
