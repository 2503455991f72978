import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { dealUntilOpen, minorIn, movesOf, outcomeOf } from './game.ts'
import { atTheDesk } from '../operator/desk.ts'
import { goTo } from '../pages/routeTable.ts'
import { holdCalls, leaveAnswers, refuseCalls } from '../testing/answers.ts'
import { logIn } from '../testing/logIn.ts'
import { newPlayer } from '../testing/newPlayer.ts'
import { reached } from '../testing/reached.ts'

// Boards that stand at once: what is looked at is the way into a game.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const slot = '/game-details/slot/moonlit-tides'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const play = (page: Page, tokens: string) => page.getByRole('button', { name: `Play with ${tokens}` })
const chooseSweep = (page: Page) => page.getByRole('radio', { name: /^Sweep tokens/ }).check({ force: true })
const board = (page: Page): FrameLocator => page.frameLocator('iframe')

test('the page of a game waits, says that nobody answered, and opens when it is tried again', async ({ page }) => {
  await page.goto('/faq')
  await expect(title(page, 'FAQ')).toBeVisible()
  const letGo = await holdCalls(page, 'anonymous/game')
  await goTo(page, '/game-info/slot/moonlit-tides')
  await reached(title(page, 'Loading game'), 'lobby', 'game-info', 'loading')
  letGo()
  await expect(title(page, 'The game didn’t load')).toBeVisible()
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'Moonlit Tides')).toBeVisible()
})

test('a player whom nobody answers, who logs out, or whom the operator does not let in yet, is told what can be done', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await page.goto('/faq')
  await expect(title(page, 'FAQ')).toBeVisible()
  const letGo = await holdCalls(page, 'anonymous/game')
  letGo()
  await goTo(page, slot)
  await reached(title(page, 'The game didn’t load'), 'lobby', 'game-details', 'failed')
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(play(page, 'game tokens')).toBeVisible()
  // Nor is a player told to make an account where nobody answers who is at the device.
  const answerWho = await holdCalls(page, 'me')
  answerWho()
  await page.goto(slot)
  await expect(title(page, 'The game didn’t load')).toBeVisible()
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(play(page, 'game tokens')).toBeVisible()

  try {
    await atTheDesk({ on: 'platform', command: { do: 'settings', settings: { kycToPlay: true } } })
    await expect(async () => {
      await page.goto(slot)
      await play(page, 'game tokens').click()
      await expect(page.getByText('Verify your identity first')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await reached(page.getByText('Verify your identity first'), 'lobby', 'game-details', 'kyc-required')
    await page.getByRole('link', { name: 'Start verification' }).click()
    await expect(page).toHaveURL('/profile?tab=verification')
  } finally {
    await atTheDesk({ on: 'everything' })
  }

  await refuseCalls(page, 'initiate', { status: 503, code: 'PROVIDER_UNAVAILABLE' })
  await page.goto(slot)
  await play(page, 'game tokens').click()
  await reached(page.getByText('Deepwater Studios isn’t responding'), 'lobby', 'game-details', 'provider-unavailable')
  await expect(page.getByText('Nothing was taken from your balance.')).toBeVisible()
  await leaveAnswers(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await play(page, 'game tokens').click()
  await expect(board(page).locator('#stake')).toBeVisible({ timeout: 60_000 })

  // Home, where the operator's word leads, is still on its way: it was not come by yet.
  await page.goto(slot)
  await expect(play(page, 'game tokens')).toBeVisible()
  await page.waitForLoadState('networkidle')
  let send = (): void => undefined
  const isSent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/assets/**', async (route) => {
    await isSent
    await route.continue()
  })
  await atTheDesk({ on: 'platform', command: { do: 'logOut', player: 'noah@lagoon.localhost' } })
  const words = page.getByText('You need an account to play. It’s free and comes with welcome tokens.')
  await reached(words, 'lobby', 'game-details', 'logged-out')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(play(page, 'game tokens')).toHaveCount(0)
  send()
  await expect(page).toHaveURL('/')
  await expect(title(page, 'Laid-back games by moonlight')).toBeVisible()
})

/** Bets the most that can be bet until no bet is left. */
const playAway = async (page: Page) => {
  const game = board(page)
  await expect(game.locator('#stake')).toBeVisible({ timeout: 60_000 })
  const held = game.locator('dd').first()
  for (let spin = 0; spin < 20 && minorIn(await held.innerText()) >= 20n; spin++) {
    const most = game.getByRole('button', { name: 'Max bet' })
    if ((await most.getAttribute('aria-disabled')) !== 'true') {
      await most.click()
      await game.getByRole('dialog').getByRole('button', { name: /^Bet / }).click()
    }
    await game.getByRole('button', { name: 'Spin' }).click()
    await outcomeOf(game)
  }
}

test('tokens that are played away, or lie at another table, open no game, and home leads on', async ({ page, context }) => {
  await newPlayer(page, 'strand')
  // A page whose line is down learns nothing of what is played on another one.
  const other = await context.newPage()
  await other.routeWebSocket(/./, () => undefined)
  await other.goto(slot)
  await chooseSweep(other)
  await expect(play(other, 'sweep tokens')).toBeVisible()

  await page.goto(slot)
  await chooseSweep(page)
  await play(page, 'sweep tokens').click()
  await playAway(page)

  await play(other, 'sweep tokens').click()
  await reached(other.getByText('You don’t have enough sweep tokens'), 'lobby', 'game-details', 'insufficient-balance')
  await expect(other.getByText(/^The minimum bet is 0\.20, and you have 0\.[01]\d\.$/)).toBeVisible()
  await expect(other.getByRole('link', { name: 'See packages' })).toBeVisible()
  await other.getByRole('radio', { name: /^Game tokens/ }).check({ force: true })
  await expect(play(other, 'game tokens')).toBeVisible()
  await other.close()

  await page.goto('/')
  const recent = page.getByRole('region', { name: 'Recently played' }).getByRole('link', { name: /Moonlit Tides/ })
  await reached(recent, 'lobby', 'home', 'recently-played')
  await expect(recent).toHaveAttribute('href', slot)

  await page.goto('/game-details/poker/hearth-holdem')
  await play(page, 'game tokens').click()
  await expect(board(page).locator('#stake')).toBeVisible({ timeout: 60_000 })
  await dealUntilOpen(board(page))
  await page.goto(slot)
  await play(page, 'game tokens').click()
  await reached(page.getByText('Finish your hand first'), 'lobby', 'game-details', 'tokens-at-table')
  await page.getByRole('link', { name: 'Go to your hand' }).click()
  await expect(page).toHaveURL('/game-details/poker/hearth-holdem')
  await play(page, 'game tokens').click()
  await expect(movesOf(board(page)).first()).toBeVisible({ timeout: 60_000 })
})
