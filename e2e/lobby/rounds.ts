import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { kenos } from '@lagoon/games/keno/kenos'
import { slots } from '@lagoon/games/slots/slots'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import { catalog } from '@lagoon/contract/demo/catalog'
import { kenoPicks } from './features.ts'
import { settled } from './game.ts'

/** Games that open. */
export const opening = catalog.filter(({ isPlayable }) => isPlayable)
/** Those of them in which a round is one player's own. */
export const single = opening.filter(({ id, type }) => type !== 'CRASH' && type !== 'FISH' && id !== 'foundry-holdem')

export const button = (game: FrameLocator, name: string): Locator => game.getByRole('button', { name, exact: true })
const told = (game: FrameLocator) => game.locator('output').filter({ hasText: /^(No win|Won|Got back)\b/ })
/** How a game of its kind is begun, and what ends a round that waits for its player. */
export interface Way {
  readonly start: string
  readonly prepare?: (game: FrameLocator) => Promise<void>
  /** Names of acts that end the round, the first that is offered is taken. */
  readonly acts: readonly RegExp[]
}

export const wayOf = (id: string): Way => {
  if (slots.has(id)) return { start: 'Spin', acts: [] }
  if (kenos.has(id)) {
    const prepare = async (game: FrameLocator) => {
      for (const number of kenoPicks) await button(game, String(number)).click()
    }
    return { start: 'Draw', prepare, acts: [] }
  }
  if (videoPokers.has(id)) return { start: 'Deal', acts: [/^Draw/] }
  return { start: 'Deal', acts: [/^Stand/, /^No insurance/, /^Call/, /^Play/, /^Raise/, /^Check/, /^Fold/] }
}

const offered = async (game: FrameLocator, { acts }: Way) => {
  const all = game.getByRole('button')
  for (const act of acts) {
    const found = all.filter({ hasText: act }).and(all.filter({ visible: true }))
    if ((await found.count()) > 0) return found.first()
  }
  return undefined
}

/** Goes on with a round until the next one can begin. */
export const finish = (page: Page, game: FrameLocator, way: Way): Promise<void> =>
  expect(async () => {
    const act = await offered(game, way)
    // A press that follows at once is taken for one that was to skip.
    if (act) {
      await page.waitForTimeout(400)
      await act.click({ timeout: 2_000 })
    }
    await expect(button(game, way.start)).toBeVisible({ timeout: 500 })
    await expect(button(game, way.start)).toBeEnabled({ timeout: 500 })
  }).toPass({ timeout: 60_000, intervals: [50] })

/** Plays a round until the next press is one for another; answers what was told. */
export const playRound = async (page: Page, game: FrameLocator, way: Way): Promise<string> => {
  await button(game, way.start).click()
  await finish(page, game, way)
  await expect(told(game)).toHaveCount(1)
  await settled(game)
  return told(game).innerText()
}

/** Opens the last rounds of the player, and the newest of them; gives what is told of it. */
export const newest = async (game: FrameLocator): Promise<Locator> => {
  await button(game, 'Your last rounds').click()
  const round = game.getByRole('dialog').locator('details').first()
  await round.locator('summary').click()
  return round
}

/** Verifies the newest round in the browser, after its player has changed the seeds. */
export const verifyNewest = async (page: Page, game: FrameLocator): Promise<void> => {
  await button(game, 'Fairness: seeds and proof').click()
  await button(game, 'Change seeds').click()
  await expect(game.getByRole('dialog').getByText(/^Revealed: [0-9a-f]{64}/)).toBeVisible()
  await page.keyboard.press('Escape')
  await verifyShared(page, game)
}

/** Verifies the newest round in the browser, once whoever holds its seed has revealed it; `did` is what the browser is said to have done. */
export const verifyShared = async (page: Page, game: FrameLocator): Promise<void> => {
  const verify = game.getByRole('dialog').locator('details').first().getByRole('button', { name: 'Verify' })
  // Read when the rounds are opened: a seed that is revealed after that is not there yet.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await newest(game)
    await verify.click({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(
    game.getByRole('dialog').getByText('Verified: this browser computed the same result from the seeds.', { exact: true }),
  ).toBeVisible()
}
