import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devices, type Browser, type BrowserContextOptions, type LaunchOptions } from 'playwright'
import type * as vitals from 'web-vitals'
import { browserLaunch } from '../browser.ts'
import { slowly, type Slowness } from './slowly.ts'
import { bytesOf, longestChain, recordTraffic, type Fetched } from './traffic.ts'

/** The machine and the line that a page is loaded on. */
export interface Profile extends Slowness {
  readonly device: BrowserContextOptions
}

/** A phone of the middle class on a slow mobile line: 4 × slower, 1.6 Mbit/s, 150 ms. */
export const slowPhone: Profile = {
  device: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  slowdown: 4,
  line: { downKbps: 1_600, upKbps: 750, latencyMs: 150 },
}

/** The same phone without its slowness, for figures that do not hang on it. */
export const fastPhone: Profile = { ...slowPhone, slowdown: 1, line: null }

/** One load of a page in figures. kB are 1,000 bytes as they go over the wire. */
export interface PageFigures {
  /** First and largest contentful paint. */
  readonly fcpMs: number
  readonly lcpMs: number
  /** What tasks took beyond 50 ms each, from the start of the load until five seconds after it. */
  readonly tbtMs: number
  readonly cls: number
  readonly scriptKB: number
  readonly styleKB: number
  readonly fontKB: number
  readonly imageKB: number
  readonly totalKB: number
  readonly requests: number
  /** How many files wait for one another, the page itself counted: 1 is a page alone, 3 is page, script, call. */
  readonly chain: number
}

export interface PageLoad {
  readonly figures: PageFigures
  /** What the largest paint showed. */
  readonly lcpElement: string
  readonly longestChain: readonly string[]
  readonly traffic: readonly Fetched[]
}

export interface MeasureOptions {
  /** @default slowPhone */
  readonly profile?: Profile
  /** Cookies and local storage that the page finds, as Playwright keeps them: `{ cookies, origins: [{ origin, localStorage }] }`. */
  readonly storage?: Exclude<BrowserContextOptions['storageState'], string>
  /** Selector of what must be in view before the figures count: a page that failed is light and fast. */
  readonly ready?: string
  /** How long after its load the page is watched. @default 5000 */
  readonly quietMs?: number
}

const QUIET_MS = 5_000
const READY_WITHIN_MS = 30_000
const webVitals = readFileSync(createRequire(import.meta.url).resolve('web-vitals'), 'utf8')

interface Vitals {
  readonly FCP?: number
  readonly LCP?: number
  readonly CLS?: number
  readonly blockedMs: number
  readonly lcpElement: string
}

/** Runs in the page, before anything of its own. web-vitals knows no blocking time, which is a matter of the lab. */
const observe = () => {
  const { onFCP, onLCP, onCLS } = (globalThis as unknown as { webVitals: typeof vitals }).webVitals
  const seen = { FCP: undefined, LCP: undefined, CLS: undefined, blockedMs: 0, lcpElement: '' } as Record<string, unknown> & {
    blockedMs: number
  }
  Object.assign(globalThis, { measured: seen })
  const take = ({ name, value }: { readonly name: string; readonly value: number }) => {
    seen[name] = value
  }
  onFCP(take)
  onCLS(take, { reportAllChanges: true })
  onLCP(
    (metric) => {
      take(metric)
      const { element, url } = metric.entries.at(-1) ?? {}
      seen['lcpElement'] = `${element?.tagName.toLowerCase() ?? '?'} ${url || (element?.textContent ?? '').trim().slice(0, 60)}`
    },
    { reportAllChanges: true },
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Launch options for measuring: the pinned browser, which reaches this machine and nothing else. A game shares the process of its page, as
 * on a phone: in a process of its own it would know nothing of the slowness that the page's session sets.
 */
export const measuringLaunch = async (options: Parameters<typeof browserLaunch>[0] = {}): Promise<LaunchOptions> => {
  const { args = [], ...rest } = await browserLaunch(options)
  return {
    ...rest,
    args: [...args, '--disable-site-isolation-trials', '--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
  }
}

/**
 * Loads a page of this machine (`http://localhost…`) once, with nothing cached, and measures it until five seconds after
 * its load (`quietMs`) and until nothing is on its way any more. Fails where the page answers with an error, or where `ready` does not come.
 */
export const measurePage = async (
  browser: Browser,
  url: string,
  { profile = slowPhone, storage, ready, quietMs = QUIET_MS }: MeasureOptions = {},
): Promise<PageLoad> => {
  const context = await browser.newContext({ ...profile.device, serviceWorkers: 'block', ...(storage && { storageState: storage }) })
  try {
    const page = await context.newPage()
    await slowly(page, profile)
    await page.addInitScript(webVitals)
    await page.addInitScript(observe)
    const seen = await recordTraffic(page)
    const answer = await page.goto(url)
    if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}`)
    const settled = page.waitForTimeout(quietMs)
    if (ready !== undefined) await page.locator(ready).first().waitFor({ timeout: READY_WITHIN_MS })
    await settled
    await page.waitForLoadState('networkidle')
    const vitals = await page.evaluate(() => (globalThis as unknown as { measured: Vitals }).measured)
    if (vitals.FCP === undefined || vitals.LCP === undefined) throw new Error(`${url} painted nothing`)
    const traffic = seen()
    const kB = (type: string) => bytesOf(traffic, type) / 1_000
    const chain = longestChain(traffic)
    return {
      figures: {
        fcpMs: vitals.FCP,
        lcpMs: vitals.LCP,
        tbtMs: vitals.blockedMs,
        cls: vitals.CLS ?? 0,
        scriptKB: kB('Script'),
        styleKB: kB('Stylesheet'),
        fontKB: kB('Font'),
        imageKB: kB('Image'),
        totalKB: traffic.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
        requests: traffic.length,
        chain: chain.length,
      },
      lcpElement: vitals.lcpElement,
      longestChain: chain,
      traffic,
    }
  } finally {
    await context.close()
  }
}
