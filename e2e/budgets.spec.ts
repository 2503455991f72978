import { expect, test } from '@playwright/test'
import { bytesOf, recordTraffic } from '../tools/bench/traffic.ts'

/**
 * What a visitor's first look at home may cost, as it goes over the wire (kB = 1000 bytes). The times stand in `npm run bench`:
 * they are ratios and belong to no test.
 */
const budget = { scriptBytes: 114_000, pictureBytes: 250_000, requests: 25 }

test('the first load of home stays within its bytes and requests', async ({ page }, info) => {
  const seen = await recordTraffic(page)
  await page.goto('/')
  await expect(page.locator('img[src^="/covers/"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const traffic = seen().filter(({ url }) => !url.endsWith('/sw.js'))
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
  const figures = {
    script: bytesOf(traffic, 'Script'),
    pictures: bytesOf(traffic, 'Image'),
    fonts: bytesOf(traffic, 'Font'),
    requests: traffic.length,
    shift,
  }
  info.annotations.push({ type: 'first load of home', description: JSON.stringify(figures) })
  process.stdout.write(`first load of home: ${JSON.stringify(figures)}\n`)
  expect(figures.script).toBeGreaterThan(0)
  expect(figures.script).toBeLessThanOrEqual(budget.scriptBytes)
  expect(figures.pictures).toBeLessThanOrEqual(budget.pictureBytes)
  expect(figures.requests).toBeLessThanOrEqual(budget.requests)
  expect(figures.shift).toBe(0)
})
