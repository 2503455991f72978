import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sirv from 'sirv'
import { measuringLaunch } from './measurePage.ts'

const root = join(import.meta.dirname, '../..')
const STORY = 'kit-datagrid--hundred-thousand'
/** A frame that takes longer is seen as a stutter: two frames of a screen of 60 Hz. */
const SLOW_FRAME_MS = 32
const MOST_SLOW = 0.01
/** How much the heap may have grown once the history was scrolled from end to end, MB. */
const MOST_HEAP_GROWTH = 10
const NOTCHES = 600
const SETTLED_MS = 2_000

interface Scrolled {
  readonly frames: number
  readonly slowShare: number
  readonly longestMs: number
  readonly heapGrowthMb: number
  readonly rows: number
}

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Turns the wheel as a person does and notes how far apart the frames were. */
const scroll = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { frameTimes: times })
  })
  for (let notch = 0; notch < NOTCHES; notch += 1) await page.mouse.wheel(0, 240)
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

const measure = async (url: string): Promise<Scrolled> => {
  const browser = await chromium.launch(await measuringLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => addEventListener('scroll', () => scrollY > 0 && Object.assign(window, { hasScrolled: true })))
    await page.goto(url)
    // The story's own play scrolls to the end and back first.
    await page.waitForFunction(() => 'hasScrolled' in window && scrollY === 0)
    await page.locator('[data-key="movement-0"]').waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const before = await heapOf(page)
    await page.mouse.move(640, 400)
    const gaps = await scroll(page)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('[data-key="movement-99999"]').waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator('[data-key="movement-0"]').waitFor()
    return {
      frames: gaps.length,
      slowShare: gaps.filter((gap) => gap > SLOW_FRAME_MS).length / gaps.length,
      longestMs: Math.max(...gaps),
      heapGrowthMb: (await heapOf(page)) - before,
      rows: await page.locator('[data-key]').count(),
    }
  } finally {
    await browser.close()
  }
}

/** Scrolls a history of 100,000 rows in Storybook's build; prints the figures and answers whether they were kept. */
export const benchScroll = async (): Promise<boolean> => {
  if (spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' }).status !== 0) return false
  const server = createServer(sirv(join(root, 'dist/storybook'), { etag: true }))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const scrolled = await measure(`http://localhost:${port}/iframe.html?id=${STORY}&viewMode=story`)
    const isKept = scrolled.slowShare <= MOST_SLOW && scrolled.heapGrowthMb <= MOST_HEAP_GROWTH
    console.table({ history: { ...scrolled, mostSlow: MOST_SLOW, mostHeapGrowthMb: MOST_HEAP_GROWTH, isKept } })
    return isKept
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
