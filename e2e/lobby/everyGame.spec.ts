import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { movesOf, openGame } from './game.ts'
import { button, finish, playRound, single, wayOf } from './rounds.ts'

// Boards that stand at once, so that rounds are short.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Enough for a win and a loss of any of these games: less than one walk in a million meets only one of them. */
const MOST_ROUNDS = 60

const reload = (page: Page) =>
  page
    .frames()
    .at(-1)
    ?.evaluate(() => window.location.reload())

for (const { id, name, type } of single)
  test(`${name} is won, lost, left in the middle of a round, and verified`, async ({ page }, info) => {
    const game = await openGame(page, type.toLowerCase(), id)
    const picture = (moment: string) => page.screenshot({ path: join('dist/everyGame', `${id}-${info.project.name}-${moment}.png`) })
    const way = wayOf(id)
    await expect(button(game, way.start)).toBeVisible()
    await picture('idle')
    await way.prepare?.(game)
    const outcomes = new Set<'won' | 'lost'>()
    for (let round = 0; round < MOST_ROUNDS && outcomes.size < 2; round += 1) {
      const words = await playRound(page, game, way)
      const outcome = words.startsWith('No win') ? 'lost' : 'won'
      if (!outcomes.has(outcome)) await picture(outcome)
      outcomes.add(outcome)
    }
    expect(outcomes.size).toBe(2)

    await button(game, way.start).click()
    await reload(page)
    // A hand that is open shows its moves in place of the stake.
    await expect(game.locator('#stake').or(movesOf(game).first()).first()).toBeVisible({ timeout: 60_000 })
    // The board is drawn after its bar.
    await page.waitForTimeout(1_000)
    await picture('resumed')
    await finish(page, game, way)

    await button(game, 'Fairness: seeds and proof').click()
    await button(game, 'Change seeds').click()
    await expect(game.getByRole('dialog').getByText(/^Revealed: [0-9a-f]{64}/)).toBeVisible()
    await page.keyboard.press('Escape')
    await button(game, 'Your last rounds').click()
    const rounds = game.getByRole('dialog')
    await rounds.locator('summary').first().click()
    await rounds.getByRole('button', { name: 'Verify' }).first().click()
    await expect(rounds.getByText('Verified: this browser computed the same result from the seeds.')).toBeVisible()
    await picture('verified')
  })
