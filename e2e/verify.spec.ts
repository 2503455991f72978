import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openGame, outcomeOf } from './game.ts'

// A board that stands at once: what is looked at is the way to its proof.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a round is proven by its player, and by anybody with the file, without an account and without a network', async ({
  page,
  browser,
}) => {
  const game = await openGame(page, 'keno', 'pearl-draw')
  for (const number of ['3', '17', '24']) await game.getByRole('button', { name: number, exact: true }).click()
  await game.getByRole('button', { name: 'Draw', exact: true }).click()
  await outcomeOf(game)

  const openRound = async () => {
    await page.goto('/profile?tab=game-history&kind=keno')
    await page
      .getByRole('button', { name: /^Pearl Draw, / })
      .first()
      .click()
    const round = page.getByRole('dialog', { name: 'Pearl Draw' })
    await expect(round.getByRole('heading', { name: 'Moves' })).toBeVisible()
    return round
  }
  const round = await openRound()
  const downloading = page.waitForEvent('download')
  await round.getByRole('button', { name: 'Download proof' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^pearl-draw-round-\d+\.json$/)
  const proof = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>
  expect(proof).toMatchObject({ game: 'pearl-draw', serverSeed: null, choice: { picks: [3, 17, 24] } })

  await round.getByRole('button', { name: 'Check this round' }).click()
  await expect(page.getByRole('heading', { name: 'Fairness check' })).toBeVisible()
  await expect(page.getByText('You can check this round later')).toBeVisible()

  // Another window would end this one's session of the game; the seeds are changed in the same place as by a player.
  await page.goto('/play?type=keno&id=pearl-draw')
  await game.getByRole('button', { name: 'Fairness: seeds and proof' }).click({ timeout: 40_000 })
  const fairness = game.getByRole('dialog')
  await fairness.getByRole('button', { name: 'Change seeds' }).click()
  const revealed = await fairness.getByText(/^Revealed: [0-9a-f]{64}/).innerText()
  const [serverSeed = ''] = /[0-9a-f]{64}/.exec(revealed) ?? []

  await (await openRound()).getByRole('button', { name: 'Check this round' }).click()
  await page.getByRole('textbox', { name: 'Revealed server seed' }).fill(serverSeed)
  await page.getByRole('button', { name: 'Check with this seed' }).click()
  await expect(page.getByText('This round was fair')).toBeVisible()
  await expect(page.getByText('10 numbers were drawn')).toBeVisible()

  const stranger = await browser.newContext()
  try {
    const anywhere = await stranger.newPage()
    await anywhere.goto(new URL('/verify', page.url()).href)
    const check = async (text: string) => {
      await anywhere.getByRole('textbox', { name: 'Proof' }).fill(text)
      await anywhere.getByRole('button', { name: 'Check round' }).click()
    }
    await anywhere.evaluate(() => navigator.serviceWorker.ready)
    await stranger.setOffline(true)
    await check(JSON.stringify({ ...proof, serverSeed }))
    await expect(anywhere.getByText('This round was fair')).toBeVisible()
    await check(JSON.stringify({ ...proof, serverSeed, nonce: Number(proof['nonce']) ^ 1 }))
    await expect(anywhere.getByText('This proof was altered')).toBeVisible()
    await check(JSON.stringify({ ...proof, serverSeed: 'f'.repeat(64) }))
    await expect(anywhere.getByText('This isn’t the seed that was locked in')).toBeVisible()
    await check(JSON.stringify({ ...proof, clientSeed: 'x'.repeat(10_000) }))
    await expect(anywhere.getByText('clientSeed: a text of at most 650 characters')).toBeVisible()
    await check('no proof at all')
    await expect(anywhere.getByText('It isn’t JSON.')).toBeVisible()
  } finally {
    await stranger.close()
  }
})
