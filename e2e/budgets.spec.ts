import { expect, test } from '@playwright/test'

/**
 * What a visitor's first look at home may cost, as it goes over the wire (kB = 1000 bytes). The times stand in `npm run bench`:
 * they are ratios and belong to no test.
 */
const budget = { scriptBytes: 116_600, pictureBytes: 250_000, requests: 25 }

test('the first load of home stays within its bytes and requests', async ({ page, context }, info) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, { type: string; url: string; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds.set(requestId, { type: type ?? 'Other', url: request.url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = kinds.get(requestId)
    if (seen) seen.bytes = encodedDataLength
  })
  await page.goto('/')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const requests = [...kinds.values()].filter((r) => !r.url.endsWith('/sw.js') && r.type !== 'WebSocket')
  const bytes = (type: string) => requests.filter((r) => r.type === type).reduce((sum, r) => sum + r.bytes, 0)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
  const figures = { script: bytes('Script'), pictures: bytes('Image'), fonts: bytes('Font'), requests: requests.length, shift }
  info.annotations.push({ type: 'first load of home', description: JSON.stringify(figures) })
  process.stdout.write(`first load of home: ${JSON.stringify(figures)}\n`)
  expect(figures.script).toBeGreaterThan(0)
  expect(figures.script).toBeLessThanOrEqual(budget.scriptBytes)
  expect(figures.pictures).toBeLessThanOrEqual(budget.pictureBytes)
  expect(figures.requests).toBeLessThanOrEqual(budget.requests)
  expect(figures.shift).toBe(0)
})
