import { expect, test, type Page } from '@playwright/test'
import { openGame, outcomeOf } from './game.ts'
import { reached } from '../support/reached.ts'

// A board that stands at once: what is looked at is the way to a shared win.
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

/** Draws until a draw wins more than its bet, which one in four does. */
const drawUntilWon = async (page: Page): Promise<string> => {
  // Who plays cards in other walks may have left a hand, and the tokens with it.
  const game = await openGame(page, 'keno', 'pearl-draw', 'marina@lagoon.localhost')
  await game.getByRole('button', { name: '3', exact: true }).click()
  for (let draw = 0; draw < 80; draw++) {
    await game.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(game.getByRole('button', { name: /^\d+, drawn/ })).toHaveCount(10)
    const { stake, won } = await outcomeOf(game)
    if (won > stake)
      return game
        .locator('output')
        .filter({ hasText: /^Won\b/ })
        .innerText()
  }
  throw new Error('no draw won')
}

test('a win is shared as far as its player chooses, seen by everybody who has the link, and taken back', async ({
  page: player,
  browser,
}) => {
  await drawUntilWon(player)
  await player.goto('/profile?tab=game-history&kind=keno')
  await player
    .getByRole('button', { name: /^Pearl Draw, / })
    .first()
    .click()
  const round = player.getByRole('dialog', { name: 'Pearl Draw' })
  await reached(round.getByRole('button', { name: 'Create link' }), 'lobby', 'game-history-keno', 'win-to-share')
  await round.getByRole('button', { name: 'Create link' }).click()
  await reached(round.getByRole('button', { name: 'Stop sharing' }), 'lobby', 'game-history-keno', 'win-shared')
  await round.getByRole('button', { name: 'Copy link' }).click()
  await expect(round.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await player.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/win\?id=[\w-]{22}$/)

  const context = await browser.newContext({ permissions: ['clipboard-write'] })
  try {
    const stranger = await context.newPage()
    await stranger.goto(link)
    await reached(stranger.getByRole('heading', { name: /^marina\S* won on Pearl Draw$/i }), 'lobby', 'win', 'big-win')
    await expect(stranger).toHaveTitle(/^A win on Pearl Draw/)
    await stranger.getByRole('button', { name: 'Copy link' }).click()
    await reached(stranger.getByRole('button', { name: 'Link copied' }), 'lobby', 'win', 'link-copied')

    // What networks show of the link, before any script has run.
    const page = await (await stranger.request.get(link)).text()
    const image = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? ''
    const picture = await stranger.request.get(image)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

    for (const name of ['Show my display name', 'Show my bet and win']) {
      const saved = player.waitForResponse('**/graphql/history/share')
      await round.getByText(name, { exact: true }).click()
      await saved
    }
    await stranger.goto(link)
    await reached(stranger.getByRole('heading', { name: 'A player won on Pearl Draw' }), 'lobby', 'win', 'name-and-amounts-hidden')
    await expect(stranger.getByRole('article').getByText(/tokens/)).toHaveCount(0)

    await round.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(round.getByRole('button', { name: 'Create link' })).toBeVisible()
    await stranger.goto(link)
    await reached(stranger.getByRole('heading', { name: 'There’s no win to see here' }), 'lobby', 'win', 'unknown-win')
    expect((await stranger.request.get(image)).status()).toBe(404)
  } finally {
    await context.close()
  }
})
