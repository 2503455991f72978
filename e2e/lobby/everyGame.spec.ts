import { join } from 'node:path'
import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { catalogue } from '@lagoon/contract/demo/catalogue'
import { kenos } from '@lagoon/games/keno/kenos'
import { slots } from '@lagoon/games/slots/slots'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import { openGame } from './game.ts'

// Boards that stand at once, so that rounds are short.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Enough for a win and a loss of any of these games: less than one walk in a million meets only one of them. */
const MOST_ROUNDS = 60

const button = (game: FrameLocator, name: string) => game.getByRole('button', { name, exact: true })
const movesOf = (game: FrameLocator) => game.getByRole('group', { name: 'Your move' }).getByRole('button')
const told = (game: FrameLocator) => game.locator('output').filter({ hasText: /^(No win|Won|Got back)\b/ })
const reload = (page: Page) =>
  page
    .frames()
    .at(-1)
    ?.evaluate(() => window.location.reload())

/** How a game of its kind is begun, and what ends a round that waits for its player. */
interface Way {
  readonly start: string
  readonly prepare?: (game: FrameLocator) => Promise<void>
  /** Names of acts that end the round, the first that is offered is taken. */
  readonly acts: readonly RegExp[]
}

const wayOf = (id: string): Way => {
  if (slots.has(id)) return { start: 'Spin', acts: [] }
  if (kenos.has(id)) {
    const prepare = async (game: FrameLocator) => {
      for (const number of ['1', '2', '10']) await button(game, number).click()
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
const finish = (page: Page, game: FrameLocator, way: Way) =>
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

/** Plays a round; answers what was told. */
const playRound = async (page: Page, game: FrameLocator, way: Way): Promise<string> => {
  await button(game, way.start).click()
  await finish(page, game, way)
  await expect(told(game)).toHaveCount(1)
  return told(game).innerText()
}

const single = catalogue.filter(({ id, isPlayable, type }) => isPlayable && type !== 'CRASH' && type !== 'FISH' && id !== 'foundry-holdem')

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
    await expect(rounds.getByText('Verified: this browser computed the same outcome from the seeds.')).toBeVisible()
    await picture('verified')
  })
