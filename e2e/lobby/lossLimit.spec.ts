import { expect, test } from '@playwright/test'
import { chooseSeed } from './chooseSeed.ts'
import { tenLosses } from './features.ts'
import { outcomeOf } from './game.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

// A board that stands at once: what is looked at is what a limit does.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a player who set a limit of what they lose is refused the bet that goes over it, and the game after that', async ({ page }) => {
  await newPlayer(page, 'loss')
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Set loss limit' }).click()
  await page.getByRole('textbox', { name: 'Limit in tokens' }).fill('1')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await expect(page.getByText('1 token per 7 days', { exact: true })).toBeVisible()

  const openWithSweep = async () => {
    await page.goto('/game-details/slot/moonlit-tides')
    await page.getByRole('radio', { name: /^Sweep tokens/ }).check({ force: true })
    await page.getByRole('button', { name: 'Play with sweep tokens' }).click()
  }
  await openWithSweep()
  const game = page.frameLocator('iframe')
  await expect(game.locator('#stake')).toBeVisible({ timeout: 60_000 })
  await chooseSeed(page, game, 'moonlit-tides', tenLosses)
  const refusal = game.getByText(
    'This bet is over a limit on your account. Nothing was taken. Lower your bet, or see your limits in your account.',
  )
  for (let spin = 0; spin < 10 && !(await refusal.isVisible()); spin++) {
    await game.getByRole('button', { name: 'Spin' }).click()
    await Promise.race([outcomeOf(game), refusal.waitFor()])
  }
  await expect(refusal).toBeVisible()

  await openWithSweep()
  await reached(page.getByText('You’ve reached your loss limit'), 'lobby', 'game-details', 'limit-reached')
  await expect(
    page.getByText(/^Your loss limit is 1 token per 7 days, and you’ve reached it\. You can bet again on \w+ \d+, \d{4}/),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Limits, breaks, and help' }).click()
  await expect(page).toHaveURL('/responsible-gaming')

  await openWithSweep()
  await expect(page.getByText('You’ve reached your loss limit')).toBeVisible()
  // Of the other kind nothing counts as lost: it may be played at once.
  await page.getByRole('radio', { name: /^Game tokens/ }).check({ force: true })
  await page.getByRole('button', { name: 'Play with game tokens' }).click()
  await expect(game.locator('#stake')).toBeVisible({ timeout: 60_000 })
})
