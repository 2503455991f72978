import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDomain } from '../assembly/domain.ts'
import { controlledBrowser } from '../testing/controlledPorts.ts'
import { wireBalances, wirePlayer } from '../testing/wire.ts'
import { writeSession } from '../session/keptSession.ts'
import { startPush, type Permission, type PushLine } from './push.ts'
import { lastPushAtom } from './push.atoms.ts'
import { chooseTab, PUSH_SAID, readPush, readSaidPush, type PushMessage } from './readPush.ts'

const settings = { apiKey: 'k', projectId: 'p', messagingSenderId: 's', appId: 'a', vapidKey: 'v' }
const permissions = ['default', 'granted', 'denied', 'absent', 'insecure'] as const
const tokens = {
  ok: async () => 'push-token',
  'push service error': () => Promise.reject(new DOMException('Registration failed', 'AbortError')),
  'no active worker': () => Promise.reject(new DOMException('no active Service Worker', 'AbortError')),
  hang: () => new Promise<string>(() => undefined),
  'IndexedDB blocked': () => Promise.reject(new DOMException('blocked', 'InvalidStateError')),
} as const satisfies Record<string, () => Promise<string>>

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

/** One browser with tabs of a player who is logged in; its push service and its permission are driven by hand. */
const open = (count: number, permission: (typeof permissions)[number], token: () => Promise<string>, answer: Permission = 'denied') => {
  const browser = controlledBrowser(() => ({
    afterMs: 5,
    reply: { status: 200, body: { data: { logout: true, savePushToken: true, me: wirePlayer, balances: wireBalances('1') } } },
  }))
  let now: Permission = permission === 'insecure' ? 'absent' : permission
  const said: string[] = []
  const gestures: (() => void)[] = []
  let forgotten = 0
  let asks = 0
  const tabs = Array.from({ length: count }, () => {
    const ports = browser.openTab()
    if (!browser.texts.has('session')) writeSession(ports.kept, { sessionKey: 'g', accessToken: 'acc', refreshToken: 'ref' })
    const domain = createDomain({
      ports,
      origin: 'https://lagoon.example',
      toasts: { show: ({ title }) => said.push(title) },
      loadLine: () => Promise.reject(new Error('no line')),
      page: { address: () => '/', goTo: () => undefined, reload: () => undefined },
    })
    let deliver: (message: PushMessage) => void = () => undefined
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
      },
      loadPush: async () => async (): Promise<PushLine> => ({
        token,
        forget: async () => {
          forgotten += 1
        },
      }),
    })
    return { domain, deliver: (message: PushMessage) => deliver(message) }
  })
  return {
    browser,
    tabs,
    said,
    saves: () => browser.asked.filter(({ path }) => path === 'push/token'),
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
  (Object.keys(tokens) as (keyof typeof tokens)[]).flatMap((token) => [1, 3].map((count) => ({ permission, token, count }))),
)

describe('D8 permission, token and tabs', () => {
  it('D8 has 50 cells', () => expect(cells).toHaveLength(50))

  it.each(cells)('D8 $permission, token $token, $count tabs', async ({ permission, token, count }) => {
    const app = open(count, permission, tokens[token])
    await app.browser.pass(60_000)
    await nextTask()
    const isSaved = permission === 'granted' && token === 'ok'
    expect(app.saves().map(({ variables }) => variables)).toEqual(
      isSaved ? [{ input: { token: 'push-token', sourceType: 'WEB_APP' } }] : [],
    )
    expect([app.said, unhandled]).toEqual([[], []])
    expect(app.asks() > 0).toBe(permission === 'default')
  })

  it('D8 canary: a token without its permission would be saved', async () => {
    const app = open(1, 'granted', tokens.ok)
    await app.browser.pass(100)
    expect(app.saves()).toHaveLength(1)
  })

  it('D8 a question that is granted leads to the token, at the first touch where the browser wants one', async () => {
    const atOnce = open(1, 'default', tokens.ok, 'granted')
    await atOnce.browser.pass(100)
    expect(atOnce.saves()).toHaveLength(1)
    const later = open(1, 'default', tokens.ok, 'default')
    await later.browser.pass(100)
    expect(later.saves()).toHaveLength(0)
    later.touch('granted')
    await later.browser.pass(100)
    expect(later.saves()).toHaveLength(1)
  })

  it('D8 the token goes with the session, and the next player of this browser gets one of their own', async () => {
    const { browser, tabs, saves, forgotten } = open(3, 'granted', tokens.ok)
    await browser.pass(1_000)
    const [first] = tabs
    first?.domain.session.end()
    await browser.pass(1_000)
    expect([saves().length, forgotten()]).toEqual([1, 1])
    first?.domain.session.begin({ accessToken: 'acc-2', refreshToken: 'ref-2' })
    await browser.pass(1_000)
    expect(saves().map(({ headers }) => headers['authorization'])).toEqual(['Bearer acc', 'Bearer acc-2'])
  })
})

describe('D8 a message in the foreground', () => {
  const message: PushMessage = { id: 'm1', title: 'A win', text: 'Moonlit Tides paid 250.' }

  it('D8 is shown once, and the last is kept', async () => {
    const { tabs, said } = open(1, 'granted', tokens.ok)
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
    expect(readSaidPush({ source: PUSH_SAID, ...message })).toEqual(message)
    for (const said of [undefined, 'SKIP_WAITING', { ...message }, { source: PUSH_SAID, id: '', title: 'x' }])
      expect(readSaidPush(said)).toBeUndefined()
  })
})
