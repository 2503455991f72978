import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { checkValue } from '@lagoon/games/proof/verify'
import { minorIn, openGame, outcomeOf } from './game.ts'
import { reached } from '../testing/reached.ts'

// Boards that stand at once: what is looked at is the way round them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('keno is picked and drawn by keyboard, paid as the board says, and verified in the browser', async ({ page }) => {
  const game = await openGame(page, 'keno', 'pearl-draw')
  const held = game.locator('dd').first()
  const before = minorIn(await held.innerText())
  const draw = game.getByRole('button', { name: 'Draw', exact: true })

  await draw.click()
  await expect(game.getByText('Pick a number first.')).toBeVisible()

  await game.getByRole('button', { name: '1', exact: true }).focus()
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(game.getByText('Pick a number first.')).toBeHidden()
  for (const number of ['1', '2', '10'])
    await expect(game.getByRole('button', { name: number, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(game.getByText('3 of 8 picked')).toBeVisible()
  await draw.focus()
  await page.keyboard.press('Space')

  const { stake, won } = await outcomeOf(game)
  await expect(game.getByRole('button', { name: /^\d+, drawn/ })).toHaveCount(10)
  expect(minorIn(await held.innerText())).toBe(before - stake + won)

  await game.getByRole('button', { name: 'Fairness: seeds and proof' }).click()
  const fairness = game.getByRole('dialog')
  await fairness.getByRole('button', { name: 'Change seeds' }).click()
  await expect(fairness.getByText(/^Revealed: [0-9a-f]{64}/)).toBeVisible()
  await page.keyboard.press('Escape')

  await game.getByRole('button', { name: 'Your last rounds' }).click()
  const rounds = game.getByRole('dialog')
  await rounds.locator('summary').first().click()
  await rounds.getByRole('button', { name: 'Verify' }).click()
  await expect(rounds.getByText('Verified: this browser computed the same result from the seeds.')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await rounds.getByRole('button', { name: 'Download proof' }).first().click()
  const proof = parseJson(readFileSync(await (await downloading).path(), 'utf8'))
  expect(checkValue(proof)).toMatchObject({ verdict: 'VERIFIED', proof: { game: 'pearl-draw', digest: expect.any(String) } })

  await page.goto('/profile?tab=game-history')
  await page.getByRole('navigation', { name: 'Game histories' }).getByRole('link', { name: 'Keno' }).click()
  const draws = page.getByRole('button', { name: /^Pearl Draw, / })
  await reached(draws, 'lobby', 'game-history-keno', 'filled')
  await draws.first().click()
  await reached(page.getByRole('dialog', { name: 'Pearl Draw' }), 'lobby', 'game-history-keno', 'one-round-opened')
})

test('video poker goes on at the same hand after a reload and from home, holds by the keys 1 to 5, and pays as it says', async ({
  page,
}) => {
  const game = await openGame(page, 'poker', 'lantern-jacks')
  const balance = game.locator('dl').filter({ hasText: 'Game tokens' }).locator('dd')
  const cards = game.getByRole('group', { name: 'Your hand' }).getByRole('button')
  const names = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const before = minorIn(await balance.innerText())
  await game.getByRole('button', { name: 'Deal' }).click()
  const draw = game.getByRole('button', { name: 'Draw', exact: true })
  await expect(draw).toBeVisible()
  await expect(cards.first()).not.toHaveAccessibleName(/face down/)
  const dealt = await names()

  await page
    .frames()
    .at(-1)
    ?.evaluate(() => window.location.reload())
  await expect(draw).toBeVisible({ timeout: 60_000 })
  expect(await names()).toEqual(dealt)

  await page.goto('/')
  await reached(page.getByRole('heading', { name: 'Continue: Lantern Jacks' }), 'lobby', 'home', 'unfinished-round')
  await page.getByRole('button', { name: 'Finish round' }).click()
  await expect(draw).toBeVisible({ timeout: 60_000 })
  expect(await names()).toEqual(dealt)

  await page
    .frames()
    .at(-1)
    ?.evaluate(() => document.body.focus())
  await cards.first().focus()
  await page.keyboard.press('2')
  await page.keyboard.press('5')
  await expect(cards.nth(1)).toHaveAccessibleName(/, held$/)
  await expect(cards.nth(4)).toHaveAccessibleName(/, held$/)
  await draw.click()
  const { stake, won } = await outcomeOf(game)
  const after = await names()
  expect(after[1]?.replace(', held', '')).toBe(dealt[1])
  expect(after[4]?.replace(', held', '')).toBe(dealt[4])
  await expect(game.getByRole('button', { name: 'Deal' })).toBeVisible()
  expect(minorIn(await balance.innerText())).toBe(before - stake + won)

  await page.goto('/profile?tab=game-history&kind=video-poker')
  const hands = page.getByRole('button', { name: /^Lantern Jacks, / })
  await reached(hands, 'lobby', 'game-history-video-poker', 'filled')
  await hands.first().click()
  const dealtCards = page.getByRole('dialog', { name: 'Lantern Jacks' }).getByRole('list', { name: 'Dealt' })
  await reached(dealtCards, 'lobby', 'game-history-video-poker', 'one-round-opened')
})

test('a slot by ways turns, and tells what it won', async ({ page }) => {
  const game = await openGame(page, 'slot', 'jellyfish-waltz')
  const held = game.locator('dd').first()
  const before = minorIn(await held.innerText())
  await game.getByRole('button', { name: 'Spin' }).click()
  const { stake, won } = await outcomeOf(game)
  expect(minorIn(await held.innerText())).toBe(before - stake + won)
  await game.getByRole('button', { name: 'Game info: pay table and rules' }).click()
  await expect(game.getByRole('dialog').getByText(/All 243 ways count/)).toBeVisible()
})
