import { expect, test } from '@playwright/test'
import { minorIn, openLiveGame, openLiveGameOf } from './game.ts'
import { tabTo } from '../testing/byKeyboard.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

// Fish that stand, and a curve that moves in steps: what is looked at is the way round them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a round of crash is bet on and cashed out by keyboard alone, heard by a reader, and stands in the history', async ({ page }) => {
  test.slow()
  const game = await openLiveGame(page, 'crash', 'comet-line')
  const act = game.getByRole('region', { name: 'First bet' }).getByRole('button').last()
  await expect(act).toBeVisible({ timeout: 60_000 })
  await tabTo(page, act)
  const told = game.locator('output').filter({ hasText: /Cashed out at \d+\.\d\d×\. Won / })
  // One round in fifty ends before anybody can cash out, and others soon after.
  await expect(async () => {
    if (/^Bet/.test(await act.innerText())) await page.keyboard.press('Enter')
    await expect(act).toHaveText(/^Cash out/, { timeout: 30_000 })
    await page.waitForTimeout(600)
    await page.keyboard.press('Enter')
    await expect(told).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 150_000 })

  const rounds = page.getByRole('button', { name: /^Comet Line, / })
  await expect(async () => {
    await page.goto('/profile?tab=game-history&kind=crash')
    await expect(rounds.first()).toBeVisible({ timeout: 5_000 })
    // The win is credited when the round has ended for everybody.
    await expect(page.getByText('In progress')).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 90_000 })
  await reached(rounds, 'lobby', 'game-history-crash', 'filled')
  await rounds.first().press('Enter')
  await reached(page.getByRole('dialog', { name: 'Comet Line' }), 'lobby', 'game-history-crash', 'one-round-opened')
})

test('fish are chosen and shot at by keyboard alone, each shot is told, and stands in the history', async ({ page }) => {
  // Somebody whose tokens lie at no table: those of crash come back at a moment of their own.
  await newPlayer(page, 'fish')
  const game = await openLiveGameOf(page, 'fish', 'narwhal-run')
  const shoot = game.getByRole('button', { name: 'Shoot' })
  await expect(shoot).toBeVisible({ timeout: 60_000 })
  const balance = game.locator('dd').first()
  const before = minorIn(await balance.innerText())
  await tabTo(page, game.getByRole('button', { name: /^Herring/ }))
  await page.keyboard.press('2')
  await expect(game.getByRole('button', { name: /Capelin/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(game.getByRole('button', { name: /Herring/ })).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, shoot)
  const told = game.locator('output').filter({ hasText: /^Herring (caught\. Won|got away\.)/ })
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(told).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  const words = await told.innerText()
  const stake = 10n
  await expect.poll(async () => minorIn(await balance.innerText())).toBe(before - stake + (words.includes('Won') ? minorIn(words) : 0n))

  const shots = page.getByRole('button', { name: /^Narwhal Run, / })
  await expect(async () => {
    await page.goto('/profile?tab=game-history&kind=fish')
    await expect(shots.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 90_000 })
  await reached(shots, 'lobby', 'game-history-fish', 'filled')
  await shots.first().press('Enter')
  await reached(page.getByRole('dialog', { name: 'Narwhal Run' }), 'lobby', 'game-history-fish', 'one-round-opened')
})
