import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { serveBarePage } from './barePage/serveBarePage.ts'
import { judge, medians } from './budget.ts'
import { measurePage, measuringLaunch, type PageLoad } from './measurePage.ts'
import type { BenchPage } from './pages.ts'

const folder = join(import.meta.dirname, '../../dist/bench')
const rounded = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'number' ? Number(value.toFixed(3)) : value]))

/**
 * Loads each page of a running product as often as told, in turns with a bare React page, so that a slow minute of the
 * machine meets all of them. Prints the medians and every limit, writes all loads to `dist/bench/pages.json`, and answers
 * whether every limit was kept.
 */
export const benchPages = async (origin: string, pages: readonly BenchPage[], rounds: number): Promise<boolean> => {
  const bare = await serveBarePage()
  const browser = await chromium.launch(await measuringLaunch())
  try {
    const measured = [
      { name: 'bare', url: bare.url, budget: {}, options: { ready: 'h1' }, loads: [] as PageLoad[] },
      ...pages.map(({ name, path, budget, ...options }) => ({
        name,
        url: new URL(path, origin).href,
        budget,
        options,
        loads: [] as PageLoad[],
      })),
    ]
    for (let round = 0; round < rounds; round++)
      for (const { url, options, loads } of measured) loads.push(await measurePage(browser, url, options))
    const results = measured.map(({ name, budget, loads }) => ({
      name,
      budget,
      figures: medians(loads.map(({ figures }) => figures)),
      loads,
    }))
    const checked = results.flatMap(({ name, budget, figures }) =>
      judge(budget, figures, results[0]?.figures ?? figures).map((limit) => ({ page: name, ...limit })),
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
