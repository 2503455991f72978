import { expect, test, type Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

const isRegistered = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

test('E4 the worker is there once the page is at rest', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => isRegistered(page), { timeout: 31_000 }).toBe(true)
})

test('E4 the worker comes to a page that never rests, after its first paint and within 30 seconds', async ({ page }) => {
  await page.addInitScript(() => {
    const open = new WebSocket(`ws://${location.host}/stomp`, 'v12.stomp')
    const timer = setInterval(() => open.readyState, 1)
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = (...given) => {
      Object.assign(window, { registeredAt: performance.now() })
      return register(...given)
    }
    Object.assign(window, { open, timer })
  })
  await page.goto('/')
  const registered = await page.waitForFunction(() => (window as unknown as { registeredAt?: number }).registeredAt, undefined, {
    timeout: 31_000,
  })
  // A paint is told of a little after it was.
  const painted = await page.waitForFunction(() => performance.getEntriesByType('paint')[0]?.startTime)
  const [registeredAt = Infinity, paintedAt = Infinity] = [await registered.jsonValue(), await painted.jsonValue()]
  expect(registeredAt).toBeLessThanOrEqual(31_000)
  expect(registeredAt).toBeGreaterThanOrEqual(paintedAt)
  await expect.poll(() => isRegistered(page)).toBe(true)
})

test('N1 no text becomes markup, and the worker still comes', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const taken = await page.evaluate(() => {
    try {
      document.body.innerHTML += '<b>x</b>'
      return true
    } catch {
      return false
    }
  })
  expect(taken).toBe(false)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1)
})
