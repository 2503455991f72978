import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { CHUNK_TEXT, lose, losses, type Loss } from './lostPieces.ts'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { goTo, HOME, mayStay, routes, type Route } from './routeTable.ts'

interface Piece {
  readonly file: string
  readonly src?: string
  readonly isDynamicEntry?: boolean
  readonly css?: readonly string[]
}

/** What home fetches when it is at rest: it is there before another page asks for anything. */
const comesAtRest = /(playerLine|calls)-/

/** Every piece that is fetched when a page needs it, and the style sheets that come with one. */
const lazyPieces = (): readonly string[] => {
  const manifest = readFileSync(join(import.meta.dirname, '../../apps/web/dist/client/.vite/manifest.json'), 'utf8')
  const lazy = Object.values(JSON.parse(manifest) as Record<string, Piece>).filter(({ isDynamicEntry }) => isDynamicEntry)
  return [...new Set(lazy.flatMap(({ file, css = [] }) => [file, ...css]))].filter((piece) => !comesAtRest.test(piece))
}

/** Opens home and waits until it asks for nothing more. Bounded: Playwright may go on counting a request that the page before left on its way. */
const openHome = async (page: Page) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
}

/** Which of the addresses asks for a piece first, come to from home. What is there before is nobody's. */
const addressesOf = async (page: Page, addresses: readonly Route[]): Promise<ReadonlyMap<string, string>> => {
  const lazy = new Set(lazyPieces())
  const found = new Map<string, string>()
  let currentAddress: string | undefined
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1)
    if (currentAddress !== undefined && lazy.has(file) && !found.has(file)) found.set(file, currentAddress)
  })
  for (const { address } of addresses) {
    currentAddress = undefined
    await openHome(page)
    currentAddress = address
    await goTo(page, address)
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: HOME.heading })).toBeVisible()
  }
  page.removeAllListeners('request')
  return found
}

/** Loses a piece on the way to its address. Answers what it should not: popups in two seconds after it was asked for, reloads in a minute, reloads when asked for. */
const losePiece = async (page: Page, piece: string, address: string, loss: Loss): Promise<string | undefined> => {
  await openHome(page)
  let loads = 0
  const count = () => (loads += 1)
  page.on('load', count)
  await lose(page, `**/${piece}`, loss)
  const asked = page.waitForRequest(`**/${piece}`)
  await goTo(page, address)
  await asked
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

/** Where a visitor may stay besides home, and where a player alone may. */
const addressesFor = async (who: 'visitor' | 'player'): Promise<readonly Route[]> => {
  const known = await Promise.all(
    routes.map(async (route) => ({
      route,
      visitor: await mayStay(route, { isPlayer: false, isPhone: false }),
      player: await mayStay(route, { isPlayer: true, isPhone: false }),
    })),
  )
  return known
    .filter(({ route, visitor, player }) => route.address !== homeAddress && (who === 'visitor' ? visitor : player && !visitor))
    .map(({ route }) => route)
}

test.describe.configure({ mode: 'parallel' })
test.skip(process.env.LONG !== '1', 'takes minutes: npm run test:long')
// A trace of hundreds of loads is most of the time and of no use.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const who of ['visitor', 'player'] as const)
  test(`E1 every lazy piece of a ${who}, lost in every way`, async ({ page }, info) => {
    test.setTimeout(1_200_000)
    if (who === 'player') await logIn(page, 'noah@lagoon.localhost')
    await page.clock.install()
    // Hundreds of loads of home: its covers are the most work of each, and none of the pieces.
    await page.route('**/covers/**', (route) => route.abort())
    const asking = await addressesOf(page, await addressesFor(who))
    let cases = 0
    const all: string[] = []
    for (const [piece, address] of asking)
      for (const loss of Object.keys(losses) as Loss[]) {
        // A browser says of a style sheet only that it did not come; the platform answers a lost one with 404.
        if (piece.endsWith('.css') && loss !== '404' && loss !== 'no connection') continue
        const wrong = await losePiece(page, piece, address, loss)
        if (wrong !== undefined) all.push(wrong)
        cases += 1
      }
    const unmet = lazyPieces().filter((piece) => !asking.has(piece))
    info.annotations.push(
      { type: 'cases', description: String(cases) },
      { type: 'not fetched by an address', description: unmet.join(' ') },
    )
    expect(asking.size).toBeGreaterThan(15)
    expect(all).toEqual([])
  })
