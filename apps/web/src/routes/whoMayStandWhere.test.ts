import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { controlledBrowser, type Asked, type Reply } from '@lagoon/domain/testing/controlledPorts'
import { wireBalances, wirePlayer, wireSettings } from '@lagoon/domain/testing/wire'
import { createApp } from '../boot/createApp.ts'
import { memoryAddressBar } from '../navigation/addressBar.ts'
import { createRouterInMemory } from '../navigation/router.ts'
import { matchRoute } from '../navigation/matchRoute.ts'
import type { Route } from './defineRoute.ts'
import type { RouteEntry } from './routeEntry.ts'
import { routeTable } from './table.ts'

const START = '/about-us'
/** What home asks for, where every refusal leads. */
const ofHome = ['anonymous/lobby', 'history/played']
/** What is asked for before it is known who may stand somewhere. */
const ofGuards = ['anonymous/session', 'anonymous/settings', 'me', 'wallet/balances', 'refresh', 'logout']
const devices = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) Chrome/153',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  'iPad as Mac': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari',
} as const
type Device = keyof typeof devices

const stored = JSON.stringify({ generation: 'g', accessToken: 'acc-1', refreshToken: 'ref-1' })
const sessions = {
  visitor: undefined,
  player: stored,
  'access token expired': stored,
  'both tokens expired': stored,
  'spoilt token': '{"generation":"g","accessToken":"a\\r\\nb","refreshToken":"undefined"}',
} as const
type SessionKind = keyof typeof sessions

/** An address for each route at least, and one of none, by who may stand there. */
const places = {
  everybody: [
    '/email-verification/abc',
    '/thank-you',
    '/mzzpay-thank-you',
    '/win',
    '/nuvei-call-back',
    '/forum-pay-call-back',
    '/nuvei-account-capture-call-back',
    '/',
    '/about-us',
    '/faq',
    '/privacy-policy',
    '/terms',
    '/sweep-rules',
    '/redemption-policy',
    '/responsible-gaming',
    '/news',
    '/news/7',
    '/promotions',
    '/promotions/7',
    '/game-info/slot/x',
    '/games/slot/x',
    '/games',
    '/games/slot',
    '/contact-us',
    '/download',
    '/verify',
    '/no/such/page',
  ],
  visitors: ['/signup', '/login', '/register', '/guest', '/forgot-password', '/reset-password/abc'],
  players: [
    '/play',
    '/change-password',
    '/profileVerify',
    '/game-details/slot/x',
    '/game-details/slot/x/y',
    '/profile?tab=withdraw',
    '/rewards',
    '/all-transaction',
  ],
  'players on a phone': ['/notification', '/mobileWithdraw'],
  'visitors with the free spin on': ['/earn-free-spin'],
} as const
type Audience = keyof typeof places

const isPlayer = (session: SessionKind) => session === 'player' || session === 'access token expired'

/** §4 and the readings, said a second time. */
const expected = (audience: Audience, address: string, session: SessionKind, device: Device): string => {
  const may: Record<Audience, boolean> = {
    everybody: true,
    visitors: !isPlayer(session),
    players: isPlayer(session),
    'players on a phone': isPlayer(session) && device === 'phone',
    'visitors with the free spin on': !isPlayer(session),
  }
  if (may[audience]) return address
  // Home leads on to the log-in, and that back.
  return address === '/profile?tab=withdraw' ? '/login?return=%2Fprofile%3Ftab%3Dwithdraw' : '/'
}

const answerAs =
  (session: SessionKind, earnFreeSpin: 'on' | 'off' | 'fails') =>
  ({ path, headers }: Asked): Reply => {
    const data = (value: unknown): Reply => ({ status: 200, body: { data: value } })
    const no = (status: number): Reply => ({ status, body: { status, message: 'no' } })
    if (path === 'anonymous/session') return data({ startAnonymousSession: { token: 'anon', expiresAt: '2026-03-03T09:00:00.000Z' } })
    if (path === 'anonymous/settings')
      return earnFreeSpin === 'fails' ? no(500) : data({ webSettings: { ...wireSettings, earnFreeSpin: earnFreeSpin === 'on' } })
    if (path === 'refresh') {
      return session === 'access token expired' ? data({ refreshSession: { accessToken: 'acc-2', refreshToken: 'ref-2' } }) : no(401)
    }
    if (path === 'logout') return data({ logout: true })
    const good = session === 'player' ? 'Bearer acc-1' : 'Bearer acc-2'
    if (headers['authorization'] !== good) return no(401)
    return data(path === 'me' ? { me: wirePlayer } : { balances: wireBalances('1') })
  }

const Nothing = () => null

/** The table with its paths and guards, and nothing to look at: what a guard lets through is a place, not a page. */
const bare = (change: (route: Route) => Partial<Route> = () => ({})): RouteEntry[] =>
  routeTable.map((entry) => ({
    ...entry,
    async load() {
      const route = await entry.load()
      return { ...route, component: async () => Nothing, prepare: async () => undefined, ...change(route) }
    },
  }))

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Visit {
  readonly session: SessionKind
  readonly device: Device
  readonly earnFreeSpin?: 'on' | 'off' | 'fails'
}

const open = async (first: string, { session, device, earnFreeSpin = 'on' }: Visit, routes = bare()) => {
  vi.stubGlobal('navigator', { userAgent: devices[device], onLine: true })
  const browser = controlledBrowser((asked) => ({ afterMs: 5, reply: answerAs(session, earnFreeSpin)(asked) }))
  const kept = sessions[session]
  if (kept !== undefined) browser.texts.set('session', kept)
  const bar = memoryAddressBar(first)
  const { domain, navigation } = createApp({
    ports: browser.openTab(),
    origin: 'https://lagoon.example',
    toasts: { show: () => undefined },
    routes,
    bar,
    loadRouter: async () => createRouterInMemory(bar),
    loadLine: () => Promise.reject(new Error('no line here')),
  })
  const passed: string[] = []
  navigation.subscribe(() => {
    const at = navigation.currentAddress()
    if (at !== undefined && passed.at(-1) !== at) passed.push(at)
  })
  const settle = async (opened: Promise<void>) => {
    let isOpened = false
    void opened.then(() => (isOpened = true))
    for (let turn = 0; turn < 200; turn += 1) {
      await browser.pass(20)
      await nextTask()
      if (turn > 3 && isOpened && navigation.address() === navigation.currentAddress()) return
    }
    throw new Error('the route never stood still')
  }
  void domain.store.set(knowSessionAtom)
  await settle(navigation.start())
  return {
    where: () => navigation.currentAddress(),
    passed,
    asked: browser.asked,
    goTo: (address: string) => settle(navigation.navigate(address)),
  }
}

// The clock is turned by hand, and a file that is fetched keeps to no such clock.
beforeAll(async () => {
  const files = import.meta.glob('./*/*.ts')
  await Promise.all([loadCalls(), ...Object.values(files).map((load) => load())])
})
afterEach(() => vi.unstubAllGlobals())

const cells = (Object.keys(places) as Audience[]).flatMap((audience) =>
  places[audience].flatMap((address) =>
    (Object.keys(sessions) as SessionKind[]).flatMap((session) =>
      (Object.keys(devices) as Device[]).map((device) => ({ audience, address, session, device })),
    ),
  ),
)

describe('C1 who may stand where', () => {
  it('C1 every route has its cells', () => {
    const met = new Set(cells.map(({ address }) => matchRoute(routeTable, address.split('?')[0] ?? '').entry))
    expect(routeTable.filter((entry) => !met.has(entry)).map(({ path }) => path)).toEqual([])
  })

  it.each(cells)('C1 $address as $session on $device', async ({ audience, address, session, device }) => {
    const wanted = expected(audience, address, session, device)
    const cold = await open(address, { session, device })
    // A session that turns out to be over leads to the root, whatever page was being opened (§4).
    expect(cold.where()).toBe(session === 'both tokens expired' ? '/' : wanted)
    expect(wanted !== address && cold.passed.includes(address)).toBe(false)

    const warm = await open(START, { session, device })
    await warm.goTo(address)
    expect(warm.where()).toBe(wanted)
    expect(wanted !== address && warm.passed.includes(address)).toBe(false)
    // Of a page where one may not stand nothing is asked but what everybody may know.
    const known = [...ofGuards, ...ofHome, 'anonymous/game']
    expect(wanted !== address && warm.asked.some(({ path }) => !known.includes(path))).toBe(false)
  })
})

describe('C1 the free spin and its setting', () => {
  const visit: Visit = { session: 'visitor', device: 'desktop' }
  it.each([
    ['on', '/earn-free-spin', '/earn-free-spin'],
    ['off', '/', '/'],
    ['fails', '/', START],
  ] as const)('C1 setting %s', async (earnFreeSpin, cold, warm) => {
    const coldVisit = await open('/earn-free-spin', { ...visit, earnFreeSpin })
    expect(coldVisit.where()).toBe(cold)
    const warmVisit = await open(START, { ...visit, earnFreeSpin })
    await warmVisit.goTo('/earn-free-spin')
    expect(warmVisit.where()).toBe(warm)
  })
})

describe('C1 canary', () => {
  const shut: Record<Exclude<Audience, 'everybody'>, SessionKind> = {
    visitors: 'player',
    players: 'visitor',
    'players on a phone': 'visitor',
    'visitors with the free spin on': 'player',
  }
  const guarded = (Object.keys(shut) as (keyof typeof shut)[]).flatMap((audience) =>
    places[audience].map((address) => ({ audience, address, session: shut[audience] })),
  )
  it.each(guarded)('C1 $address without its guard is noticed', async ({ audience, address, session }) => {
    const opened = await open(
      address,
      { session, device: 'desktop' },
      bare(() => ({ guard: undefined })),
    )
    expect(opened.where()).not.toBe(expected(audience, address, session, 'desktop'))
  })
})
