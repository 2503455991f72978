import { expect, test } from '@playwright/test'
import { logIn } from './logIn.ts'

// Not the server's: what is rendered there may depend on no clock of its own.
test.use({ timezoneId: 'Pacific/Auckland', serviceWorkers: 'block' })

/** Public pages with data and without, and what stands on them before any script has run. */
const rendered = [
  ['/', /Laid-back games/],
  ['/games', 'All games'],
  ['/games/slot', 'Slots'],
  ['/games/slot/moonlit-tides', 'Moonlit Tides'],
  ['/login', 'Log in'],
  ['/register', 'Create your account'],
  ['/news', 'News'],
  ['/promotions', 'Promotions'],
  ['/faq', 'FAQ'],
  ['/contact-us', 'Contact us'],
] as const

for (const [address, heading] of rendered)
  test(`${address} comes rendered, and the app takes over what stands there without a call`, async ({ page }) => {
    const complaints: string[] = []
    const asked: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // Its styles came inside the page.
      if (pathname.startsWith('/graphql/') || pathname.endsWith('.css')) asked.push(pathname)
    })
    // What was there before the first script is marked, so that markup made anew is told from markup taken over.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => document.querySelector('h1')?.setAttribute('data-as-it-came', ''), { once: true })
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1[data-as-it-came]')).toHaveCount(1)
    expect(asked).toEqual([])
    // What only the app does: it follows a link without another document.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Lagoon')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(complaints).toEqual([])
  })

test('what is typed into a rendered form before the app has come is still there, and is sent', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email or display name').fill('nobody@lagoon.localhost')
  await page.getByLabel('Password', { exact: true }).fill('Fast-Typist-7')
  typed.resolve()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Email or password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Email or display name')).toHaveValue('nobody@lagoon.localhost')
})

test('a page that depends on its query, its visitor or its device comes without markup', async ({ request }) => {
  for (const address of ['/games?q=moon', '/profile', '/download', '/news/no-such-news', '/no/such/page'])
    expect(await (await request.get(address)).text(), address).toContain('<div id="root"></div>')
})

const askedEarly = ['/graphql/me']
const playersPages = [
  ['/game-details/slot/moonlit-tides', 'Moonlit Tides', [...askedEarly, '/graphql/anonymous/game']],
  ['/profile?tab=game-history', 'Slot history', [...askedEarly, '/graphql/history/slots']],
  ['/profile?tab=wallet', 'Wallet', askedEarly],
] as const

for (const [address, heading, early] of playersPages)
  test(`a player’s page, ${address}, asks before its scripts have come, and not again`, async ({ page }) => {
    await logIn(page, 'noah@lagoon.localhost')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/graphql/')) asked.push(pathname)
    })
    let letScriptsCome: () => void = () => undefined
    const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await scriptsMayCome
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => asked).toEqual(early)
    letScriptsCome()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(asked.slice(early.length).filter((path) => (early as readonly string[]).includes(path))).toEqual([])
  })
