import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasPinnedBrowser } from '../browser.ts'
import { fastPhone, measurePage, measuringLaunch } from './measurePage.ts'

const page = (body: string) =>
  ['text/html', `<!doctype html><meta name=viewport content=width=device-width><body style="margin:0"><h1>hello</h1>${body}`] as const
const script = (text: string) => ['text/javascript', text] as const

/** Pages that are slow, heavy or restless in one known way each. */
const files: Record<string, readonly [type: string, body: string]> = {
  '/plain': page(''),
  '/blocked': page('<script>setTimeout(() => { const end = performance.now() + 300; while (performance.now() < end); }, 200)</script>'),
  // Not in the first half second: Chromium takes a shift soon after the window got its size for one that somebody wanted.
  '/shifting': page('<script>setTimeout(() => { document.body.style.paddingTop = "900px" }, 1500)</script><p>moved</p>'),
  '/chained': page('<script type="module" src="/a.js"></script>'),
  '/a.js': script("import '/b.js'"),
  '/b.js': script("void fetch('/c.json')"),
  '/c.json': ['application/json', '{}'],
  '/heavy': page('<script src="/heavy.js"></script>'),
  '/heavy.js': script(`/* ${'x'.repeat(50_000)} */`),
  '/kept': page('<script>if (localStorage.getItem("who") === "Ada") void fetch("/c.json")</script>'),
}

let server: Server
let browser: Browser
let origin: string
beforeAll(async () => {
  if (!hasPinnedBrowser) return
  server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? []
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch(await measuringLaunch())
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
})

const measured = (path: string, options: object = {}) => measurePage(browser, origin + path, { profile: fastPhone, ...options })

test.skipIf(!hasPinnedBrowser)('a planted fault of a page shows in its own figure', { timeout: 60_000 }, async () => {
  const [plain, blocked, shifting, chained, heavy] = await Promise.all(
    ['/plain', '/blocked', '/shifting', '/chained', '/heavy'].map((path) => measured(path)),
  )
  expect(plain?.figures).toMatchObject({ cls: 0, scriptKB: 0, requests: 1, chain: 1 })
  expect(plain?.figures.fcpMs).toBeGreaterThan(0)
  // All five share one machine: a plain page may block for a moment too, the planted one for 250 ms more.
  expect(blocked?.figures.tbtMs).toBeGreaterThan(200)
  expect(shifting?.figures.cls).toBeGreaterThan(0.1)
  expect(chained?.longestChain.map((url) => new URL(url).pathname)).toEqual(['/chained', '/a.js', '/b.js', '/c.json'])
  expect(chained?.figures).toMatchObject({ requests: 4, chain: 4 })
  expect(heavy?.figures.scriptKB).toBeGreaterThan(50)
  expect(heavy?.figures.scriptKB).toBeLessThan(51)
})

test.skipIf(!hasPinnedBrowser)('a page finds what is kept for it, and one that fails has no figures', { timeout: 60_000 }, async () => {
  const storage = { cookies: [], origins: [{ origin, localStorage: [{ name: 'who', value: 'Ada' }] }] }
  const [visitor, ada] = await Promise.all([measured('/kept'), measured('/kept', { storage, ready: 'h1' })])
  expect(visitor.figures.requests).toBe(1)
  expect(ada.figures.requests).toBe(2)
  await expect(measured('/nowhere')).rejects.toThrow('answers 404')
})
