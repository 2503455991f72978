import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { formatMinor } from '../../packages/contract/src/money/money.ts'
import { productIsReady, productPart, productSettings, type App } from '../../tools/start/product.ts'
import { runTogether, type Running } from '../../tools/start/runTogether.ts'
import { minorIn, outcomeOf, settled } from '../lobby/game.ts'
import { DEMO_PASSWORD, fillLogIn } from '../testing/logIn.ts'
import { LANES, portsOf } from '../testing/ports.ts'

// A product of its own, since it is killed; beside the lanes.
const ports = portsOf(LANES)
const dataDir = mkdtempSync(join(tmpdir(), 'recovery-'))
const settings = productSettings(ports, dataDir)
// Reels that do not turn: the test is about money, not about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' })

const running = new Set<Running>()

const run = (app: App): Running => {
  // The runner's own settings are for the product of the other tests.
  const part = runTogether([productPart(app, { ...settings[app], LOG_LEVEL: 'warn' })])
  running.add(part)
  return part
}
const end = async (part: Running, signal: 'SIGKILL' | 'SIGTERM') => {
  running.delete(part)
  part.stop(signal)
  await part.ended
}

test.afterAll(async () => {
  await Promise.all([...running].map((part) => end(part, 'SIGTERM')))
  rmSync(dataDir, { recursive: true, force: true })
})

test('kill -9 of the platform in the middle of play loses nothing, and the open tab recovers by itself', async ({ page }) => {
  run('sandbox')
  let api = run('api')
  expect(await productIsReady(ports)).toBe(true)
  const origin = `http://localhost:${ports.web}`
  await page.goto(`${origin}/login`)
  await fillLogIn(page, 'noah@lagoon.localhost', DEMO_PASSWORD)
  await expect(page).toHaveURL(`${origin}/`)
  await page
    .getByRole('link', { name: /moonlit tides/i })
    .first()
    .click()
  await page.getByRole('button', { name: /^play with game tokens/i }).click()
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Spin' })
  const askAgain = game.getByRole('button', { name: 'Retry' })
  const inGame = game.locator('dd').first()
  await expect(spin).toBeVisible({ timeout: 60_000 })
  let held = minorIn(await inGame.innerText())

  for (let made = 0; made < 3; made++) {
    await spin.click()
    const { stake, won } = await outcomeOf(game)
    held += won - stake
    await expect(inGame).toHaveText(formatMinor(held, 'always'))
  }
  // Between the click and the answer: what was not acknowledged may fail, what was must stand.
  await spin.click()
  await end(api, 'SIGKILL')
  api = run('api')
  expect(await productIsReady(ports)).toBe(true)
  await expect(async () => {
    if (await askAgain.isVisible()) await askAgain.click()
    await expect(spin).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  // The bar above the game is fed by the socket, the figure in the game by the provider's calls: both must agree again. A win that the
  // kill held up is credited between two rounds, and the game shows it with the next one.
  await expect(async () => {
    await settled(game)
    await spin.click()
    await outcomeOf(game)
    const figure = (await inGame.innerText()).trim()
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })

  // Four rounds were acknowledged; the one that the kill met may be a fifth.
  await page.goto(`${origin}/profile?tab=game-history`)
  await expect.poll(() => page.getByText('Moonlit Tides').count()).toBeGreaterThanOrEqual(4)
})
