import { chromium, type Browser } from 'playwright'
import { median } from './budget.ts'
import { measuringLaunch, slowPhone } from './measurePage.ts'
import { playedGames, type PlayedGame } from './playedGames.ts'
import { playerStorage } from './playerStorage.ts'
import { slowly } from './slowly.ts'

const MOST_MS = 3_000
const LOOK_MS = 20
const WITHIN_MS = 30_000

type Storage = Awaited<ReturnType<typeof playerStorage>>

/** From the press on Play to a game that takes a bet, on a slow phone that has none of the game's files. */
const playOnce = async (browser: Browser, origin: string, storageState: Storage, { type, id, act }: PlayedGame): Promise<number> => {
  const context = await browser.newContext({ ...slowPhone.device, serviceWorkers: 'block', storageState })
  try {
    const page = await context.newPage()
    await slowly(page, slowPhone)
    await page.goto(new URL(`/game-details/${type}/${id}`, origin).href)
    const play = page.getByRole('button', { name: /^Play with / }).first()
    await play.waitFor({ timeout: WITHIN_MS })
    await page.waitForLoadState('networkidle')
    const ready = act(page.frameLocator('iframe'))
    const opening = page.getByText(/^Opening /)
    const pressed = performance.now()
    await play.click()
    while (performance.now() - pressed < WITHIN_MS) {
      if ((await ready.isVisible()) && (await opening.count()) === 0) return performance.now() - pressed
      await page.waitForTimeout(LOOK_MS)
    }
    throw new Error(`${id} took no bet within ${WITHIN_MS} ms`)
  } finally {
    await context.close()
  }
}

/** Opens a game of each kind as often as told; prints the medians and answers whether every one was kept. */
export const benchPlay = async (origin: string, rounds: number): Promise<boolean> => {
  const browser = await chromium.launch(await measuringLaunch({ webGl: true }))
  try {
    const times = new Map<string, number[]>(playedGames.map(({ id }) => [id, []]))
    for (let round = 0; round < rounds; round++) {
      // Anew for each round: a session that one load renewed no other load knows.
      for (const game of playedGames) times.get(game.id)?.push(await playOnce(browser, origin, await playerStorage(origin), game))
    }
    const results = [...times].map(([game, all]) => ({
      game,
      ms: Math.round(median(all)),
      mostMs: MOST_MS,
      isKept: median(all) <= MOST_MS,
    }))
    console.table(results)
    return results.every(({ isKept }) => isKept)
  } finally {
    await browser.close()
  }
}
