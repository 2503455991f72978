import { expect, test } from '@playwright/test'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

test('a game that its player marks stands on home until the mark is taken away', async ({ page }) => {
  await newPlayer(page, 'heart')
  const shelf = page.getByRole('region', { name: 'Your favorites' })
  await page.goto('/game-details/keno/pearl-draw')
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()

  await page.goto('/')
  const game = shelf.getByRole('link', { name: /Pearl Draw/ })
  await reached(game, 'lobby', 'home', 'favourites')
  await game.click()
  await expect(page).toHaveURL('/game-details/keno/pearl-draw')
  await page.getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { name: /welcome back/i, level: 1 })).toBeVisible()
  await expect(shelf).toHaveCount(0)
})
