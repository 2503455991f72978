import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { wireBalances, wirePlayer } from '../testing/wire.ts'
import { logOutAtom } from './session.atoms.ts'
import { describe, expect, it } from 'vitest'
import { targetOf } from '../client/target.ts'
import { askCountry } from '../client/ipLookup.ts'
import { decideError } from '../errors/catalog.ts'
import type { Ports } from '../ports/ports.ts'
import { webSettings } from '../shell/shell.operations.ts'
import { casesOf, countCases, seedsOf } from '@lagoon/testing/cases'
import { controlledBrowser, type Asked } from '../testing/controlledPorts.ts'
import { seeded } from '@lagoon/testing/seeded'
import { rotatingServer } from '../testing/rotatingServer.ts'
import { openSessionTab, strictServer } from '../testing/strictServer.ts'
import { balances } from '../wallet/balances/balances.operations.ts'
import { login, logout, refreshSession } from './session.operations.ts'

const isRefresh = ({ path }: Asked) => path === 'refresh'

describe('A4 a 401 that no refresh can mend', () => {
  const refuseAll = () => {
    const browser = controlledBrowser(() => ({ afterMs: 5, reply: { status: 401, body: { status: 401, message: 'no' } } }))
    return { browser, tab: openSessionTab(browser, strictServer({})) }
  }

  it.each([
    ['login', login, { input: { identifier: 'mara_vale', password: 'x' } }],
    ['refresh', refreshSession, { refreshToken: 'refresh-1' }],
    ['logout', logout, {}],
  ] as const)('A4 of %s is the answer, after one call', async (path, operation, variables) => {
    const { browser, tab } = refuseAll()
    const answer = tab.client.call(operation, variables as never)
    await browser.pass(30_000)
    expect([(await answer).ok, browser.asked.map((asked) => asked.path)]).toEqual([false, [path]])
  })

  it('A4 of an anonymous call asks for one anonymous session more', async () => {
    const { browser, tab } = refuseAll()
    browser.texts.set('anonymousToken', 'an-older-one')
    const answers = Promise.all(Array.from({ length: 20 }, () => tab.client.call(webSettings, {})))
    await browser.pass(30_000)
    expect((await answers).some(({ ok }) => ok)).toBe(false)
    const paths = browser.asked.map(({ path }) => path)
    expect([paths.filter((path) => path === 'anonymous/session').length, paths.includes('refresh')]).toEqual([1, false])
  })

  it('A4 canary: of a player’s own call it would be mended', async () => {
    const { browser, tab } = refuseAll()
    void tab.client.call(balances, {})
    await browser.pass(30_000)
    expect(browser.asked.filter(isRefresh)).toHaveLength(1)
  })

  it.each(['https://deepwater.example/rounds', 'https://northlight.example/rounds', 'https://kyc.example/cases', 'https://ip.example/'])(
    'A4 of %s is nobody’s business',
    (address) => {
      const hosts = {
        gameProviders: ['https://deepwater.example', 'https://northlight.example'],
        identityProvider: ['https://kyc.example'],
        ipLookup: ['https://ip.example'],
      }
      const isOurs = targetOf(address, 'https://lagoon.example', hosts) === 'platform'
      const problem = { kind: 'refusal', status: 401, message: 'no', fieldErrorDetails: [] } as const
      expect([isOurs, decideError({ problem, path: '', isOurs })]).toMatchObject([false, { surface: 'nowhere', next: 'stay' }])
    },
  )

  it('A4 of the look-up leaves the session alone', async () => {
    const { browser, tab } = refuseAll()
    const network: Ports['network'] = { ...tab.ports.network, fetch: async () => new Response('', { status: 401 }) }
    expect(await askCountry({ network }, 'https://ip.example/', new AbortController().signal)).toBeUndefined()
    await browser.pass(30_000)
    expect([browser.asked, browser.texts.has('session'), tab.events]).toEqual([[], true, []])
  })
})

type Browser = ReturnType<typeof controlledBrowser>
/** The same browser without Web Locks: each tab is on its own. */
const withoutLocks = (browser: Browser): Pick<Browser, 'openTab'> => ({
  openTab: () => ({ ...browser.openTab(), locks: { withLock: (_name, _ms, run) => run() } }),
})

interface TabServer {
  readonly answer: Parameters<typeof controlledBrowser>[0]
  issue(player: string): { readonly accessToken: string; readonly refreshToken: string }
  expire(): void
  isLive(): boolean
}

/** Row A5: five tabs of one profile, 20 calls each around the moment at which the token runs out, twice in a row. */
const fiveTabs = async (
  seed: number,
  serverOf: (delay: () => number) => TabServer,
  opens: (browser: Browser) => Pick<Browser, 'openTab'>,
) => {
  const random = seeded(seed)
  const server = serverOf(() => 1 + Math.floor(random() * 300))
  const browser = controlledBrowser(server.answer)
  const tabs = seedsOf(5).map((number) => openSessionTab(opens(browser), server, number === 1 ? 'logs in' : 'joins'))
  const refreshes: number[] = []
  let answered = 0
  for (let expiry = 0; expiry < 2; expiry += 1) {
    const before = browser.asked.filter(isRefresh).length
    server.expire()
    for (const { client, ports } of tabs)
      for (let call = 0; call < 20; call += 1)
        ports.clock.after(Math.floor(random() * 500), () => void client.call(balances, {}).then(({ ok }) => (answered += ok ? 1 : 0)))
    await browser.pass(120_000)
    refreshes.push(browser.asked.filter(isRefresh).length - before)
  }
  const loggedOut = tabs.some(({ events }) => events.includes('ended here') || events.includes('ended elsewhere'))
  return { seed, refreshes, answered, isLoggedIn: !loggedOut && server.isLive() && browser.texts.has('session') }
}

describe('A5 five tabs whose token runs out', () => {
  const RUNS = casesOf(200)
  const rotating = (delay: () => number) => rotatingServer({ delay })

  it('A5 refresh it once, and nobody is logged out', async (context) => {
    countCases(context, RUNS)
    for (const seed of seedsOf(RUNS))
      expect(await fiveTabs(seed, rotating, (browser) => browser)).toEqual({ seed, refreshes: [1, 1], answered: 200, isLoggedIn: true })
  })

  it('A5 refresh it five times at most without Web Locks, and nobody is logged out', async (context) => {
    countCases(context, RUNS)
    let most = 0
    for (const seed of seedsOf(RUNS)) {
      const { refreshes, answered, isLoggedIn } = await fiveTabs(seed, rotating, withoutLocks)
      expect([seed, Math.max(...refreshes) <= 5, answered, isLoggedIn]).toEqual([seed, true, 200, true])
      most = Math.max(most, ...refreshes)
    }
    expect(most).toBeGreaterThan(1)
  })

  it('A5 answers a tab within 5 s while another one holds the lock and is frozen', async () => {
    const server = rotatingServer({ delay: () => 300 })
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    void browser.openTab().locks.withLock('refresh', 1, () => new Promise(() => undefined))
    server.expire()
    let isAnswered = false
    void tab.client.call(balances, {}).then(({ ok }) => (isAnswered = ok))
    await browser.pass(5_000)
    expect(isAnswered).toBe(true)
  })

  it('A5 canary: without locks a server that forgives no parent logs somebody out', async () => {
    const runs = await Promise.all(seedsOf(5).map((seed) => fiveTabs(seed, (delay) => strictServer({ delay }), withoutLocks)))
    expect(runs.some(({ isLoggedIn }) => !isLoggedIn)).toBe(true)
  })
})

/** A tab that dies when it is told to: nothing it asked for is heard, nothing is written, and the browser takes its locks back. */
const mortalTab = (browser: Browser) => {
  let isDead = false
  let die = () => {}
  const death = new Promise<never>((_, reject) => {
    die = () => {
      isDead = true
      reject(new Error('the tab is gone'))
    }
  })
  death.catch(() => undefined)
  const openTab = (): Ports => {
    const ports = browser.openTab()
    return {
      ...ports,
      kept: {
        ...ports.kept,
        write: (key, text) => {
          if (!isDead) ports.kept.write(key, text)
        },
        remove: (key) => {
          if (!isDead) ports.kept.remove(key)
        },
      },
      locks: { withLock: (name, ms, run) => ports.locks.withLock(name, ms, () => Promise.race([run(), death])) },
      network: { ...ports.network, fetch: (url, request) => (isDead ? death : Promise.race([ports.network.fetch(url, request), death])) },
    }
  }
  return { openTab, die }
}

/** Row A6: a tab dies between the rotation and the moment at which it would have kept the new pair; another opens later. */
const killedInTheMiddle = async (seed: number, serverOf: (delay: () => number) => TabServer, laterMs: number): Promise<boolean> => {
  const random = seeded(seed)
  const server = serverOf(() => 100)
  const browser = controlledBrowser(server.answer)
  const mortal = mortalTab(browser)
  const first = openSessionTab(mortal, server)
  server.expire()
  first.client.call(balances, {}).catch(() => undefined)
  // The call is refused after 100 ms; its refresh arrives at once and is answered 100 ms later.
  await browser.pass(101 + Math.floor(random() * 98))
  const rotated = browser.asked.filter(isRefresh).length === 1
  mortal.die()
  await browser.pass(laterMs)
  const second = openSessionTab(browser, server, 'joins')
  const answer = second.client.call(balances, {})
  await browser.pass(20_000)
  expect([seed, rotated]).toEqual([seed, true])
  return (await answer).ok && server.isLive() && second.events.length === 0
}

describe('A6 a tab that dies in the middle of a refresh', () => {
  const RUNS = casesOf(100)

  it.for([
    ['a second', 1_000],
    ['an hour', 3_600_000],
  ] as const)('A6 leaves the session to whoever opens the page %s later', async ([, laterMs], context) => {
    countCases(context, RUNS)
    for (const seed of seedsOf(RUNS))
      expect([seed, await killedInTheMiddle(seed, () => rotatingServer({ delay: () => 100 }), laterMs)]).toEqual([seed, true])
  })

  it('A6 canary: a server that forgives no parent ends it', async () => {
    expect(await killedInTheMiddle(1, (delay) => strictServer({ delay }), 1_000)).toBe(false)
  })
})

it('A12 the log-out and the refresh carry whose lobby it is, and the log-out its bearer', async () => {
  const app = testApp({
    Balances: ({ headers }) =>
      headers['authorization'] === 'Bearer acc'
        ? { status: 401, body: { status: 401, code: 'TOKEN_EXPIRED', message: 'no' } }
        : { status: 200, body: { data: { balances: wireBalances('8') } } },
    RefreshSession: { refreshSession: { accessToken: 'acc-2', refreshToken: 'ref-2' } },
  })
  await logInto(app)
  await app.browser.pass(1_000)
  app.store.set(logOutAtom)
  await app.browser.pass(1_000)
  const sent = (path: string) => app.browser.asked.find((asked) => asked.path === path)?.headers
  const lobby = `${wirePlayer.lobbyCode}-web`
  expect([sent('refresh')?.['device-action'], sent('refresh')?.['authorization']]).toEqual([lobby, undefined])
  expect([sent('logout')?.['device-action'], sent('logout')?.['authorization']]).toEqual([lobby, 'Bearer acc-2'])
})
