import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { openFresh, openNowhere } from './openFresh.ts'
import { mayStay, routes, type Who } from './routeTable.ts'

// The smallest phone, and a window of 1,280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })
test.describe.configure({ timeout: 600_000 })

/** What is wider than the window, or whose words are cut at its edge. What is pushed along by hand, and what is for a reader alone, is neither. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPushed = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
      return false
    }
    const isForReaderAlone = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none' || getComputedStyle(at).clip !== 'auto') return true
      return false
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 0 && (right > innerWidth + 0.5 || left < -0.5) && !isPushed(element) && !isForReaderAlone(element))
        cut.push(`“${node.textContent.trim().slice(0, 40)}” ends at ${Math.round(right)}`)
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...cut] : cut
  })

const walk = async (page: Page, who: Who) => {
  await page.goto('/about-us')
  for (const route of routes) {
    if (!(await mayStay(route, who))) continue
    await openFresh(page, route.address)
    expect.soft(await tooWide(page), `at ${route.address}`).toEqual([])
  }
}

test('at 320 px no page of a visitor is wider than the window', async ({ page }) => {
  await walk(page, { isPlayer: false, isPhone: false })
})

test('at 320 px no page of a player is wider than the window', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await walk(page, { isPlayer: true, isPhone: false })
})

test('canary: a word that sticks out is told', async ({ page }) => {
  await page.goto('/about-us')
  await openNowhere(page)
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.textContent = 'a line that does not break'
    wide.style.cssText = 'white-space:nowrap;margin-inline-start:300px'
    document.querySelector('main')?.append(wide)
  })
  expect((await tooWide(page)).join()).toContain('a line that does not break')
})
