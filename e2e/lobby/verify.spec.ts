import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { cometLine } from '@lagoon/games/crash/games/cometLine'
import { pointOf } from '@lagoon/games/crash/rules'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import { openGame, outcomeOf } from './game.ts'
import { reached } from '../testing/reached.ts'

// A board that stands at once: what is looked at is the way to its proof.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' })

test('a round is proven by its player, and by anybody with the file, without an account and without a network', async ({
  page,
  browser,
}) => {
  // Not the one who plays poker in another walk, and whose tokens may still be at that table.
  const game = await openGame(page, 'keno', 'pearl-draw', 'marina@lagoon.localhost')
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
    await expect(round.getByRole('heading', { name: 'Bets and wins' })).toBeVisible()
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
  await reached(page.getByText('You can check this round later'), 'lobby', 'fairness-check', 'seed-not-yet-revealed')

  // Another window would end this one's session of the game; the seeds are changed in the same place as by a player.
  await page.goto('/play?type=keno&id=pearl-draw')
  // By keyboard: the frame still takes its place when its buttons are there, and a click meets what was beside them.
  await game.getByRole('button', { name: 'Fairness: seeds and proof' }).press('Enter', { timeout: 60_000 })
  const fairness = game.getByRole('dialog')
  await fairness.getByRole('button', { name: 'Change seeds' }).press('Enter')
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
    await reached(anywhere.getByRole('heading', { name: 'Check a round' }), 'lobby', 'fairness-check', 'empty')
    await anywhere.evaluate(() => navigator.serviceWorker.ready)
    await stranger.setOffline(true)
    await check(JSON.stringify({ ...proof, serverSeed }))
    await reached(anywhere.getByText('This round was fair'), 'lobby', 'fairness-check', 'verified')
    await check(JSON.stringify({ ...proof, serverSeed, nonce: Number(proof['nonce']) ^ 1 }))
    await reached(anywhere.getByText('This proof was altered'), 'lobby', 'fairness-check', 'altered')
    await check(JSON.stringify({ ...proof, serverSeed: 'f'.repeat(64) }))
    await reached(anywhere.getByText('This isn’t the seed that was locked in'), 'lobby', 'fairness-check', 'commitment-differs')
    // Without its digest a proof is anybody's word for what was shown.
    await check(JSON.stringify({ ...proof, serverSeed, digest: null, version: Number(proof['version']) + 1 }))
    await reached(anywhere.getByText('We can’t replay this round here'), 'lobby', 'fairness-check', 'other-version')
    await check(JSON.stringify({ ...proof, serverSeed, digest: null, outcome: { totalWinMinor: '123456789' } }))
    await reached(anywhere.getByText('This round doesn’t check out'), 'lobby', 'fairness-check', 'does-not-match')
    const hashes = hashChain('5'.repeat(64), 12)
    const point = pointOf(cometLine, sharedNumber(hashes[7] ?? '', 'salt'))
    const shared = {
      game: cometLine.id,
      version: cometLine.version,
      commitment: hashes[0],
      serverSeed: hashes[7],
      clientSeed: 'salt',
      nonce: 7,
    }
    await check(JSON.stringify({ ...shared, stake: '100', choice: { cashOut: null }, outcome: { point, cashOut: null } }))
    await reached(anywhere.getByText('This round was fair'), 'lobby', 'fairness-check', 'shared-round-verified')
    await expect(anywhere.getByText(hashes[0] ?? '').first()).toBeVisible()
    await check(JSON.stringify({ ...proof, clientSeed: 'x'.repeat(10_000) }))
    await expect(anywhere.getByText('clientSeed must be 650 characters or fewer.')).toBeVisible()
    await check('no proof at all')
    await reached(anywhere.getByText('It isn’t JSON.'), 'lobby', 'fairness-check', 'not-readable')
  } finally {
    await stranger.close()
  }
})
