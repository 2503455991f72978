import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coversFolder } from '@lagoon/covers/folder'
import { gallery } from '@lagoon/covers/gallery'
import { chromium } from 'playwright'
import { browserLaunch } from './browser.ts'

/**
 * A contact sheet of the built covers, to look at: `node tools/coverSheet.ts <out.png> [width] [gameId…]`. Without gameIds it shows every cover.
 */
const [out = 'covers.png', width = '120', ...gameIds] = process.argv.slice(2)
const shown = gameIds.length > 0 ? gameIds : gallery.map((cover) => cover.gameId)
const pictures = shown.map((gameId) => {
  const data = readFileSync(join(coversFolder, `${gameId}.svg`)).toString('base64')
  return `<img width="${width}" src="data:image/svg+xml;base64,${data}" style="border-radius:12px">`
})
const browser = await chromium.launch(await browserLaunch())
const page = await browser.newPage({ viewport: { width: 1280, height: 200 } })
await page.setContent(`<body style="margin:12px;background:#0a111f;display:flex;flex-wrap:wrap;gap:12px">${pictures.join('')}</body>`)
await page.screenshot({ path: out, fullPage: true })
await browser.close()
