import { expect, test } from '@playwright/test'
import { serveBarePage } from '../../tools/bench/barePage/serveBarePage.ts'
import { checkBudget } from '../../tools/bench/budget.ts'
import { fastPhone, measurePage, type MeasureOptions, type PageFigures } from '../../tools/bench/measurePage.ts'
import { pages } from '../../tools/bench/pages.ts'
import { playerStorage } from '../../tools/bench/playerStorage.ts'

// Of what `tools/bench/pages.ts` allows, the bytes, requests and chains: they are the same on every machine. The times stand in
// `npm run bench`.
test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

const quick: MeasureOptions = { profile: fastPhone, quietMs: 2_000 }

let floor: PageFigures
test.beforeAll(async ({ browser }) => {
  const bare = await serveBarePage()
  try {
    floor = (await measurePage(browser, bare.url, { ...quick, ready: 'h1' })).figures
  } finally {
    bare.close()
  }
})

for (const { name, path, as, ready, weight } of pages)
  test(`the first load of ${name} stays within its bytes, requests and chain`, async ({ browser, baseURL: origin = '' }, info) => {
    const storage = as === 'player' ? { storage: await playerStorage(origin) } : {}
    const { figures, longestChain, traffic } = await measurePage(browser, new URL(path, origin).href, { ...quick, ...storage, ready })
    const limits = checkBudget(weight, figures, floor)
    const description = limits.map(({ figure, value, limit }) => `${figure} ${Number(value.toFixed(2))} of ${limit}`).join(', ')
    process.stdout.write(`${name}: ${description}\n`)
    info.annotations.push({ type: name, description })
    const fetched = traffic.map(({ type, bytes, url }) => `${type} ${bytes} ${url}`).join('\n')
    expect(
      limits.filter(({ isKept }) => !isKept),
      `its longest chain: ${longestChain.join(' > ')}\nall it fetched:\n${fetched}`,
    ).toEqual([])
  })
