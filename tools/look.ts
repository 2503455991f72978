import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserLaunch } from './browser.ts'

// Takes a picture of one story of a running Storybook: node tools/look.ts <story-id> [--width 390] [--theme day] [--full]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    theme: { type: 'string', default: 'night' },
    out: { type: 'string', default: join(import.meta.dirname, '../dist/look') },
    url: { type: 'string', default: 'http://localhost:6006' },
    zoom: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
  },
})
mkdirSync(values.out, { recursive: true })
const browser = await chromium.launch(await browserLaunch())
const zoom = Number(values.zoom)
const width = Math.round(Number(values.width) / zoom)
const page = await browser.newPage({
  viewport: { width, height: Math.round((width < 600 ? 844 : 800) / (width < 600 ? 1 : zoom)) },
  deviceScaleFactor: zoom,
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
  locale: 'en-US',
})
page.on('pageerror', (e) => console.error(`page error: ${e.message}`))
for (const id of positionals) {
  await page.goto(`${values.url}/iframe.html?id=${id}&viewMode=story&globals=theme:${values.theme}`)
  await page.locator('body.sb-show-main:not(.sb-show-preparing-story), body.sb-show-errordisplay').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const file = join(values.out, `${id}-${values.width}-${values.theme}${zoom === 1 ? '' : `-x${zoom}`}.png`)
  await page.screenshot({ path: file, fullPage: values.full })
  console.log(file)
}
await browser.close()
