import { chromium } from 'playwright'
import { browserLaunch } from '../../tools/browser.ts'
import type { Browser, Size, Where } from './browser.ts'

/** The pinned Chromium, as the measure of the other two. */
export const openChromium = async (viewport: Size): Promise<Browser> => {
  const browser = await chromium.launch(await browserLaunch({ webGl: true }))
  const page = await browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' })
  const frame = () => page.frames()[1]!
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: async <T>(expression: string, where: Where = 'page') => (await (where === 'page' ? page : frame()).evaluate(expression)) as T,
    press: async (x, y, pressMs = 5, where = 'page') =>
      where === 'page'
        ? page.mouse.click(x, y, { delay: pressMs })
        : frame().locator(':root').click({ position: { x, y }, delay: pressMs, force: true }),
    type: async (keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
