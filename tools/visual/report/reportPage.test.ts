import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserLaunch, hasPinnedBrowser } from '../../browser.ts'
import { clientScript } from './clientScript.ts'
import { reviewServer } from './reviewServer.ts'
import { sampleRun } from './sampleReport.ts'
import { writeReport } from './writeReport.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const violations = async (page: Page) => {
  await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    return (await tool.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

describe.runIf(hasPinnedBrowser)('the report in a browser', { timeout: 60_000 }, async () => {
  const { paths, run, gone } = await sampleRun()
  let browser: Browser
  let address: string

  beforeAll(async () => {
    ;({ address } = await writeReport(run, gone, paths))
    browser = await chromium.launch(await browserLaunch())
  }, 60_000)
  afterAll(() => browser.close())

  const open = async (at: string = address, width = 1280) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    await page.goto(at)
    return page
  }

  test('from a file: four ways to compare, and the keyboard walks and marks', async () => {
    const page = await open()
    expect(await page.locator('nav h2').allInnerTexts()).toEqual(['kit 1', 'lobby 1', 'wallet 2'])
    expect(await page.locator('#stage figcaption').allInnerTexts()).toEqual(['before', 'after'])
    await page.keyboard.press('2')
    await page.getByLabel('Opacity of after').fill('30')
    expect(await page.getByAltText('after').evaluate((image) => getComputedStyle(image).opacity)).toBe('0.3')
    await page.keyboard.press('3')
    await page.getByLabel('Width of after').fill('25')
    expect(await page.getByAltText('after').evaluate((image) => getComputedStyle(image).clipPath)).toBe('inset(0px 0px 0px 75%)')
    await page.getByLabel('Difference').check()
    expect(await page.locator('#stage img').getAttribute('src')).toContain('-difference.png')
    await page.keyboard.press('a')
    expect(await page.locator('#name').innerText()).toBe('desktop/screens-lobby-home-loaded (failed)')
    expect(await page.locator('#approve').isDisabled()).toBe(true)
    expect(await page.locator('#command').innerText()).toBe('npm run visual:approve -- --pictures phone/kit-button-matrix')
    await page.locator('#next').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('#place').innerText()).toBe('3 of 4')
    await page.getByRole('button', { name: 'Approve all of wallet' }).click()
    expect(await page.locator('#command').innerText()).toBe('npm run visual:approve -- --pictures all')
    await page.close()
  })

  test('axe finds nothing in it, in both color schemes and on a phone, which it fits', async () => {
    for (const [width, colorScheme] of [
      [1280, 'dark'],
      [390, 'light'],
    ] as const) {
      const page = await open(address, width)
      await page.emulateMedia({ colorScheme })
      await page.keyboard.press('a')
      for (const key of ['1', '2', '3', '4']) {
        await page.keyboard.press(key)
        expect(await violations(page)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.close()
    }
  })

  test('in the review an approval is written at once', async () => {
    const server = reviewServer(await clientScript(), paths)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const page = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await page.getByRole('button', { name: 'Approve all of wallet' }).click()
    await page.getByText('2 approved').waitFor()
    expect(existsSync(join(paths.baseline, 'desktop/screens-wallet-buy-packages.webp'))).toBe(true)
    expect(existsSync(join(paths.baseline, 'phone/screens-wallet-buy-forgotten.webp'))).toBe(false)
    expect(await violations(page)).toEqual([])
    await page.reload()
    expect(await page.locator('[data-approved]').count()).toBe(2)
    await page.close()
    server.close()
    server.closeAllConnections()
  })

  test('nothing to review is said in one line', async () => {
    const nothing = await sampleRun()
    const { address: empty } = await writeReport({ pictures: [] }, [], { ...nothing.paths, difference: join(nothing.paths.report, 'none') })
    const page = await open(empty)
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(['No picture changed of 0 compared'])
    expect(await violations(page)).toEqual([])
    await page.close()
  })
})
