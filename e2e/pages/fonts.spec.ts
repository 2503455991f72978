import { expect, test, type Page } from '@playwright/test'

/** What Google calls good is 0.1; this is less than a hundredth of the screen that moves by a hundredth of it. */
const NOTHING = 0.005

/** The families of which a face has come. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status, family }) => status === 'loaded' && !family.includes(' as '))
      .map(({ family }) => family.replaceAll('"', ''))
      .toSorted(),
  )

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`the first view of ${name} takes in the brand's fonts when they come late, and nothing moves`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const asked: string[] = []
    await page.route('**/*.woff2', async (route) => {
      asked.push(route.request().url())
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    for (const address of ['/', '/login', '/faq']) {
      // The load is over when the fonts have come.
      await page.goto(address, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await loaded(page)).toEqual([])
      await page.evaluate(async () => {
        await document.fonts.ready
        // The shift is told with the frame after.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      expect(await loaded(page), address).toEqual(['Bricolage Grotesque Variable', 'Geist Variable'])
      const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
      expect(shift, address).toBeLessThan(NOTHING)
    }
    // Of the whole faces none is needed.
    expect(asked.filter((url) => !url.includes('-first-view-'))).toEqual([])
  })
