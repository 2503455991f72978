import { expect, test } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { isOnPhone, phoneAgent } from '../testing/phone.ts'
import { crawl } from './linkCrawl.ts'
import { mayStay, routes, type Who } from './routeTable.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...phoneAgent })
test.describe.configure({ timeout: 600_000 })

const startsOf = async (who: Who) => {
  const stays = await Promise.all(routes.map(async (route) => ((await mayStay(route, who)) ? [route.address] : [])))
  return stays.flat()
}

test('R2 every link that a visitor meets leads to a page that is there', async ({ page }, info) => {
  const starts = await startsOf({ isPlayer: false, isPhone: isOnPhone(info) })
  const { dead, opened } = await crawl({ page, starts, isPlayer: false })
  expect(opened).toBeGreaterThan(30)
  expect(dead).toEqual([])
})

test('R2 every link that a player meets leads to a page that is there', async ({ page }, info) => {
  const isPhone = isOnPhone(info)
  await logIn(page, isPhone ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost')
  const { dead, opened } = await crawl({ page, starts: await startsOf({ isPlayer: true, isPhone }), isPlayer: true })
  expect(opened).toBeGreaterThan(40)
  expect(dead).toEqual([])
})

test('canary: a link to no page, to no game and to no part of a page is told', async ({ page }) => {
  const plant = async () => {
    if (new URL(page.url()).pathname !== '/about-us') return
    await page.evaluate(() => {
      for (const href of ['/no-such-place', '/games/slot/no-such-game', '/faq#no-such-part']) {
        const link = document.createElement('a')
        link.href = href
        document.querySelector('main')?.append(link)
      }
    })
  }
  const { dead } = await crawl({ page, starts: ['/about-us'], isPlayer: false, plant, isShallow: true })
  expect(dead.map((fault) => fault.split(' ')[0])).toEqual(['/no-such-place', '/games/slot/no-such-game', '/faq#no-such-part'])
})
