import { expect, test } from '@playwright/test'
import { formatMinor } from '../../packages/contract/src/money/money.ts'
import { outcomeOf } from '../lobby/game.ts'
import { newestMessage } from '../testing/inbox.ts'
import { signUp } from '../testing/signUp.ts'
import { reached } from '../testing/reached.ts'
import { keptSession } from '../testing/session.ts'

test.use({ serviceWorkers: 'allow' })

/** The whole way of a new player, against the real platform, provider, database and mail. */
test('a new player signs up, confirms, logs in, plays, sees the balance move, finds the round and logs out', async ({ page }, info) => {
  const unique = `${info.project.name}${Date.now()}`
  const email = `${unique}@lagoon.example`
  const password = 'Night-Water-7'
  await signUp(page, `ada_${unique}`.slice(0, 20), email, `+1${String(Date.now()).slice(-10)}`, password)

  const message = await newestMessage(email)
  const link = /https?:\/\/\S+\/email-verification\/[\w-]+/.exec(message.text)?.[0]
  expect(link).toBeDefined()
  await page.goto(link as string)
  await expect(page.getByText(/confirmed|verified/i).first()).toBeVisible()

  await page.goto('/login')
  await page.getByLabel(/email or display name/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('10,000.00').filter({ visible: true }).first()).toBeVisible()

  // Nothing was played yet.
  await page.goto('/profile?tab=game-history')
  await reached(page.getByRole('heading', { name: 'No slot rounds yet' }), 'lobby', 'game-history-slots', 'empty')
  await page.goto('/profile?tab=game-history&kind=keno')
  await reached(page.getByRole('heading', { name: 'No keno rounds yet' }), 'lobby', 'game-history-keno', 'empty')
  await page.goto('/profile?tab=game-history&kind=video-poker')
  await reached(page.getByRole('heading', { name: 'No video poker rounds yet' }), 'lobby', 'game-history-video-poker', 'empty')
  await page.goto('/profile?tab=game-history&kind=blackjack')
  await reached(page.getByRole('heading', { name: 'No blackjack rounds yet' }), 'lobby', 'game-history-blackjack', 'empty')
  await page.goto('/profile?tab=game-history&kind=poker')
  await reached(page.getByRole('heading', { name: 'No poker rounds yet' }), 'lobby', 'game-history-poker', 'empty')
  await page.goto('/profile?tab=game-history&kind=fish')
  await reached(page.getByRole('heading', { name: 'No fish shots yet' }), 'lobby', 'game-history-fish', 'empty')
  await page.goto('/profile?tab=game-history&kind=crash')
  await reached(page.getByRole('heading', { name: 'No crash rounds yet' }), 'lobby', 'game-history-crash', 'empty')
  await page.goto('/')

  await page
    .getByRole('link', { name: /moonlit tides/i })
    .first()
    .click()
  await page.getByRole('button', { name: /play/i }).first().click()
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: /spin/i })
  await expect(spin).toBeVisible({ timeout: 60_000 })
  await spin.click()
  const { stake, won } = await outcomeOf(game)
  // Chance may pay exactly the stake back, so the figure to see is made of what the game says, not of "another than before".
  const balance = formatMinor(1_000_000n - stake + won, 'always')
  await expect(page.getByText(balance, { exact: true }).filter({ visible: true }).first()).toBeVisible()

  await page.goto('/profile?tab=game-history')
  await expect(page.getByText('Moonlit Tides').first()).toBeVisible()
  await page.goto('/profile?tab=stats')
  await reached(page.getByRole('heading', { name: 'Most played' }), 'account', 'profile-stats-token-details', 'seasoned-player')

  await page.goto('/')
  // By its own name: the page that stands until the app has started is a visitor's, with a menu button of its own.
  await page.getByRole('button', { name: /’s account$/ }).click()
  expect(await keptSession(page)).not.toBeNull()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: /log in/i }).first()).toBeVisible()
  await expect.poll(() => keptSession(page)).toBeNull()
})
