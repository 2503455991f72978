import { describe, expect, it } from 'vitest'
import { createSender } from '../client/sender.ts'
import { controlledBrowser, type Asked, type Reply } from '../testing/controlledPorts.ts'
import { keptKeys } from './keptSession.ts'
import { createSession } from './session.ts'

const tokens = { accessToken: 'acc', refreshToken: 'ref' }
const ok = (data: object): Reply => ({ status: 200, body: { data } })
const usual = ({ path }: Asked): Reply | 'broken' =>
  path === 'anonymous/session'
    ? ok({ startAnonymousSession: { token: 'anon-1', expiresAt: '2026-03-03T09:00:00.000Z' } })
    : path === 'refresh'
      ? ok({ refreshSession: { accessToken: 'acc-2', refreshToken: 'ref-2' } })
      : ok({ logout: true })

/** A tab of a browser whose server answers like this; `ownStorage` for one that shares none with the others, `hearsStorage` false for one that hears of it late. */
const opened = (answer: (asked: Asked) => Reply | 'broken' = usual) => {
  const browser = controlledBrowser((asked) => ({ afterMs: 5, reply: answer(asked) }))
  const openTab = ({ ownStorage = false, hearsStorage = true } = {}) => {
    const shared = browser.openTab()
    const kept = ownStorage ? controlledBrowser(() => ({ afterMs: 1, reply: 'broken' })).openTab().kept : shared.kept
    const ports = { ...shared, kept: hearsStorage ? kept : { ...kept, listen: () => () => undefined } }
    const session = createSession(ports, createSender({ ports, origin: 'https://lagoon.example' }), () => 'main')
    const events: string[] = []
    const stop = session.listen(({ kind, where }) => events.push(`${kind} ${where}`))
    return { session, events, ports, stop }
  }
  const pathsAsked = () => browser.asked.map(({ path }) => path)
  return { ...browser, openTab, pathsAsked, ...openTab() }
}

describe('the beginning and the end of a session', () => {
  it('are said to whoever listens, and only that', () => {
    const { session, events, stop } = opened()
    session.begin(tokens)
    expect(events).toEqual(['began here'])
    session.begin(tokens)
    session.end()
    expect(events).toEqual(['began here', 'ended here', 'began here', 'ended here'])
    stop()
    session.begin(tokens)
    expect(events).toHaveLength(4)
  })

  it('are nothing where there is no session: nobody is told, and nothing is called off', async () => {
    const { session, events, pass, pathsAsked, openTab, texts } = opened()
    const other = openTab()
    texts.set('theme', 'night')
    const life = session.signal()
    session.end()
    await pass(50)
    expect([events, other.events, pathsAsked(), life.aborted, texts.size]).toEqual([[], [], [], false, 0])
  })

  it('call off what was asked for in the session before', () => {
    const { session } = opened()
    const visit = session.signal()
    session.begin(tokens)
    const life = session.signal()
    expect([visit.aborted, life.aborted]).toEqual([true, false])
    session.end()
    expect([life.aborted, session.signal().aborted]).toEqual([true, false])
  })

  it('is an end here too where the storage was emptied unseen; the server is not told of tokens that nobody has', async () => {
    const { session, events, texts, pass, pathsAsked } = opened()
    session.begin(tokens)
    texts.clear()
    session.end()
    await pass(50)
    expect([events, pathsAsked()]).toEqual([['began here', 'ended here'], []])
  })

  it('ends a session that another tab began a moment ago, and tells the server', async () => {
    const { session, openTab, pass, pathsAsked, texts } = opened()
    openTab().session.begin(tokens)
    session.end()
    await pass(50)
    expect([pathsAsked(), texts.size]).toEqual([['logout'], 0])
  })

  it('reaches a tab that shares no storage, for its own session and no other', async () => {
    const { session, openTab, pass, ports } = opened()
    const [same, other, visitor] = [openTab({ ownStorage: true }), openTab({ ownStorage: true }), openTab({ ownStorage: true })]
    session.begin(tokens)
    const entry = ports.kept.read(keptKeys.session) ?? ''
    same.ports.kept.write(keptKeys.session, entry)
    same.session.notice()
    same.ports.kept.write('theme', 'night')
    other.session.begin(tokens)
    session.end()
    await pass(50)
    expect(same.events).toEqual(['began elsewhere', 'ended elsewhere'])
    expect(same.ports.kept.keys()).toEqual([])
    expect(other.events).toEqual(['began here'])
    expect(visitor.events).toEqual([])
  })

  it('leaves a session alone that began elsewhere since, where the word about the storage comes later', async () => {
    const { session, openTab, pass, texts } = opened()
    session.begin(tokens)
    const late = openTab({ hearsStorage: false })
    session.end({ tellServer: false })
    session.begin({ accessToken: 'acc-b', refreshToken: 'ref-b' })
    await pass(50)
    expect(JSON.parse(texts.get(keptKeys.session) ?? 'null')).toMatchObject({ accessToken: 'acc-b' })
    expect(late.events).toEqual(['ended elsewhere', 'began elsewhere'])
  })

  it('is looked for when the session’s own entry changes, not with any other', async () => {
    const { session, events, openTab, texts, pass } = opened()
    const other = openTab()
    session.begin(tokens)
    await pass(50)
    texts.delete(keptKeys.session)
    other.ports.kept.write('theme', 'night')
    await pass(50)
    expect(events).toEqual(['began here'])
    other.ports.kept.write(keptKeys.session, 'x')
    await pass(50)
    expect(events).toEqual(['began here', 'ended elsewhere'])
  })
})

describe('the server is told of the end', () => {
  it.each([
    ['again once it can be reached', 'broken', 2],
    ['once, whatever it answers', { status: 500, body: 'broken' }, 1],
  ] as const)('%s', async (_what, first, times) => {
    let calls = 0
    const { session, pass, pathsAsked, goOnline } = opened((asked) =>
      asked.path === 'logout' && (calls += 1) === 1 ? (first as Reply | 'broken') : usual(asked),
    )
    session.begin(tokens)
    session.end()
    await pass(20_000)
    goOnline()
    await pass(50)
    goOnline()
    await pass(50)
    expect(pathsAsked()).toEqual(Array(times).fill('logout'))
  })

  it('not where it ended the session itself', async () => {
    const { session, pass, pathsAsked } = opened()
    session.begin(tokens)
    session.end({ tellServer: false })
    await pass(50)
    expect(pathsAsked()).toEqual([])
  })
})

describe('the token of a visitor', () => {
  it('is asked for once by all, kept, and not asked for again', async () => {
    const { session, pass, pathsAsked, texts } = opened()
    const all = Promise.all([session.anonymousToken(), session.anonymousToken(), session.renewAnonymousToken('old')])
    await pass(50)
    expect(await all).toEqual(['anon-1', 'anon-1', 'anon-1'])
    expect(texts.get(keptKeys.anonymousToken)).toBe('anon-1')
    expect(await session.anonymousToken()).toBe('anon-1')
    expect(pathsAsked()).toEqual(['anonymous/session'])
  })

  it('is asked for anew in place of one that was refused, unless another tab has done so', async () => {
    const { session, pass, pathsAsked, texts } = opened()
    texts.set(keptKeys.anonymousToken, 'refused')
    const renewed = session.renewAnonymousToken('refused')
    await pass(50)
    expect(await renewed).toBe('anon-1')
    expect(await session.renewAnonymousToken('refused')).toBe('anon-1')
    const again = session.renewAnonymousToken('anon-1')
    await pass(50)
    expect(await again).toBe('anon-1')
    expect(pathsAsked()).toEqual(['anonymous/session', 'anonymous/session'])
  })

  it.each([
    ['nobody answers', 'broken'],
    ['it would write a header of its own', ok({ startAnonymousSession: { token: 'a\r\nb', expiresAt: '2026-03-03T09:00:00.000Z' } })],
  ] as const)('is none where %s', async (_what, reply) => {
    const { session, pass, texts } = opened(() => reply)
    const token = session.anonymousToken()
    await pass(20_000)
    expect([await token, texts.size]).toEqual([undefined, 0])
  })
})

describe('a refresh', () => {
  const begun = async () => {
    const browser = opened()
    await browser.pass(100_000)
    browser.session.begin(tokens)
    return { ...browser, seen: browser.session.read() ?? { sessionKey: '', ...tokens } }
  }

  it('is none for a session that is over, or another by now', async () => {
    const { session, seen, pathsAsked } = await begun()
    session.end({ tellServer: false })
    expect(await session.refresh(seen)).toEqual({ kind: 'changed' })
    session.begin(tokens)
    expect(await session.refresh(seen)).toEqual({ kind: 'changed' })
    expect(pathsAsked()).toEqual([])
  })

  it('of a token that was renewed less than a minute ago is pointless', async () => {
    const { session, seen, pass, pathsAsked } = await begun()
    const first = session.refresh(seen)
    await pass(50)
    expect(await first).toEqual({ kind: 'refreshed' })
    const renewed = { ...seen, accessToken: 'acc-2', refreshToken: 'ref-2' }
    await pass(59_900)
    expect(await session.refresh(renewed)).toEqual({ kind: 'pointless' })
    await pass(55)
    const again = session.refresh(renewed)
    await pass(50)
    expect((await again).kind).not.toBe('pointless')
    expect(pathsAsked()).toEqual(['refresh', 'refresh'])
  })

  it('takes turns with the refreshes of other tabs', async () => {
    const { session, seen, ports } = await begun()
    const names: string[] = []
    const own = { ...ports, locks: { withLock: <T>(name: string, _ms: number, run: () => Promise<T>) => (names.push(name), run()) } }
    const tab = createSession(own as typeof ports, createSender({ ports: own as typeof ports, origin: 'https://lagoon.example' }))
    void tab.refresh(seen)
    expect(names).toEqual(['refresh'])
    session.end({ tellServer: false })
  })
})
