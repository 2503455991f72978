import type { Page } from '@playwright/test'
import { forgotPasswordAddress, loginAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { openFresh, patternOf } from './openFresh.ts'

/** What stands where a link led to nothing: no page, no such thing on it, or a page that broke or stayed empty. */
const NOTHING = /^We can’t find|^There’s no |no longer works$|^Something went wrong|didn’t load$/
/** Of the pages that differ in their game alone, so many are opened; of every other page each that a link leads to. */
const OF_ONE_KIND = 6

/** Pages for who is not in yet: a player has no business there, and is sent home (§4). */
const ofVisitors: readonly string[] = [loginAddress, registerAddress, forgotPasswordAddress]

interface Link {
  readonly address: string
  readonly from: string
}

interface Crawling {
  readonly page: Page
  readonly starts: readonly string[]
  readonly isPlayer: boolean
  /** Done on every page before its links are read. */
  readonly plant?: () => Promise<void>
  /** Whether the links of the first pages alone are looked at. */
  readonly isShallow?: boolean
}

export interface Crawl {
  /** Links that lead nowhere, each with the page that it stands on. */
  readonly dead: readonly string[]
  /** How many addresses were opened. */
  readonly opened: number
}

/** Which of the addresses are opened as one kind: what a game's page looks like does not depend on the game. */
const kindOf = (address: string) => (/\/:type\/:id/.test(patternOf(address)) ? patternOf(address) : address.replace(/#.*/, ''))

const linksHere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, download }) => origin === location.origin && download === '')
      // Files are no pages: they are asked for by the server's own tests.
      .filter(({ pathname }) => !/\.\w+$/.test(pathname))
      .map(({ pathname, search, hash }) => pathname + search + hash),
  )

const lacksPart = async (page: Page, address: string) => (await page.locator(`[id="${address.split('#')[1]}"]`).count()) !== 1

/** What is wrong with where a link led; undefined where it leads to its page. */
const faultHere = async (page: Page, { address }: Link, heading: string, isPlayer: boolean): Promise<string | undefined> => {
  if (NOTHING.test(heading)) return `“${heading}”`
  const { pathname, hash, searchParams } = new URL(address, page.url())
  const at = new URL(page.url()).pathname
  // Who is in already is led on at once: to the page that the log-in was asked for, or home.
  const leadsOn = isPlayer && ofVisitors.includes(pathname)
  const wanted = leadsOn ? new URL(searchParams.get('return') ?? homeAddress, page.url()).pathname : pathname
  // A visitor may be asked to log in first.
  const isAsked = !isPlayer && at === loginAddress
  if (at !== wanted && !isAsked) return `sent on to ${at}`
  return hash !== '' && (await lacksPart(page, address)) ? 'no such part' : undefined
}

/** Opens the app, goes to the pages and to whatever their links lead to, until no link is new. Says what leads nowhere. */
export const crawl = async ({ page, starts, isPlayer, plant, isShallow = false }: Crawling): Promise<Crawl> => {
  const known = new Set(starts)
  const queue: Link[] = starts.map((address) => ({ address, from: 'the route table' }))
  const ofKind = new Map<string, number>()
  const dead: string[] = []
  let opened = 0
  await page.goto('/about-us')
  for (let link = queue.shift(); link; link = queue.shift()) {
    const kind = kindOf(link.address)
    const before = ofKind.get(kind) ?? 0
    ofKind.set(kind, before + 1)
    if (before >= OF_ONE_KIND) continue
    await openFresh(page, link.address)
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    opened += 1
    const isStart = link.from === 'the route table'
    const fault = isStart ? undefined : await faultHere(page, link, heading, isPlayer)
    if (fault !== undefined) dead.push(`${link.address} on ${link.from}: ${fault}`)
    if (isShallow && !isStart) continue
    await plant?.()
    for (const address of await linksHere(page)) {
      // A part of the page that is open: the browser goes there by itself.
      if (address.startsWith(`${link.address.replace(/#.*/, '')}#`)) {
        if (await lacksPart(page, address)) dead.push(`${address} on ${link.address}: no such part`)
        continue
      }
      if (known.has(address)) continue
      known.add(address)
      queue.push({ address, from: link.address })
    }
  }
  return { dead, opened }
}
