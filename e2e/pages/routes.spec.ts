import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { isOnPhone, phoneAgent } from '../testing/phone.ts'
import { BROKEN, goTo, HOME, leadsToLogin, LOGIN, mayStay, NOWHERE, routes, type Who } from './routeTable.ts'
import { axeFinds } from '../testing/axe.ts'

const walk = async (page: Page, who: Who) => {
  await page.goto('/about-us')
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console at ${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error at ${page.url()}: ${error.message}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // The console is listened to.
      globalThis.reportError(new Error(`CSP ${violatedDirective} ${blockedURI}`)),
    )
  })
  const looked = new Set<string>()
  for (const route of routes) {
    const stays = await mayStay(route, who)
    const heading = page.getByRole('heading', { level: 1 })
    // From a place that no route has: what stood there cannot be taken for the next page.
    await goTo(page, NOWHERE.address)
    await expect(heading).toHaveText([NOWHERE.heading])
    if (route.address !== NOWHERE.address) {
      await goTo(page, route.address)
      await expect.soft(heading, `heading at ${route.address}`).not.toHaveText([NOWHERE.heading])
    }
    const elsewhere = (await leadsToLogin(route, who)) ? LOGIN : HOME
    await expect.soft(page, `title at ${route.address}`).toHaveTitle(`${stays ? route.title : elsewhere.title} · Lagoon`)
    await expect.soft(page.locator('[aria-busy="true"]'), `waiting at ${route.address}`).toHaveCount(0)
    await expect.soft(heading, `heading at ${route.address}`).toHaveCount(1)
    await expect.soft(heading.filter({ hasText: BROKEN }), `broken at ${route.address}`).toHaveCount(0)
    if (!stays) await expect.soft(heading, `heading at ${route.address}`).toHaveText([elsewhere.heading])
    const place = new URL(page.url()).pathname + new URL(page.url()).search
    if (stays) expect.soft(place).toBe(route.address)
    if (looked.has(place)) continue
    looked.add(place)
    expect.soft(await axeFinds(page), `axe at ${place}`).toEqual([])
  }
  expect.soft(complaints).toEqual([])
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  ...phoneAgent,
})

test('N2 a visitor meets a page of ours on every route, or home', async ({ page }, info) => {
  test.skip(isOnPhone(info), 'the player walks on a phone')
  await walk(page, { isPlayer: false, isPhone: isOnPhone(info) })
})

test('N2 a player meets a page of ours on every route, or home', async ({ page }, info) => {
  const isPhone = isOnPhone(info)
  await logIn(page, isPhone ? 'marina@lagoon.localhost' : 'noah@lagoon.localhost')
  await walk(page, { isPlayer: true, isPhone })
})
