import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serveBarePage } from './barePage/serveBarePage.ts'
import { checkBudget, medians } from './budget.ts'
import { measurePage, measuringLaunch, type PageLoad } from './measurePage.ts'
import type { BudgetedPage } from './pages.ts'
import { playerStorage } from './playerStorage.ts'

const folder = join(import.meta.dirname, '../../dist/bench')
const rounded = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'number' ? Number(value.toFixed(3)) : value]))

/**
 * Loads each page of a running product as often as told, in turns with a bare React page, so that a slow minute of the
 * machine meets all of them. Prints the medians and every limit, writes all loads to `dist/bench/pages.json`, and answers
 * whether every limit was kept.
 */
export const benchPages = async (origin: string, pages: readonly BudgetedPage[], rounds: number): Promise<boolean> => {
  const bare = await serveBarePage()
  const browser = await chromium.launch(await measuringLaunch())
  try {
    const measured = [
      { name: 'bare', url: bare.url, as: 'visitor', ready: 'h1', budget: {}, loads: [] as PageLoad[] },
      ...pages.map(({ name, path, as, ready, weight, speed }) => ({
        name,
        url: new URL(path, origin).href,
        as,
        ready,
        budget: { ...weight, ...speed },
        loads: [] as PageLoad[],
      })),
    ]
    for (let round = 0; round < rounds; round++) {
      // Anew for each round: the session of one log-in goes on in whichever load renews it, and no other load knows.
      const ofPlayer = { storage: await playerStorage(origin) }
      for (const { url, as, ready, loads } of measured)
        loads.push(await measurePage(browser, url, { ready, ...(as === 'player' ? ofPlayer : {}) }))
    }
    const results = measured.map(({ name, budget, loads }) => ({
      name,
      budget,
      figures: medians(loads.map(({ figures }) => figures)),
      loads,
    }))
    const home = results.find(({ name }) => name === 'home')?.figures
    const checked = results.flatMap(({ name, budget, figures }) =>
      checkBudget(budget, figures, results[0]?.figures ?? figures, home).map((limit) => ({ page: name, ...limit })),
    )
    console.table(Object.fromEntries(results.map(({ name, figures }) => [name, rounded(figures)])))
    console.table(checked.map(rounded))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'pages.json'), `${JSON.stringify({ browser: browser.version(), rounds, results, checked }, undefined, 1)}\n`)
    return checked.every(({ isKept }) => isKept)
  } finally {
    await browser.close()
    bare.close()
  }
}
