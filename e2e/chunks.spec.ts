import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { logIn } from './logIn.ts'
import { goTo, mayStay, routes } from './routeTable.ts'

const CHUNK_TEXT = 'Please try again! Page is not loading correctly due to a network issue.'

/** Ways in which a piece gets lost. */
const losses = {
  '404': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page in its place': { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' },
  'no connection': 'abort',
  'a syntax error': { status: 200, contentType: 'text/javascript', body: 'export const {' },
} as const
type Loss = keyof typeof losses

interface Piece {
  readonly file: string
  readonly src?: string
  readonly isDynamicEntry?: boolean
  readonly css?: readonly string[]
}

/** What comes when the page is at rest and no page waits for: lost, it is missing without a word. */
const comesAtRest = /(stompLine|ThemeChooser)-/

/** Every piece that a page waits for when it is needed, and the style sheets that come with one. */
const lazyPieces = (): readonly string[] => {
  const manifest = readFileSync(join(import.meta.dirname, '../apps/web/dist/client/.vite/manifest.json'), 'utf8')
  const lazy = Object.values(JSON.parse(manifest) as Record<string, Piece>).filter(({ isDynamicEntry }) => isDynamicEntry)
  return [...new Set(lazy.flatMap(({ file, css = [] }) => [file, ...css]))].filter((piece) => !comesAtRest.test(piece))
}

const openHome = async (page: Page) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

/** Which address asks for a piece first, come to from home. What is there before is nobody's. */
const addressesOf = async (page: Page, isPlayer: boolean): Promise<ReadonlyMap<string, string>> => {
  const lazy = new Set(lazyPieces())
  const found = new Map<string, string>()
  let standsAt: string | undefined
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1)
    if (standsAt !== undefined && lazy.has(file) && !found.has(file)) found.set(file, standsAt)
  })
  for (const route of routes.filter((each) => mayStay(each.for, { isPlayer, isPhone: false }))) {
    standsAt = undefined
    await openHome(page)
    standsAt = route.address
    await goTo(page, route.address)
    await page.waitForLoadState('networkidle')
  }
  page.removeAllListeners('request')
  return found
}

/** Loses a piece on the way to its address. Answers what it should not: popups in two seconds, reloads in a minute, reloads when asked for. */
const losePiece = async (page: Page, piece: string, address: string, loss: Loss): Promise<string | undefined> => {
  await openHome(page)
  let loads = 0
  const count = () => (loads += 1)
  page.on('load', count)
  await page.route(`**/${piece}`, (route) => {
    const answer = losses[loss]
    return answer === 'abort' ? route.abort() : route.fulfill(answer)
  })
  await goTo(page, address)
  const popup = page.getByRole('alertdialog').filter({ hasText: CHUNK_TEXT })
  await popup
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined)
  await page.clock.runFor(60_000)
  const [popups, byItself] = [await popup.count(), loads]
  await page.unroute(`**/${piece}`)
  if (popups === 1) {
    const loaded = page.waitForEvent('load', { timeout: 10_000 }).catch(() => undefined)
    await popup.getByRole('button', { name: 'Update' }).click()
    await loaded
  }
  page.off('load', count)
  const outcome = `${popups} popups, ${byItself} reloads by itself, ${loads} in all`
  return outcome === '1 popups, 0 reloads by itself, 1 in all' ? undefined : `${piece} at ${address}, ${loss}: ${outcome}`
}

test.describe('E1 every lazy piece', () => {
  test.describe.configure({ mode: 'parallel' })
  test.skip(process.env.LONG !== '1', 'takes minutes: npm run test:long')
  test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

  for (const who of ['visitor', 'player'] as const)
    test(`E1 of a ${who}, lost in every way`, async ({ page }, info) => {
      test.setTimeout(1_200_000)
      if (who === 'player') await logIn(page, 'noah@lagoon.localhost')
      await page.clock.install()
      const addresses = await addressesOf(page, who === 'player')
      let cases = 0
      const all: string[] = []
      for (const [piece, address] of addresses)
        for (const loss of Object.keys(losses) as Loss[]) {
          // A browser says of a style sheet only that it did not come; the platform answers a lost one with 404.
          if (piece.endsWith('.css') && loss !== '404' && loss !== 'no connection') continue
          const wrong = await losePiece(page, piece, address, loss)
          if (wrong !== undefined) all.push(wrong)
          cases += 1
        }
      const unmet = lazyPieces().filter((piece) => !addresses.has(piece))
      info.annotations.push(
        { type: 'cases', description: String(cases) },
        { type: 'not fetched by an address', description: unmet.join(' ') },
      )
      expect(addresses.size).toBeGreaterThan(15)
      expect(all).toEqual([])
    })
})
