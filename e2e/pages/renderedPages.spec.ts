import { expect, test, type Page } from '@playwright/test'
import { APP_VERSION_HEADER } from '../../packages/contract/src/http/http.ts'
import { logIn } from '../testing/logIn.ts'
import { fillSignUp } from '../testing/signUp.ts'

// Not the server's: what is rendered there may depend on no clock of its own.
test.use({ timezoneId: 'Pacific/Auckland' })

/** Holds scripts of the page back until the answered function is called. */
const holdScripts = async (page: Page, addresses: string): Promise<() => void> => {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
/** Marks the heading of the page as it came, so that markup made anew is told from markup taken over. */
const markAsItCame = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => document.querySelector('h1')?.setAttribute('data-as-it-came', ''), { once: true })
  })
/** Longer than the app waits for the data of a page whose scripts are there. */
const PAST_PATIENCE_MS = 2_000

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
    await markAsItCame(page)
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

for (const [late, addresses] of [
  ['the app', '**/assets/index-*.js'],
  ['the page’s own script', '**/assets/Login-*.js'],
] as const)
  test(`what is typed into a rendered form before ${late} has come is still there, and is sent`, async ({ page }) => {
    await markAsItCame(page)
    const letScriptsCome = await holdScripts(page, addresses)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email or display name').fill('nobody@lagoon.localhost')
    await page.getByLabel('Password', { exact: true }).fill('Fast-Typist-7')
    await page.waitForTimeout(PAST_PATIENCE_MS)
    letScriptsCome()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Email, display name, or password is incorrect')).toBeVisible()
    await expect(page.getByLabel('Email or display name')).toHaveValue('nobody@lagoon.localhost')
    await expect(page.locator('h1[data-as-it-came]')).toHaveCount(1)
  })

test('a form that is sent before the app has come is sent when it comes, once, with what was typed and ticked', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/graphql/anonymous/player-basic-info', async (route) => {
    sent.push((route.request().postDataJSON() as { variables: unknown }).variables)
    await route.abort()
  })
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto('/register', { waitUntil: 'commit' })
  await fillSignUp(page, 'early_bird_7', 'early.bird@lagoon.example', '+14155550177', 'Fast-Typist-7')
  letScriptsCome()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent).toEqual([
    { input: expect.objectContaining({ displayName: 'early_bird_7', email: 'early.bird@lagoon.example', password: 'Fast-Typist-7' }) },
  ])
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
})

test('a form that is changed after it was sent early waits for another press', async ({ page }) => {
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email or display name').fill('nobody@lagoon.localhost')
  await page.getByLabel('Password', { exact: true }).fill('Fast-Typist-7')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Fast-Typist-8')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  letScriptsCome()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/graphql/login')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Fast-Typist-8')
})

test('what a player types into a page as visitors get it stays, with the focus, when the app draws theirs', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await page.getByLabel('Your name').fill('Noah')
  await page.getByLabel('Message').fill('I was faster than the scripts.')
  letScriptsCome()
  await expect(page.getByRole('button', { name: /account|menu/i }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Your name')).toHaveValue('Noah')
  await expect(page.getByLabel('Message')).toHaveValue('I was faster than the scripts.')
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('what was typed before the app has come is named by an update that would drop it', async ({ page }) => {
  await page.route('**/graphql/anonymous/captcha', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), [APP_VERSION_HEADER]: '99.0.0' } })
  })
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await page.getByLabel('Message').fill('I was faster than the scripts.')
  letScriptsCome()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alertdialog').getByText(/“Contact us” has unsaved changes/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('I was faster than the scripts.')
})

test('a page that depends on its query, its visitor or its device comes without markup', async ({ request }) => {
  for (const address of ['/games?q=moon', '/download', '/news/no-such-news', '/no/such/page'])
    expect(await (await request.get(address)).text(), address).toContain('<div id="root"></div>')
})

test('a player’s page shows its bars before its scripts have come, and they stay where they are', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  const letScriptsCome = await holdScripts(page, '**/assets/*.js')
  await page.goto('/profile?tab=packages', { waitUntil: 'commit' })
  const bar = page.locator('header').first()
  await expect(bar).toBeVisible()
  const before = await bar.boundingBox()
  // Nothing hears a press yet, so nothing can be pressed.
  await expect(page.locator('#root > [inert]')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  letScriptsCome()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
  expect(await bar.boundingBox()).toEqual(before)
})

const askedEarly = ['/graphql/me']
const playersPages = [
  ['/game-details/slot/moonlit-tides', 'Moonlit Tides', [...askedEarly, '/graphql/anonymous/game']],
  ['/profile?tab=game-history', 'Slot history', [...askedEarly, '/graphql/history/slots']],
  ['/profile?tab=packages', 'Packages', [...askedEarly, '/graphql/wallet/cashier']],
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
    const letScriptsCome = await holdScripts(page, '**/assets/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => asked).toEqual(early)
    letScriptsCome()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(asked.slice(early.length).filter((path) => (early as readonly string[]).includes(path))).toEqual([])
  })

test('what is sent before the scripts of its page have come goes nowhere, least of all into the address', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email or display name').fill('noah@lagoon.localhost')
  await password.fill('Not-In-The-Address-1')
  await page.getByRole('button', { name: 'Log in' }).click({ noWaitAfter: true })
  // As long as a submission by the browser would take to change the address.
  await page.waitForTimeout(500)
  // Asked of the page itself: Playwright waits for the navigation that was refused.
  const left = await page.evaluate(() => [location.search, document.querySelector<HTMLInputElement>('[name="password"]')?.value])
  expect(left).toEqual(['', 'Not-In-The-Address-1'])
})
