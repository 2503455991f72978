import { expect, test, type Locator, type Page } from '@playwright/test'
import { historyAddress } from '../../packages/contract/src/lobby/historyAddress.ts'
import type { RoundType } from '../../packages/contract/src/lobby/enums.ts'
import { chooseSeed } from './chooseSeed.ts'
import { jackpot } from './features.ts'
import { openGame, outcomeOf } from './game.ts'
import { reached } from '../testing/reached.ts'

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

/** Opens the newest round of a game in the history of its kind. */
const openLastRound = async (page: Page, type: RoundType, game: string): Promise<Locator> => {
  await page.goto(historyAddress(type))
  await page
    .getByRole('button', { name: new RegExp(`^${game}, `) })
    .first()
    .click()
  return page.getByRole('dialog', { name: game })
}

/** Shares the opened round, and gives its link. */
const share = async (page: Page, round: Locator): Promise<string> => {
  await round.getByRole('button', { name: 'Create link' }).click()
  await round.getByRole('button', { name: 'Copy link' }).click()
  await expect(round.getByRole('button', { name: 'Link copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a win is shared as far as its player chooses, seen by everybody who has the link, and taken back', async ({
  page: player,
  browser,
}) => {
  await drawUntilWon(player)
  const round = await openLastRound(player, 'KENO', 'Pearl Draw')
  await reached(round.getByRole('button', { name: 'Create link' }), 'lobby', 'game-history-keno', 'win-to-share')
  const link = await share(player, round)
  await reached(round.getByRole('button', { name: 'Stop sharing' }), 'lobby', 'game-history-keno', 'win-shared')
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

test('a jackpot is shared with what it brought', async ({ page: player }) => {
  const game = await openGame(player, 'slot', 'pearl-diver', 'marina@lagoon.localhost')
  await chooseSeed(player, game, 'pearl-diver', jackpot)
  await game.getByRole('button', { name: 'Spin' }).click()
  const { stake, won } = await outcomeOf(game)
  expect(won).toBeGreaterThan(50n * stake)

  await player.goto(await share(player, await openLastRound(player, 'SLOT', 'Pearl Diver')))
  await reached(player.getByText('Jackpot', { exact: true }), 'lobby', 'win', 'jackpot')
  await expect(player.getByText('Includes a')).toBeVisible()
})
