import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { dealUntilOpen, minorIn, movesOf, openGame, openGameOf, reloadGame } from './game.ts'
import { verifyNewest } from './rounds.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

// Tables that stand at once: what is looked at is the way round them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Ends what is open by the keys of the acts that take nothing further. */
const standOn = async (page: Page, game: FrameLocator) => {
  for (let act = 0; act < 8 && (await movesOf(game).count()) > 0; act++) {
    // A press that follows at once is taken for one that was to skip.
    await page.waitForTimeout(400)
    const names = await movesOf(game).allInnerTexts()
    await page.keyboard.press(String(1 + names.findIndex((name) => /^(Stand|No insurance)/.test(name))))
    await expect(game.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0)
  }
}

test('blackjack goes on at the same step after a reload, is played by keys, and is verified in the browser', async ({ page }) => {
  const game = await openGame(page, 'blackjack', 'porthole-twenty-one')
  await dealUntilOpen(game)
  const cards = () => game.getByRole('region', { name: 'Your hand' }).getByRole('listitem').allInnerTexts()
  const [dealt, moves] = [await cards(), await movesOf(game).allInnerTexts()]
  await reloadGame(page)
  await expect(movesOf(game).first()).toBeVisible({ timeout: 60_000 })
  expect([await cards(), await movesOf(game).allInnerTexts()]).toEqual([dealt, moves])

  await standOn(page, game)
  await expect(game.getByRole('button', { name: 'Deal', exact: true })).toBeVisible()
  await expect(game.locator('output').filter({ hasText: /The dealer (has|busts)/ })).toHaveCount(1)

  await verifyNewest(page, game)

  const played = page.getByRole('button', { name: /^Porthole Twenty-One, / })
  await expect(async () => {
    await page.goto('/profile?tab=game-history&kind=blackjack')
    await expect(played.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await reached(played, 'lobby', 'game-history-blackjack', 'filled')
  await played.first().click()
  await reached(page.getByRole('dialog', { name: 'Porthole Twenty-One' }), 'lobby', 'game-history-blackjack', 'one-round-opened')
})

test('poker against the house takes what its button says, pays as it tells, and keeps the last bet', async ({ page }) => {
  const game = await openGame(page, 'poker', 'hearth-holdem')
  const balance = game.locator('dl').filter({ hasText: 'Game tokens' }).locator('dd')
  await game.getByRole('button', { name: 'Raise bet' }).click()
  const stake = minorIn(await game.locator('#stake').innerText())
  const before = minorIn(await balance.innerText())
  await dealUntilOpen(game)
  const call = movesOf(game).filter({ hasText: 'Call' })
  expect(minorIn(await call.innerText())).toBe(2n * stake)
  await page.waitForTimeout(400)
  await call.click()
  await expect(game.locator('output').filter({ hasText: 'Your hand:' })).toHaveCount(1)
  const told = await game
    .locator('output')
    .filter({ hasText: /^(No win|Won|Got back)/ })
    .innerText()
  const won = told.startsWith('No win') ? 0n : minorIn(told)
  expect(minorIn(await balance.innerText())).toBe(before - 3n * stake + won)

  await reloadGame(page)
  await expect(game.locator('#stake')).toBeVisible({ timeout: 60_000 })
  expect(minorIn(await game.locator('#stake').innerText())).toBe(stake)
})

test('the largest bet is set only after a question that names the sum', async ({ page }) => {
  const game = await openGame(page, 'blackjack', 'anvil-blackjack')
  const before = await game.locator('#stake').innerText()
  await game.getByRole('button', { name: 'Max bet' }).click()
  const question = game.getByRole('dialog', { name: 'Bet 100.00?' })
  await expect(question).toContainText('100.00 game tokens')
  await question.getByRole('button', { name: /^Keep/ }).click()
  expect(await game.locator('#stake').innerText()).toBe(before)
  await game.getByRole('button', { name: 'Max bet' }).click()
  await question.getByRole('button', { name: 'Bet 100.00' }).click()
  await expect(game.locator('#stake')).toContainText('100.00')
  await expect(game.getByRole('button', { name: '2× the bet' })).toHaveAttribute('aria-disabled', 'true')
})

test('the button of video poker asks in no frame for what is done', async ({ page }) => {
  // Somebody whose tokens lie at no other table of this studio: a hand that is left there keeps them for minutes.
  await newPlayer(page, 'draw')
  const game = await openGameOf(page, 'poker', 'lantern-jacks')
  await game.getByRole('button', { name: 'Deal', exact: true }).click()
  const draw = game.getByRole('button', { name: 'Draw', exact: true })
  await expect(draw).toBeVisible()
  const shown = await draw.evaluate(
    (button) =>
      new Promise<readonly string[]>((resolve) => {
        const frames: string[] = []
        const look = () => {
          const isTold = [...document.querySelectorAll('output')].some(({ textContent }) => /^(No win|Won|Got back)/.test(textContent))
          if (isTold) frames.push(button.textContent)
          if (frames.length < 30) requestAnimationFrame(look)
          else resolve(frames)
        }
        // A press that follows at once is taken for one that was to skip.
        setTimeout(() => (button instanceof HTMLElement ? button.click() : undefined), 400)
        look()
      }),
  )
  expect(new Set(shown)).toEqual(new Set(['Deal']))
})
