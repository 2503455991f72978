import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'

/** Minor units of the first amount in a text: `1,200.50 game tokens` is 120050. */
export const minorIn = (text: string): bigint => BigInt(/[\d,]+\.\d\d/.exec(text)?.[0].replace(/\D/g, '') ?? '0')

/** Waits until a press is one for the next round: a press that follows at once is taken for one that was to skip. */
export const settled = (game: FrameLocator): Promise<void> => game.owner().page().waitForTimeout(400)

/** Stake and win of the round that the game in the frame has just told, in minor units. Waits until it has told one and takes the next press. */
export const outcomeOf = async (game: FrameLocator): Promise<{ stake: bigint; won: bigint }> => {
  const told = game.locator('output').filter({ hasText: /^(No win|Won)\b/ })
  await expect(told).toHaveCount(1, { timeout: 60_000 })
  const words = await told.innerText()
  await settled(game)
  return { stake: minorIn(await game.locator('#stake').innerText()), won: words.startsWith('Won') ? minorIn(words) : 0n }
}

/** A player who has tokens of every kind. */
const everyToken = 'noah@lagoon.localhost'

/** Opens a game that has a field or a table of its own, on which no stake of a round stands, for whoever is logged in; gives its frame at once. */
export const openLiveGameOf = async (page: Page, type: string, id: string): Promise<FrameLocator> => {
  await page.goto(`/play?type=${type}&id=${id}`)
  return page.frameLocator('iframe')
}

/** Logs a player in, by default one who has tokens of every kind, and opens a game for them; gives its frame once it can be played. */
export const openGame = async (page: Page, type: string, id: string, player = everyToken): Promise<FrameLocator> => {
  await logIn(page, player)
  return openGameOf(page, type, id)
}

/** Logs a player in, by default one who has tokens of every kind, and opens such a game for them; gives its frame at once. */
export const openLiveGame = async (page: Page, type: string, id: string, player = everyToken): Promise<FrameLocator> => {
  await logIn(page, player)
  return openLiveGameOf(page, type, id)
}

/** Opens a game for whoever is logged in; gives its frame once it can be played. */
export const openGameOf = async (page: Page, type: string, id: string): Promise<FrameLocator> => {
  const game = await openLiveGameOf(page, type, id)
  await expect(game.locator('#stake')).toBeVisible({ timeout: 60_000 })
  return game
}

/** Takes a free seat at a table of hold'em, with the tokens that the table proposes. */
export const sitDown = async (table: FrameLocator): Promise<void> => {
  await table.getByRole('button', { name: 'Sit here, seat 6' }).click({ timeout: 60_000 })
  await table.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click()
  await expect(table.getByText('You', { exact: true })).toBeVisible()
}

/** What the player of a hand of cards may do next. */
export const movesOf = (game: FrameLocator): Locator => game.getByRole('group', { name: 'Your move' }).getByRole('button')

/** Deals until a hand waits for its player: some are over at once. */
export const dealUntilOpen = async (game: FrameLocator): Promise<void> => {
  for (let round = 0; round < 10 && (await movesOf(game).count()) === 0; round++) {
    await game.getByRole('button', { name: 'Deal', exact: true }).click()
    await expect(game.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0)
    await settled(game)
  }
  await expect(movesOf(game).first()).toBeVisible()
}

/** Loads the game's page anew, as a player does whose game hangs; the page around it stays. */
export const reloadGame = (page: Page): Promise<void> | undefined =>
  page
    .frames()
    .at(-1)
    ?.evaluate(() => window.location.reload())
