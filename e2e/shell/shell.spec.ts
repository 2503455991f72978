import { expect, test, type Page, type Route } from '@playwright/test'
import { CHUNK_TEXT, lose, losses, type Loss } from '../pages/lostPieces.ts'
import { ports } from '../testing/ports.ts'
import { reached } from '../testing/reached.ts'

/** Presses a link of ours, as the player would, without a reload. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const anchor = Object.assign(document.createElement('a'), { href })
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
  }, address)

const countLoads = (page: Page) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

const openLogin = async (page: Page) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await follow(page, '/login')
  return loads
}

test.describe('E1 a lost piece of the app', () => {
  for (const loss of Object.keys(losses) as Loss[]) {
    test(`E1 a script: ${loss}`, async ({ page }) => {
      await lose(page, '**/assets/Login-*.js', loss)
      const loads = await openLogin(page)
      const popup = page.getByRole('alertdialog')
      await expect(popup).toContainText(CHUNK_TEXT, { timeout: 2_000 })
      await expect(popup).toHaveCount(1)
      await page.waitForTimeout(3_000)
      expect(loads()).toBe(0)
      await page.unroute('**/assets/Login-*.js')
      await popup.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      expect(loads()).toBe(1)
    })
  }

  test('E1 a stylesheet', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.css', (route) => route.abort())
    await follow(page, '/login')
    await expect(page.getByRole('alertdialog')).toContainText(CHUNK_TEXT, { timeout: 2_000 })
    await reached(page.getByRole('alertdialog'), 'shell', 'popup-chunk-failure', 'shown')
  })

  test('E1 a stylesheet of the first page', async ({ page }) => {
    // The page that the service worker keeps: its styles are files, where the server's pages carry theirs.
    await page.goto('/app.html')
    const [style = ''] = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ({ href }) => href).slice(-1),
    )
    await page.route(style, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alertdialog')).toContainText(CHUNK_TEXT)
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
  })

  test('E1 the piece that draws popups is lost too', async ({ page }) => {
    await lose(page, '**/assets/Login-*.js', 'no connection')
    await lose(page, '**/assets/PopupHandler-*.js', 'no connection')
    const loads = await openLogin(page)
    await expect(page.getByRole('alertdialog')).toContainText(CHUNK_TEXT, { timeout: 2_000 })
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(loads()).toBe(1)
  })
})

test('E2 another version on the server: one popup, stored before one reload, then none', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('set') === null) localStorage.setItem('lagoon.appVersion', 'an-older-one')
    sessionStorage.setItem('set', 'yes')
  })
  await page.goto('/games')
  const popup = page.getByRole('alertdialog', { name: 'A new version is available' })
  await reached(popup, 'shell', 'popup-update', 'update-available')
  const reloaded = page.waitForEvent('load')
  await popup.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  expect(await page.evaluate(() => localStorage.getItem('lagoon.appVersion'))).not.toBe('an-older-one')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('an app that embeds this one hides header and footer by its entry, until home takes the entry away', async ({ page }) => {
  const banner = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const entry = () => page.evaluate(() => localStorage.getItem('hideLayout'))
  await page.addInitScript(() => {
    if (sessionStorage.getItem('set') === null) localStorage.setItem('hideLayout', 'true')
    sessionStorage.setItem('set', 'yes')
  })
  await page.goto('/games')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(footer).toHaveCount(0)
  expect(await entry()).toBe('true')
  const loads = countLoads(page)
  await follow(page, '/')
  await expect(banner).toBeVisible()
  await expect(footer).toBeVisible()
  await expect.poll(entry).toBeNull()
  expect(loads()).toBe(0)
  await page.goto('/games')
  await page.waitForLoadState('networkidle')
  await expect(banner).toBeVisible()
  await expect(footer).toBeVisible()
})

test('C1 a guarded page asks for nothing and shows nothing before its guard has decided', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/graphql/')) asked.push(pathname.slice('/graphql/'.length))
  })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document, { childList: true, subtree: true })
  })
  for (const address of ['/rewards', '/all-transaction', '/profile?tab=wallet', '/game-details/slot/moonlit-tides', '/change-password']) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
    expect(seen).not.toMatch(/not open yet|Rewards to claim|Transactions|Change your password/)
  }
  expect(asked.filter((path) => !path.startsWith('anonymous/'))).toEqual([])
})

test('B4 the lobby goes offline while the player looks elsewhere, says so in one place, and comes back by itself', async ({ page }) => {
  const hostile = 'Back at noon <img src=x onerror="document.title=1">'
  await page.route('**/graphql/anonymous/lobby', (route) => route.fulfill({ status: 503, json: { status: 503, message: hostile } }))
  // With a query, so that the page asks: without one its answers come with it.
  await page.goto('/games?q=moon')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(hostile)).toHaveCount(1)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await page.unroute('**/graphql/anonymous/lobby')
  await expect(page.getByRole('heading', { name: /Laid-back games/ })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(hostile)).toHaveCount(0)
})

test.describe('N4 the marketing script', () => {
  const script = `http://localhost:${ports.marketing}/sdk.js`
  /** In the answer to a call, and in the one that a page carries. */
  const switchOn = async (page: Page) => {
    const answerOn = async (route: Route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text
        .replaceAll('"isOptimoveEnable":false', '"isOptimoveEnable":true')
        .replaceAll('"marketingSdkUrl":null', `"marketingSdkUrl":${JSON.stringify(script)}`)
      await route.fulfill({ response, body })
    }
    await page.route('**/graphql/anonymous/settings', answerOn)
    await page.route(
      ({ pathname }) => !pathname.includes('.'),
      (route) => (route.request().resourceType() === 'document' ? answerOn(route) : route.fallback()),
    )
  }
  const countScripts = (page: Page) => {
    let count = 0
    page.on('request', (request) => (count += request.url().startsWith(`http://localhost:${ports.marketing}`) ? 1 : 0))
    return () => count
  }
  /** The settings are read on every start, by whoever only looks, too. */
  const rest = (page: Page) => page.waitForLoadState('networkidle')

  test('N4 switched off: nobody asks for it', async ({ page }) => {
    const asked = countScripts(page)
    await page.goto('/')
    await rest(page)
    await follow(page, '/games')
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(0)
  })

  test('N4 switched on: once, and a page where money moves is a document without it', async ({ page }) => {
    await switchOn(page)
    const asked = countScripts(page)
    await page.goto('/')
    await rest(page)
    await expect.poll(asked).toBeGreaterThan(0)
    const loads = countLoads(page)
    await follow(page, '/games')
    await expect(page).toHaveURL('/games')
    expect(loads()).toBe(0)
    await follow(page, '/thank-you')
    await expect.poll(loads).toBe(1)
    const before = asked()
    await rest(page)
    expect(asked()).toBe(before)
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(0)
  })

  test('N4 blocked: the app goes on', async ({ page }) => {
    await switchOn(page)
    await page.route(script, (route) => route.abort())
    await page.goto('/')
    await rest(page)
    await follow(page, '/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  })
})
