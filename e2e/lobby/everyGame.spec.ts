import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { chooseSeed } from './chooseSeed.ts'
import { featureOf } from './features.ts'
import { movesOf, openGame, openLiveGame, reloadGame, sitDown } from './game.ts'
import { button, finish, newest, opening, playRound, single, verifyNewest, verifyShared, wayOf } from './rounds.ts'

// Boards that stand at once, so that rounds are short.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

/** Enough for a win and a loss of any of these games: less than one walk in a million meets only one of them. */
const MOST_ROUNDS = 60

const pictureOf = (page: Page, id: string) => (moment: string) =>
  page.screenshot({ path: join('dist/everyGame', `${id}-${test.info().project.name}-${moment}.png`) })

for (const { id, name, type } of single)
  test(`${name} is won, lost, left in the middle of a round, brings its feature, and is verified`, async ({ page }) => {
    const game = await openGame(page, type.toLowerCase(), id)
    const picture = pictureOf(page, id)
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
    await reloadGame(page)
    // A hand that is open shows its moves in place of the stake.
    await expect(game.locator('#stake').or(movesOf(game).first()).first()).toBeVisible({ timeout: 60_000 })
    // The board is drawn after its bar.
    await page.waitForTimeout(1_000)
    await picture('resumed')
    await finish(page, game, way)

    const feature = featureOf(id)
    await chooseSeed(page, game, id, feature)
    // What was picked is gone with the page that was left.
    await way.prepare?.(game)
    await button(game, way.start).click()
    for (const press of feature.presses) {
      // A press that follows at once is taken for one that was to skip.
      await expect(button(game, 'Skip')).toHaveCount(0)
      await page.waitForTimeout(400)
      await game.getByRole('button', { name: press }).click()
    }
    await finish(page, game, way)
    await picture('feature')
    await expect(await newest(game)).toContainText(feature.told)
    await page.keyboard.press('Escape')
    await verifyNewest(page, game)
    await picture('verified')
  })

for (const { id, name } of opening.filter(({ type }) => type === 'FISH'))
  test(`${name} is won, lost, left after a shot, brings its feature, and is verified`, async ({ page }) => {
    const game = await openLiveGame(page, 'fish', id)
    const picture = pictureOf(page, id)
    const shoot = button(game, 'Shoot')
    await expect(shoot).toBeVisible({ timeout: 60_000 })
    await picture('idle')
    const told = game.locator('output').filter({ hasText: /(caught\. Won|got away\.)/ })
    const outcomes = new Set<'won' | 'lost'>()
    await expect(async () => {
      await shoot.click()
      await expect(told).toHaveCount(1, { timeout: 3_000 })
      const outcome = (await told.innerText()).includes('Won') ? 'won' : 'lost'
      if (!outcomes.has(outcome)) await picture(outcome)
      outcomes.add(outcome)
      expect(outcomes.size).toBe(2)
    }).toPass({ timeout: 120_000, intervals: [300] })

    await page.waitForTimeout(1_000)
    const balance = () => game.locator('dd').first().innerText()
    const before = await balance()
    await reloadGame(page)
    await expect(shoot).toBeVisible({ timeout: 60_000 })
    expect(await balance()).toBe(before)
    await picture('resumed')

    const feature = featureOf(id)
    const { target } = feature.choice as { readonly target: string }
    await chooseSeed(page, game, id, feature)
    await game
      .getByRole('group', { name: 'Fish to shoot at' })
      .getByRole('button', { name: new RegExp(target, 'i') })
      .click()
    const caught = game.locator('output').filter({ hasText: /caught\. Won/ })
    await expect(async () => {
      // A fish as large as this is not always in sight; a shot that reaches none takes nothing and no seed.
      await shoot.click()
      await expect(caught).toHaveCount(1, { timeout: 2_000 })
    }).toPass({ timeout: 120_000, intervals: [500] })
    await picture('feature')
    await expect(await newest(game)).toContainText(feature.told)
    await page.keyboard.press('Escape')
    await verifyNewest(page, game)
    await picture('verified')
  })

for (const { id, name } of opening.filter(({ type }) => type === 'CRASH'))
  test(`${name} is lost, left in the middle of a round, cashed out by itself and by hand, and verified`, async ({ page }) => {
    const game = await openLiveGame(page, 'crash', id)
    const picture = pictureOf(page, id)
    const first = game.getByRole('region', { name: 'First bet' })
    const act = first.getByRole('button').last()
    const auto = first.getByRole('textbox', { name: 'Auto cash-out' })
    const bet = async () => {
      await expect(act).toHaveText(/^Bet( on next round)?$/, { timeout: 120_000 })
      await act.click()
      await expect(act).toHaveText(/^(Cash out|Cancel)/, { timeout: 30_000 })
    }
    await expect(act).toBeVisible({ timeout: 60_000 })
    await picture('idle')

    await expect(async () => {
      await bet()
      await expect(act).toHaveText(/^Cash out/, { timeout: 60_000 })
      // A press right after the button changed is not taken.
      await page.waitForTimeout(600)
      await act.click()
      await expect(game.locator('output').filter({ hasText: /Cashed out at/ })).toHaveCount(1, { timeout: 3_000 })
    }).toPass({ timeout: 240_000 })
    await picture('won')

    await auto.fill('1.01')
    await expect(async () => {
      await bet()
      await expect(game.getByText(/^Cashed out at 1\.01×/).first()).toBeVisible({ timeout: 60_000 })
    }).toPass({ timeout: 240_000 })
    await picture('feature')

    await expect(act).toHaveText(/^Bet/, { timeout: 120_000 })
    await auto.fill('')
    await bet()
    await reloadGame(page)
    // The bet still stands: its round takes off, or it can be taken back.
    await expect(act).toHaveText(/^(Cash out|Cancel)/, { timeout: 60_000 })
    await picture('resumed')
    await expect(game.getByText(/^No win: [\d.]+ taken$/)).toBeVisible({ timeout: 240_000 })
    await picture('lost')

    await expect(await newest(game)).toContainText(/Ended at/)
    await page.keyboard.press('Escape')
    await verifyShared(page, game)
    await picture('verified')
  })

test('Foundry Hold’em is won, folded, left in the middle of a hand, goes all in, and is verified', async ({ page }) => {
  test.setTimeout(900_000)
  const game = await openLiveGame(page, 'poker', 'foundry-holdem')
  const picture = pictureOf(page, 'foundry-holdem')
  const move = game.getByRole('group', { name: 'Your move' })
  const fold = move.getByRole('button', { name: /^(Fold|Check)/ }).first()
  await sitDown(game)
  await picture('idle')
  await expect(move).toBeVisible({ timeout: 120_000 })
  const moves = await move.getByRole('button').allInnerTexts()
  await reloadGame(page)
  await expect(move).toBeVisible({ timeout: 60_000 })
  expect(await move.getByRole('button').allInnerTexts()).toEqual(moves)
  await picture('resumed')

  const endings = async (): Promise<string> => {
    await button(game, 'Your last rounds').click()
    const hands = game.getByRole('dialog')
    await expect(hands.getByText('Loading your hands…')).toHaveCount(0)
    const told = await hands.innerText()
    await page.keyboard.press('Escape')
    return told
  }
  /** Plays by one wish until the last hands tell of an ending. */
  const until = (ending: RegExp, act: () => Promise<void>) =>
    expect(async () => {
      if (await move.isVisible()) await act()
      await expect(game.getByText(/^The next hand starts in a moment/)).toBeVisible({ timeout: 100 })
      expect(await endings()).toMatch(ending)
    }).toPass({ timeout: 400_000, intervals: [300] })

  await until(/Folded|Lost/, () => fold.click({ timeout: 2_000 }))
  await picture('lost')
  const raise = move.getByText(/^(Bet|Raise to)$/)
  await until(/Won/, async () => page.keyboard.press((await raise.count()) > 0 ? 'r' : 'c'))
  await picture('won')

  await move.getByRole('button', { name: 'All-in', exact: true }).click({ timeout: 60_000 })
  await picture('feature')
  await page.keyboard.press('r')
  await expect(game.getByText(/^The next hand starts in a moment/)).toBeVisible({ timeout: 60_000 })
  await button(game, 'Leave').click()
  await expect(game.getByText(/^You’re watching/)).toBeVisible({ timeout: 60_000 })
  await verifyShared(page, game)
  await picture('verified')
})
