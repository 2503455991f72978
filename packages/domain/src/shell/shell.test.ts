import { describe, expect, it, vi } from 'vitest'
import { submitLoginAtom } from '../account/login.atoms.ts'
import { homeViewAtom, loadHomeAtom } from '../lobby/home/home.atoms.ts'
import { lobbyOfflineAtom } from '../lobby/home/lobbyOffline.atoms.ts'
import { slotHistory } from '../lobby/histories/slotHistory.atoms.ts'
import { knowSessionAtom, logOutAtom } from '../session/session.atoms.ts'
import { casesOf, countCases } from '@lagoon/testing/cases'
import { testApp } from '../testing/testApp.ts'
import { seeded } from '@lagoon/testing/seeded'
import type { Reply } from '../testing/controlledPorts.ts'
import { wireLobby } from '../testing/wire.ts'
import { balances } from '../wallet/balances/balances.operations.ts'
import { decidePopupAtom } from './popups/decidePopup.atoms.ts'
import { noteOpenFormAtom } from './popups/offerUpdate.atoms.ts'
import type { Popup, PopupDecision, PopupKind } from './popups/popup.state.ts'
import { popupQueueAtom, showPopupAtom } from './popups/popups.atoms.ts'
import { minor } from '@lagoon/contract/money/money'
import { popupSteps } from './popups/popupSteps.ts'
import { webSettings } from './shell.operations.ts'
import { createVersionWatch } from './versionWatch.ts'

type TestApp = ReturnType<typeof testApp>
const values = { identifier: 'mara_vale', password: 'Moonlit 1!' }
const refusal = (status: number, more: object = {}): Reply => ({ status, body: { status, message: 'no', ...more } })
const lobbyOf = (version?: string) => (): Reply => ({
  status: 200,
  body: { data: { lobby: wireLobby } },
  headers: version === undefined ? {} : { 'app-version': version },
})
const settingsOf = (versionOf: (call: number) => string | undefined) => {
  let calls = 0
  return (): Reply => {
    const version = versionOf((calls += 1))
    return { status: 200, body: { data: { webSettings: {} } }, headers: version === undefined ? {} : { 'app-version': version } }
  }
}
const logIn = async ({ store, browser }: TestApp) => {
  const done = store.set(submitLoginAtom, { values, logOutOthers: false })
  await browser.pass(50)
  return done
}
const kinds = ({ store }: TestApp): PopupKind[] => store.get(popupQueueAtom).map(({ kind }) => kind)
const decide = ({ store }: TestApp, decision: PopupDecision) => {
  const [popup] = store.get(popupQueueAtom)
  if (popup !== undefined) store.set(decidePopupAtom, { popup, decision })
}

describe('E2 the version that the server names', () => {
  it.each<[string, string | undefined, string | undefined, number]>([
    ['first visit', undefined, 'v1', 0],
    ['the stored text is empty', '', 'v1', 0],
    ['the same', 'v1', 'v1', 0],
    ['another', 'v1', 'v2', 1],
    ['an older one', 'v2', 'v1', 1],
    ['none', 'v1', undefined, 0],
  ])('E2 %s', async (_, stored, named, popups) => {
    const app = testApp({ Lobby: lobbyOf(named) }, { kept: stored === undefined ? {} : { appVersion: stored } })
    void app.store.set(loadHomeAtom)
    await app.browser.pass(50)
    expect(kinds(app)).toHaveLength(popups)
    expect(app.browser.texts.get('appVersion')).toBe(popups === 1 ? stored : stored === '' ? named : (named ?? stored))
  })

  it('E2 asks once for 1,000 answers of old and new nodes, writes before it reloads, and reloads once', async () => {
    const random = seeded(11)
    const app = testApp(
      { WebSettings: settingsOf(() => (random() < 0.5 ? 'v1' : 'v2')) },
      { kept: { appVersion: 'v1', anonymousToken: 'anon' } },
    )
    for (let call = 0; call < 1_000; call += 1) void app.client.call(webSettings, {}, { isQuiet: true })
    await app.browser.pass(1_000)
    expect(kinds(app)).toEqual(['update'])
    const order: string[] = []
    const write = vi.spyOn(app.ports.kept, 'write').mockImplementation((key, text) => void order.push(`${key}=${text}`))
    const reload = vi.spyOn(app.page, 'reload').mockImplementation((update) => {
      update?.beforeStart()
      order.push('reload')
    })
    decide(app, 'confirm')
    decide(app, 'confirm')
    expect(order).toEqual(['appVersion=v2', 'reload'])
    expect([write.mock.calls.length, reload.mock.calls.length, kinds(app)]).toEqual([1, 1, []])
  })

  it('E2 stores nothing where the new build comes too late, and asks again', async () => {
    const app = testApp({ Lobby: lobbyOf('v2') }, { kept: { appVersion: 'v1' } })
    void app.store.set(loadHomeAtom)
    await app.browser.pass(50)
    vi.spyOn(app.page, 'reload').mockImplementation((update) => update?.onLate())
    app.store.set(noteOpenFormAtom, 'Contact details')
    decide(app, 'confirm')
    expect(app.store.get(popupQueueAtom)).toEqual([{ kind: 'update', openForm: 'Contact details' }])
    expect(app.browser.texts.get('appVersion')).toBe('v1')
  })

  it('E2 asks for nothing after the storage was cleared', async () => {
    const app = testApp({ Lobby: lobbyOf('v2') }, { kept: { appVersion: 'v1' } })
    app.browser.clearStorage()
    void app.store.set(loadHomeAtom)
    await app.browser.pass(50)
    expect([kinds(app), app.browser.texts.get('appVersion')]).toEqual([[], 'v2'])
  })

  it('E2 comes again when it was left to finish a form, with the next version and not before', () => {
    const kept = new Map([['appVersion', 'v1']])
    const watch = createVersionWatch({
      read: (key) => kept.get(key),
      write: (key, text) => void kept.set(key, text),
      remove: (key) => void kept.delete(key),
      keys: () => [...kept.keys()],
      listen: () => () => undefined,
    })
    let asked = 0
    watch.onUpdate(() => (asked += 1))
    for (const version of ['v2', 'v2', 'v1', 'v3', 'v3']) watch.see(version)
    expect(asked).toBe(2)
  })
})

describe('E2 a page that knows the version that it came with', () => {
  const pageOf = (shown: string, kept: Record<string, string> = {}) => {
    const texts = new Map(Object.entries(kept))
    let asked = 0
    const watch = createVersionWatch(
      {
        read: (key) => texts.get(key),
        write: (key, text) => void texts.set(key, text),
        remove: (key) => void texts.delete(key),
        keys: () => [...texts.keys()],
        listen: () => () => undefined,
      },
      shown,
    )
    watch.onUpdate(() => (asked += 1))
    return { watch, texts, asked: () => asked }
  }

  it('E2 hears of a release with its first answer, although it made no call before', () => {
    const { watch, asked } = pageOf('v1')
    watch.see('v2')
    expect(asked()).toBe(1)
  })

  it('E2 hears of a release that another tab has stored already, or that came after the storage was cleared', () => {
    const { watch, texts, asked } = pageOf('v1', { appVersion: 'v1' })
    texts.set('appVersion', 'v2')
    watch.see('v2')
    expect(asked()).toBe(1)
    const other = pageOf('v1', { appVersion: 'v1' })
    other.texts.clear()
    other.watch.see('v2')
    expect(other.asked()).toBe(1)
  })

  it('E2 is quiet after an update that brought the same page again', () => {
    const { watch, asked } = pageOf('v1', { appVersion: 'v2' })
    expect(watch.isInDoubt).toBe(true)
    watch.see('v2')
    expect(asked()).toBe(0)
    expect([pageOf('v1').watch.isInDoubt, pageOf('v1', { appVersion: 'v1' }).watch.isInDoubt]).toEqual([false, false])
  })
})

describe('an update while a form is filled in', () => {
  const announced = async () => {
    const app = testApp({ WebSettings: settingsOf(() => 'v2') }, { kept: { appVersion: 'v1', anonymousToken: 'anon' } })
    app.store.set(noteOpenFormAtom, 'Contact details')
    void app.client.call(webSettings, {}, { isQuiet: true })
    await app.browser.pass(50)
    return app
  }
  const queueOf = ({ store }: TestApp) => store.get(popupQueueAtom)

  it('names the form, and is asked for again once the form is sent or left', async () => {
    const app = await announced()
    expect(queueOf(app)).toEqual([{ kind: 'update', openForm: 'Contact details' }])
    decide(app, 'dismiss')
    expect([app.went, queueOf(app)]).toEqual([[], []])
    app.store.set(noteOpenFormAtom, 'Settings')
    expect(queueOf(app)).toEqual([])
    app.store.set(noteOpenFormAtom, undefined)
    expect(queueOf(app)).toEqual([{ kind: 'update' }])
    app.store.set(noteOpenFormAtom, undefined)
    expect(queueOf(app)).toEqual([{ kind: 'update' }])
  })

  it('warns of the form that is open now, and no more of one that was sent while it was asked for', async () => {
    const app = await announced()
    app.store.set(noteOpenFormAtom, 'Settings')
    expect(queueOf(app)).toEqual([{ kind: 'update', openForm: 'Settings' }])
    app.store.set(noteOpenFormAtom, undefined)
    expect(queueOf(app)).toEqual([{ kind: 'update' }])
  })

  it('goes on at once where the player would rather', async () => {
    const app = await announced()
    decide(app, 'confirm')
    expect([app.went, app.browser.texts.get('appVersion')]).toEqual([['reload'], 'v2'])
  })

  it('is not put off by a form that was left before', async () => {
    const app = testApp({ WebSettings: settingsOf(() => 'v2') }, { kept: { appVersion: 'v1', anonymousToken: 'anon' } })
    app.store.set(noteOpenFormAtom, 'Contact details')
    app.store.set(noteOpenFormAtom, undefined)
    void app.client.call(webSettings, {}, { isQuiet: true })
    await app.browser.pass(50)
    expect(queueOf(app)).toEqual([{ kind: 'update' }])
  })
})

describe('what a decided popup leads to', () => {
  const samples: readonly Popup[] = [
    { kind: 'update' },
    { kind: 'chunkFailure' },
    { kind: 'otherDevices', step: 'ask' },
    { kind: 'policyViolation' },
    { kind: 'purchaseLimitExceeded' },
    { kind: 'kycRequired', toDo: 'withdraw' },
    { kind: 'noCountryInProfile' },
    { kind: 'withdrawalSettingNotFound' },
    { kind: 'insufficientBalance' },
    { kind: 'paymentDeclined' },
    { kind: 'withdrawDeclined' },
  ]
  const wanted: Record<PopupKind, string[]> = {
    update: ['reload'],
    chunkFailure: ['reload'],
    otherDevices: [],
    policyViolation: ['/login'],
    purchaseLimitExceeded: [],
    kycRequired: ['/profile?tab=verification'],
    noCountryInProfile: ['/profile?tab=contact-details&for=country'],
    withdrawalSettingNotFound: ['/profile?tab=withdraw'],
    insufficientBalance: ['/profile?tab=packages'],
    paymentDeclined: ['/profile?tab=wallet'],
    withdrawDeclined: ['/profile?tab=withdraw&list=all'],
  }
  it.each(samples)('$kind', (popup) => {
    const app = testApp()
    app.store.set(showPopupAtom, popup)
    decide(app, 'confirm')
    expect([app.went, kinds(app)]).toEqual([wanted[popup.kind], []])
    app.store.set(showPopupAtom, popup)
    decide(app, 'dismiss')
    expect(app.went.slice(wanted[popup.kind].length)).toEqual(popup.kind === 'chunkFailure' ? ['reload'] : [])
  })
  it('of a withdrawal that is known leads to its own page', () => {
    const app = testApp()
    const amount = { kind: 'PRIZE', minor: minor(5_000n) } as const
    app.store.set(showPopupAtom, { kind: 'withdrawDeclined', withdrawal: { withdrawalId: 'wd-1', amount, method: 'Skrill' } })
    decide(app, 'confirm')
    expect(app.went).toEqual(['/profile?tab=withdraw&withdrawal=wd-1'])
  })
  it('covers every kind', () => expect(samples.map(({ kind }) => kind)).toEqual(Object.keys(popupSteps)))
})

it('a violation of the policy ends the session, and its popup asks to log in once more', async () => {
  const app = testApp({ SlotRounds: () => refusal(403, { code: 'POLICY_VIOLATION', message: 'Two accounts on one card.' }) })
  await logIn(app)
  void app.store.set(slotHistory.loadAtom)
  await app.browser.pass(50)
  expect([app.browser.texts.size, app.said, app.store.get(popupQueueAtom)]).toEqual([
    0,
    [],
    [{ kind: 'policyViolation', reason: 'Two accounts on one card.' }],
  ])
  decide(app, 'confirm')
  expect(app.went).toEqual(['/', '/login'])
})

describe('A13 another device took the session over', () => {
  it('A13 20 parallel 406: one sentence, one way home, nothing left', async () => {
    const app = testApp({ Balances: () => refusal(406, { code: 'LOGGED_OUT_ELSEWHERE' }) })
    await logIn(app)
    for (let call = 0; call < 20; call += 1) void app.client.call(balances, {})
    await app.browser.pass(500)
    expect([app.said.length, app.went, app.browser.texts.size]).toEqual([1, ['/'], 0])
    expect(app.browser.asked.some(({ path }) => path === 'logout')).toBe(false)
  })

  it('A13 the line says it within the same second, once, however often', async () => {
    const app = testApp()
    await logIn(app)
    await app.line.connect()
    for (const id of ['a', 'a', 'b']) app.line.say({ id, topic: 'loggedOut', reason: 'other-device' })
    await app.browser.pass(1_000)
    expect([app.said.length, app.went, app.browser.texts.size, app.line.count()]).toEqual([1, ['/'], 0, 0])
  })
})

describe('B4 the lobby is offline', () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

  it('B4 20 parallel 503: one message, one navigation', async () => {
    const app = testApp({ WebSettings: () => refusal(503, { message: hostile }) })
    for (let call = 0; call < 20; call += 1) void app.client.call(webSettings, {})
    await app.browser.pass(500)
    expect([app.said, app.went, app.store.get(homeViewAtom)]).toEqual([[], ['/'], { state: 'offline', message: hostile }])
  })

  it('B4 home’s own calls answer 503 for a minute: no navigation at all, and no more than one reload in five seconds', async () => {
    let isDown = true
    const app = testApp({ Lobby: () => (isDown ? refusal(503) : lobbyOf()()) }, { address: '/', kept: { anonymousToken: 'anon' } })
    void app.store.set(knowSessionAtom)
    for (let second = 0; second < 60; second += 1) {
      void app.store.set(loadHomeAtom)
      await app.browser.pass(1_000)
    }
    const times = app.browser.asked.filter(({ path }) => path === 'anonymous/lobby').map(({ at }) => at)
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(app.went).toEqual([])
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000)
    isDown = false
    await app.browser.pass(15_000)
    expect(app.store.get(lobbyOfflineAtom)).toBeUndefined()
    expect(app.store.get(homeViewAtom).state).toBe('visitor')
    const settled = app.browser.asked.length
    await app.browser.pass(120_000)
    expect(app.browser.asked).toHaveLength(settled)
  })

  it('B4 a player who reads on elsewhere meanwhile is left there, however long it lasts, and the lobby comes back by itself', async () => {
    let reply: () => Reply = () => refusal(503)
    const app = testApp({ Lobby: () => reply() }, { address: '/', kept: { anonymousToken: 'anon' } })
    void app.store.set(loadHomeAtom)
    await app.browser.pass(50)
    app.page.goTo('/terms')
    await app.browser.pass(60_000)
    expect(app.went).toEqual(['/terms'])
    reply = lobbyOf()
    await app.browser.pass(15_000)
    expect([app.went, app.store.get(lobbyOfflineAtom)]).toEqual([['/terms'], undefined])
  })

  it.each<[string, Reply | 'broken']>([
    ['a gateway without a server', { status: 502, body: '<!doctype html>' }],
    ['nobody', 'broken'],
  ])('B4 the lobby comes back by itself although %s answered meanwhile, and nothing is said of that', async (_, between) => {
    let reply: () => Reply | 'broken' = () => refusal(503)
    const app = testApp({ Lobby: () => reply() }, { address: '/', kept: { anonymousToken: 'anon' } })
    void app.store.set(loadHomeAtom)
    await app.browser.pass(50)
    reply = () => between
    await app.browser.pass(30_000)
    expect([app.store.get(lobbyOfflineAtom) === undefined, app.said]).toEqual([false, []])
    reply = lobbyOf()
    await app.browser.pass(15_000)
    expect(app.store.get(lobbyOfflineAtom)).toBeUndefined()
  })
})

describe('B5 what the player typed', () => {
  const canary = 'Canary-9-pwd-4111111111111111'
  const answers: readonly Reply[] = [
    refusal(400, { code: 400, fieldErrorDetails: [{ field: 'password', code: 'bad', message: 'Not this' }] }),
    ...[400, 401, 403, 404, 406, 409, 422, 429, 500, 503].map((status) => refusal(status)),
    { status: 200, body: { status: 500, message: 'no' } },
    { status: 200, body: { errors: [{ message: 'no' }] } },
    { status: 502, body: '<!doctype html>' },
    { status: 503, body: '' },
  ]
  it.each(answers.map((reply) => [JSON.stringify(reply).slice(0, 60), reply] as const))('B5 is nowhere after %s', async (_, reply) => {
    const spoken: unknown[] = []
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((way) =>
      vi.spyOn(console, way).mockImplementation((...words) => void spoken.push(words)),
    )
    const app = testApp({ Login: () => reply, Register: () => reply })
    const typed = { identifier: 'mara_vale', password: canary }
    const done = app.store.set(submitLoginAtom, { values: typed, logOutOthers: false })
    await app.browser.pass(60_000)
    expect(await done).toBe(false)
    const everything = [spoken, app.said, app.went, [...app.browser.texts], app.store.get(homeViewAtom), app.store.get(popupQueueAtom)]
    expect(app.browser.asked.some(({ variables }) => JSON.stringify(variables).includes(canary))).toBe(true)
    expect(JSON.stringify(everything, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(canary)
    for (const spy of spies) spy.mockRestore()
  })
})

const CASES = casesOf(10_000)

describe('F1 whatever the storage holds', () => {
  const spoilt = [
    '',
    'undefined',
    'null',
    '{',
    '[]',
    '0',
    'true',
    '"text"',
    '{"__proto__":{"accessToken":"a"}}',
    '{"generation":"g","accessToken":"a\\r\\nx: y","refreshToken":"r"}',
    '{"generation":"g","accessToken":1,"refreshToken":null}',
    '{"generation":"g","accessToken":"eyJhbGciOiJub25lIn0.e30.","refreshToken":"r"}',
    'a\r\nauthorization: Bearer x',
    'Bearer undefined',
    'en\u0000',
    '../../etc',
    '💧',
  ]
  const keys = ['session', 'anonymousToken', 'language', 'appVersion', 'hideLayout', 'theme', 'unknown', '__proto__', 'constructor']
  const isWellFormed = (value: string) => /^[\x20-\x7e]*$/.test(value) && !/^Bearer (undefined|null)?$/.test(value)

  it(`F1 starts ${CASES} times as a visitor or with a valid session, with whole headers`, { timeout: 600_000 }, async (context) => {
    countCases(context, CASES)
    let players = 0
    for (let seed = 1; seed <= CASES; seed += 1) {
      const random = seeded(seed)
      const pick = () => (seed % 250 === 0 ? 'x'.repeat(5_000_000) : (spoilt[Math.floor(random() * spoilt.length)] ?? ''))
      const kept = Object.fromEntries(keys.filter(() => random() < 0.7).map((key) => [key, pick()]))
      if (random() < 0.1) kept['session'] = '{"generation":"g","accessToken":"a","refreshToken":"r"}'
      const app = testApp({}, { kept })
      const known = app.store.set(knowSessionAtom)
      void app.store.set(loadHomeAtom)
      await app.browser.pass(50)
      const { status } = await known
      players += status === 'player' ? 1 : 0
      const headers = app.browser.asked.flatMap((asked) => Object.entries(asked.headers))
      const bad = headers.filter(([, value]) => !isWellFormed(value))
      expect([seed, ['visitor', 'player'].includes(status), bad, app.said]).toEqual([seed, true, [], []])
    }
    expect(players).toBeGreaterThan(0)
  })
})

describe('F3 after the session', () => {
  it('F3 what waits to be said to the player is gone with them, and what concerns the app or the end itself stays', async () => {
    const app = testApp()
    await logIn(app)
    const waiting: readonly Popup[] = [
      { kind: 'paymentDeclined' },
      { kind: 'update' },
      { kind: 'kycRequired', toDo: 'play' },
      { kind: 'chunkFailure' },
      { kind: 'insufficientBalance' },
    ]
    for (const popup of waiting) app.store.set(showPopupAtom, popup)
    app.store.set(logOutAtom)
    expect(kinds(app)).toEqual(['update', 'chunkFailure'])
  })

  it.each<[string, Reply, PopupKind[], number]>([
    ['another device took it over', refusal(406, { code: 'LOGGED_OUT_ELSEWHERE' }), [], 1],
    ['the server ended it', refusal(403, { code: 'POLICY_VIOLATION' }), ['policyViolation'], 0],
  ])('F3 the word that %s comes over none of the popups before', async (_, reply, stays, sentences) => {
    const app = testApp({ Balances: () => reply })
    await logIn(app)
    app.store.set(showPopupAtom, { kind: 'paymentDeclined' })
    void app.client.call(balances, {})
    await app.browser.pass(500)
    expect([kinds(app), app.said.length]).toEqual([stays, sentences])
  })

  it('F3 a log-out leaves no key, and then no popup about a version', async () => {
    const app = testApp({ Lobby: lobbyOf('v2') }, { kept: { appVersion: 'v1', language: 'en', theme: 'day', hideLayout: '1' } })
    await logIn(app)
    app.store.set(logOutAtom)
    expect(app.browser.texts.size).toBe(0)
    void app.store.set(loadHomeAtom)
    await app.browser.pass(50)
    expect(kinds(app)).toEqual([])
  })

  it('F3 a log-out without a connection is told once, when there is one', async () => {
    const app = testApp()
    await logIn(app)
    app.browser.goOffline()
    app.store.set(logOutAtom)
    await app.browser.pass(1_000)
    expect(app.browser.texts.size).toBe(0)
    const before = app.browser.asked.filter(({ path }) => path === 'logout').length
    for (let time = 0; time < 3; time += 1) {
      app.browser.goOnline()
      await app.browser.pass(1_000)
    }
    expect(app.browser.asked.filter(({ path }) => path === 'logout').length - before).toBe(1)
  })

  it('F3 a refresh that the server refuses leaves no key', async () => {
    const app = testApp(
      { Me: () => refusal(401), Balances: () => refusal(401), RefreshSession: () => refusal(401, { code: 'SESSION_ENDED' }) },
      { kept: { session: '{"generation":"g","accessToken":"a","refreshToken":"r"}', appVersion: 'v1', theme: 'day' } },
    )
    const known = app.store.set(knowSessionAtom)
    await app.browser.pass(1_000)
    expect([(await known).status, app.browser.texts.size, app.went]).toEqual(['visitor', 0, ['/']])
  })
})
