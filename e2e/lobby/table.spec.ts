import { expect, test } from '@playwright/test'
import { minorIn, openLiveGame, sitDown } from './game.ts'
import { tabTo } from '../testing/byKeyboard.ts'
import { verifyShared } from './rounds.ts'
import { reached } from '../testing/reached.ts'

// Cards that lie at once: what is looked at is the way round the table.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a hand of hold’em is played by keyboard with players of the house, its chips come home, and it stands in the history', async ({
  page,
}) => {
  const game = await openLiveGame(page, 'poker', 'foundry-holdem')
  const purse = game.locator('dl').filter({ hasText: 'Game tokens' }).locator('dd')
  await expect(purse).toBeVisible({ timeout: 60_000 })
  await expect(game.getByText(/^House · /)).toHaveCount(4)
  const before = minorIn(await purse.innerText())

  await tabTo(page, game.getByRole('button', { name: 'Sit here, seat 6' }))
  await page.keyboard.press('Enter')
  await tabTo(page, game.getByRole('dialog').getByRole('button', { name: 'Sit down' }))
  await page.keyboard.press('Enter')
  await expect(game.getByText('You', { exact: true })).toBeVisible()
  await expect.poll(async () => minorIn(await purse.innerText())).toBe(before - 2_000n)

  const move = game.getByRole('group', { name: 'Your move' })
  await expect(move).toBeVisible({ timeout: 60_000 })
  // Looked for beside the moves: it stands for a moment only, and who has lost all chips is asked for no other move.
  let isOver = false
  const over = game.getByText(/^(The next hand starts in a moment|You’re out of chips)/).waitFor()
  void over.then(() => (isOver = true))
  for (let key = 'r'; !isOver; key = 'c') {
    // Wherever the focus is in the game; a raise that nobody may make is no act.
    if (await move.isVisible()) await page.keyboard.press((await move.getByText(/^(Bet|Raise to)$/).count()) > 0 ? key : 'c')
    await page.waitForTimeout(400)
  }
  await over
  await tabTo(page, game.getByRole('button', { name: 'Leave', exact: true }))
  await page.keyboard.press('Enter')
  await expect(game.getByText(/^You’re watching/)).toBeVisible()

  // Nobody plays any more, so the table changes its seed.
  await verifyShared(page, game)
  await page.keyboard.press('Escape')

  const played = page.getByRole('button', { name: /^Foundry Hold’em, / })
  await expect(async () => {
    await page.goto('/profile?tab=game-history&kind=poker')
    await expect(played.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await reached(played, 'lobby', 'game-history-poker', 'filled')
  await played.first().press('Enter')
  await reached(page.getByRole('dialog', { name: 'Foundry Hold’em' }), 'lobby', 'game-history-poker', 'one-round-opened')
})

test('who watches a table reads the beginning of a player’s name, and of the house that it is the house', async ({ page, browser }) => {
  const own = await openLiveGame(page, 'poker', 'foundry-holdem')
  await sitDown(own)

  const other = await browser.newPage()
  const seen = await openLiveGame(other, 'poker', 'foundry-holdem', 'marina@lagoon.localhost')
  await expect(seen.getByText('no***', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(seen.getByText('House · Iron', { exact: true })).toBeVisible()
  await other.close()
  await own.getByRole('button', { name: 'Leave', exact: true }).click()
})
