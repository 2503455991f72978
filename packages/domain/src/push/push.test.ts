import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDomain } from '../assembly/domain.ts'
import { controlledBrowser } from '../testing/controlledPorts.ts'
import { wireBalances, wirePlayer } from '../testing/wire.ts'
import { writeSession } from '../session/keptSession.ts'
import { startPush, type Permission, type PushLine } from './push.ts'
import { lastPushAtom } from './push.atoms.ts'
import { chooseTab, ownAddress, PUSH_CLICKED, PUSH_SAID, readPush, parsePushClick, parsePushMessage, type PushMessage } from './readPush.ts'

const settings = { service: 'WEB_PUSH', vapidKey: 'v', firebase: null } as const
const permissions = ['default', 'granted', 'denied', 'absent', 'insecure'] as const
const tokens = {
  ok: async () => 'push-token',
  'push service error': () => Promise.reject(new DOMException('Registration failed', 'AbortError')),
  'no active worker': () => Promise.reject(new DOMException('no active Service Worker', 'AbortError')),
  hang: () => new Promise<string>(() => undefined),
  'IndexedDB blocked': () => Promise.reject(new DOMException('blocked', 'InvalidStateError')),
} as const satisfies Record<string, () => Promise<string>>

const wireAnswers = {
  logout: true,
  savePushToken: true,
  saveVisitorPushToken: true,
  startAnonymousSession: { token: 'anon', expiresAt: '2026-04-01T10:00:00.000Z' },
}

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

interface Opened {
  readonly count: number
  readonly permission: (typeof permissions)[number]
  readonly token: () => Promise<string>
  readonly answer?: Permission
  readonly who?: 'player' | 'visitor'
}

/** One browser with tabs of a player who is logged in, or of a visitor; its push service and its permission are driven by hand. */
const open = ({ count, permission, token, answer = 'denied', who = 'player' }: Opened) => {
  const browser = controlledBrowser(() => ({
    afterMs: 5,
    reply: { status: 200, body: { data: { ...wireAnswers, me: wirePlayer, balances: wireBalances('1') } } },
  }))
  let now: Permission = permission === 'insecure' ? 'absent' : permission
  const said: string[] = []
  const gestures: (() => void)[] = []
  const went: string[] = []
  let forgotten = 0
  let asks = 0
  const tabs = Array.from({ length: count }, () => {
    const ports = browser.openTab()
    if (who === 'player' && !browser.texts.has('session'))
      writeSession(ports.kept, { sessionKey: 'g', accessToken: 'acc', refreshToken: 'ref' })
    const domain = createDomain({
      ports,
      origin: 'https://lagoon.example',
      toasts: { show: ({ title }) => said.push(title) },
      loadLine: () => Promise.reject(new Error('no line')),
      page: { address: () => '/', goTo: (address) => void went.push(address), fetchAhead: () => undefined, reload: () => undefined },
    })
    let deliver: (message: PushMessage) => void = () => undefined
    let click: (address: string) => void = () => undefined
    startPush({
      domain,
      settings,
      notifications: {
        permission: () => now,
        async ask() {
          asks += 1
          if (now === 'default') now = answer
        },
        onFirstGesture: (run) => gestures.push(run),
        listen: (listener) => {
          deliver = listener
        },
        onClick: (listener) => {
          click = listener
        },
      },
      loadPush: async () => async (): Promise<PushLine> => ({
        token,
        forget: async () => {
          forgotten += 1
        },
      }),
    })
    return { domain, deliver: (message: PushMessage) => deliver(message), click: (address: string) => click(address) }
  })
  return {
    browser,
    tabs,
    said,
    went,
    saves: () => browser.asked.filter(({ path }) => path.endsWith('push/token')),
    forgotten: () => forgotten,
    asks: () => asks,
    touch(becomes: Permission) {
      now = becomes
      for (const run of gestures) run()
    },
  }
}
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

const cells = permissions.flatMap((permission) =>
  (Object.keys(tokens) as (keyof typeof tokens)[]).flatMap((token) =>
    [1, 3].flatMap((count) => (['player', 'visitor'] as const).map((who) => ({ permission, token, count, who }))),
  ),
)

describe('D8 permission, token and tabs', () => {
  it('D8 has 100 cells', () => expect(cells).toHaveLength(100))

  it.each(cells)('D8 $permission, token $token, $count tabs of a $who', async ({ permission, token, count, who }) => {
    const app = open({ count, permission, token: tokens[token], who })
    await app.browser.pass(60_000)
    await nextTask()
    const isSaved = permission === 'granted' && token === 'ok'
    expect(app.saves().map(({ variables }) => variables)).toEqual(
      isSaved ? [{ input: { token: 'push-token', sourceType: 'WEB_APP' } }] : [],
    )
    expect(app.saves().map(({ path, headers }) => [path, headers['authorization']])).toEqual(
      isSaved ? [who === 'player' ? ['push/token', 'Bearer acc'] : ['anonymous/push/token', 'Bearer anon']] : [],
    )
    expect([app.said, unhandled]).toEqual([[], []])
    expect(app.asks() > 0).toBe(permission === 'default')
  })

  it('D8 canary: a token without its permission would be saved', async () => {
    const app = open({ count: 1, permission: 'granted', token: tokens.ok })
    await app.browser.pass(100)
    expect(app.saves()).toHaveLength(1)
  })

  it('D8 a question that is granted leads to the token, at the first touch where the browser wants one', async () => {
    const atOnce = open({ count: 1, permission: 'default', token: tokens.ok, answer: 'granted' })
    await atOnce.browser.pass(100)
    expect(atOnce.saves()).toHaveLength(1)
    const later = open({ count: 1, permission: 'default', token: tokens.ok, answer: 'default' })
    await later.browser.pass(100)
    expect(later.saves()).toHaveLength(0)
    later.touch('granted')
    await later.browser.pass(100)
    expect(later.saves()).toHaveLength(1)
  })

  it('D8 the token of a visitor is the player’s with the log-in, and nobody is asked again', async () => {
    const { browser, tabs, saves, forgotten } = open({ count: 3, permission: 'granted', token: tokens.ok, who: 'visitor' })
    await browser.pass(1_000)
    tabs[1]?.domain.session.begin({ accessToken: 'acc', refreshToken: 'ref' })
    await browser.pass(1_000)
    expect(saves().map(({ path, variables }) => [path, variables])).toEqual(
      ['anonymous/push/token', 'push/token'].map((path) => [path, { input: { token: 'push-token', sourceType: 'WEB_APP' } }]),
    )
    expect(forgotten()).toBe(0)
  })

  it('D8 a click leads to its page', () => {
    const { tabs, went } = open({ count: 1, permission: 'granted', token: tokens.ok })
    tabs[0]?.click('/profile?tab=support')
    expect(went).toEqual(['/profile?tab=support'])
  })

  it('D8 the token goes with the session, and the next player of this browser gets one of their own', async () => {
    const { browser, tabs, saves, forgotten } = open({ count: 3, permission: 'granted', token: tokens.ok })
    await browser.pass(1_000)
    const [first] = tabs
    first?.domain.session.end()
    await browser.pass(1_000)
    expect([saves().length, forgotten()]).toEqual([2, 1])
    first?.domain.session.begin({ accessToken: 'acc-2', refreshToken: 'ref-2' })
    await browser.pass(1_000)
    expect(saves().map(({ headers }) => headers['authorization'])).toEqual(['Bearer acc', 'Bearer anon', 'Bearer acc-2'])
  })
})

describe('D8 a message in the foreground', () => {
  const message: PushMessage = { id: 'm1', title: 'A win', text: 'Moonlit Tides paid 250.' }

  it('D8 is shown once, and the last is kept', async () => {
    const { tabs, said } = open({ count: 1, permission: 'granted', token: tokens.ok })
    const [tab] = tabs
    for (const said of [message, message, { ...message, id: 'm2', title: 'Another' }]) tab?.deliver(said)
    await vi.waitFor(() => expect(said).toHaveLength(2))
    expect(said).toEqual(['A win', 'Another'])
    expect(tab?.domain.store.get(lastPushAtom)).toMatchObject({ id: 'm2' })
  })

  it('D8 goes to one of three tabs: the one in use, else one that is seen, else to none', () => {
    const tab = (id: number, focused: boolean, visibilityState: string) => ({ id, focused, visibilityState })
    expect(chooseTab([tab(1, false, 'hidden'), tab(2, false, 'visible'), tab(3, true, 'visible')])?.id).toBe(3)
    expect(chooseTab([tab(1, false, 'hidden'), tab(2, false, 'visible'), tab(3, false, 'visible')])?.id).toBe(2)
    expect(chooseTab([tab(1, false, 'hidden')])).toBeUndefined()
  })

  it.each(['', '{', '[]', '{"notification":{}}', '{"notification":{"title":7}}', '{"notification":"x"}'])('D8 no message: %j', (payload) =>
    expect(readPush(payload)).toBeUndefined(),
  )

  it('D8 is read from the push service and from the worker', () => {
    const payload = JSON.stringify({ fcmMessageId: 'm1', notification: { title: ' A win ', body: 'x'.repeat(500) }, data: {} })
    expect(readPush(payload)).toEqual({ id: 'm1', title: 'A win', text: 'x'.repeat(300) })
    const words = { id: 'n1', title: 'Support answered', text: 'Read it.', href: '/profile?tab=support' }
    expect(readPush(JSON.stringify(words))).toEqual(words)
    expect(readPush(JSON.stringify({ fcmMessageId: 'f', data: words }))).toEqual(words)
    expect(parsePushMessage({ source: PUSH_SAID, ...message })).toEqual(message)
    for (const said of [undefined, 'SKIP_WAITING', { ...message }, { source: PUSH_SAID, id: '', title: 'x' }])
      expect(parsePushMessage(said)).toBeUndefined()
  })

  it.each([
    ['/profile?tab=support', '/profile?tab=support'],
    ['/play/../profile', '/profile'],
    ['//elsewhere.example/', '/'],
    ['/\\\\elsewhere.example/', '/'],
    ['https://elsewhere.example/', '/'],
    ['javascript:alert(1)', '/'],
    [7, '/'],
  ])('D8 a click on %j leads to %s', (href, address) => {
    expect(ownAddress(href, 'https://lagoon.example')).toBe(address)
    expect(parsePushClick({ source: PUSH_CLICKED, href }, 'https://lagoon.example')).toBe(address)
  })
})
