import { describe, expect, it } from 'vitest'
import { me } from '../session/session.operations.ts'
import { balances } from '../wallet/balances/balances.operations.ts'
import { casesOf, seedsOf } from '@lagoon/testing/cases'
import { openSessionTab, strictServer } from '../testing/strictServer.ts'
import { controlledBrowser, type Reply } from '../testing/controlledPorts.ts'
import { brokenPromise } from './readAnswer.ts'
import { seeded } from '@lagoon/testing/seeded'

const seeds = seedsOf(casesOf(10_000))
const refused = (status: number, body: unknown = { message: 'no', code: 'SESSION_ENDED', status }): Reply => ({ status, body })

describe('A1 100 calls that all meet an expired token', () => {
  it.each(seeds)('refresh it once and all succeed, also those refused late (seed %i)', async (seed) => {
    const random = seeded(seed)
    const server = strictServer({ delay: () => Math.floor(random() * 400) })
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    server.expire()
    const answers = Promise.all(Array.from({ length: 100 }, () => tab.client.call(balances, {})))
    await browser.pass(5_000)
    expect((await answers).filter(({ ok }) => ok)).toHaveLength(100)
    expect(browser.asked.filter(({ path }) => path === 'refresh')).toHaveLength(1)
    expect(browser.asked.filter(({ path }) => path === 'wallet/balances').length).toBeLessThanOrEqual(200)
    expect(tab.problems).toEqual([])
  })

  it('refresh it once for three tabs together', async () => {
    const random = seeded(7)
    const server = strictServer({ delay: () => Math.floor(random() * 400) })
    const browser = controlledBrowser(server.answer)
    const first = openSessionTab(browser, server)
    const tabs = [first, openSessionTab(browser, server, 'joins'), openSessionTab(browser, server, 'joins')]
    server.expire()
    const answers = Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.client.call(balances, {}))))
    await browser.pass(5_000)
    expect((await answers).every(({ ok }) => ok)).toBe(true)
    expect(browser.asked.filter(({ path }) => path === 'refresh')).toHaveLength(1)
  })
})

it('A2 stops after one refresh when the server goes on refusing for a minute', async () => {
  const server = strictServer({ refuseAlways: true })
  const browser = controlledBrowser(server.answer)
  const tab = openSessionTab(browser, server)
  const answers = Promise.all(Array.from({ length: 20 }, () => tab.client.call(balances, {})))
  await browser.pass(30_000)
  expect((await answers).some(({ ok }) => ok)).toBe(false)
  const later = tab.client.call(balances, {})
  await browser.pass(20_000)
  expect((await later).ok).toBe(false)
  expect(browser.asked.filter(({ path }) => path === 'refresh')).toHaveLength(1)
  expect(browser.asked.length - 1).toBeLessThanOrEqual(41)
})

describe('A3 a refresh that brings no token', () => {
  it.each<[string, Reply]>([
    ['400', refused(400)],
    ['401', refused(401)],
    ['403', refused(403)],
    ['500', refused(500)],
    ['200 without a token', { status: 200, body: { data: { refreshSession: {} } } }],
    ['200 with a token that is none', { status: 200, body: { data: { refreshSession: { accessToken: 'a\r\nb' } } } }],
    ['200 with a page', { status: 200, body: '<!doctype html>' }],
    ['502 with a page', { status: 502, body: '<!doctype html>' }],
  ])('ends the session: %s', async (_, reply) => {
    const server = strictServer({ onRefresh: () => reply })
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    server.expire()
    const answers = Promise.all(Array.from({ length: 5 }, () => tab.client.call(balances, {})))
    await browser.pass(30_000)
    expect((await answers).map((answer) => (answer.ok ? 'ok' : answer.error.kind))).toEqual(Array(5).fill('aborted'))
    expect(browser.asked.filter(({ path }) => path === 'logout')).toHaveLength(1)
    expect(browser.texts.size).toBe(0)
    expect(tab.events).toEqual(['ended here'])
  })

  it.each<[string, Reply | 'broken' | 'silent']>([
    ['503', refused(503, 'Back soon')],
    ['no connection', 'broken'],
    ['no answer', 'silent'],
  ])('keeps the session where nobody answers: %s', async (_, reply) => {
    let isDown = true
    const server = strictServer({ onRefresh: () => (isDown ? reply : undefined) })
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    server.expire()
    const answers = Promise.all(Array.from({ length: 5 }, () => tab.client.call(balances, {})))
    await browser.pass(30_000)
    expect((await answers).some(({ ok }) => ok)).toBe(false)
    expect(browser.texts.has('session')).toBe(true)
    expect(tab.events).toEqual([])
    isDown = false
    const later = tab.client.call(balances, {})
    await browser.pass(2_000)
    expect((await later).ok).toBe(true)
  })
})

describe('A7 a log-out in the middle of a refresh', () => {
  it.each(seeds)('leaves no token and sends nothing more (seed %i)', async (seed) => {
    const random = seeded(seed)
    const server = strictServer({ delay: () => 1 + Math.floor(random() * 100) })
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    server.expire()
    const answers = Promise.all(Array.from({ length: 5 }, () => tab.client.call(me, {})))
    await browser.pass(Math.floor(random() * 350))
    const sent = browser.asked.length
    tab.session.end()
    await browser.pass(10_000)
    await answers
    expect(browser.texts.size).toBe(0)
    expect(browser.asked.slice(sent).map(({ path }) => path)).toEqual(['logout'])
    expect(server.isLive()).toBe(false)
  })

  it('is told to the server once it can be reached', async () => {
    const server = strictServer({})
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    browser.goOffline()
    tab.session.end()
    await browser.pass(1_000)
    expect(browser.texts.size).toBe(0)
    expect(server.isLive()).toBe(true)
    browser.goOnline()
    await browser.pass(1_000)
    expect(server.isLive()).toBe(false)
    browser.goOnline()
    await browser.pass(1_000)
    expect(browser.asked.filter(({ path }) => path === 'logout')).toHaveLength(2)
  })
})

describe('A9 what one tab does to the others', () => {
  it('logs them out, and their calls under way come to nothing', async () => {
    const server = strictServer({ delay: () => 500 })
    const browser = controlledBrowser(server.answer)
    const a = openSessionTab(browser, server)
    const b = openSessionTab(browser, server, 'joins')
    const answer = b.client.call(balances, {})
    await browser.pass(100)
    a.session.end()
    await browser.pass(100)
    expect(b.events).toEqual(['ended elsewhere'])
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } })
  })

  it('is noticed when the whole storage was cleared', async () => {
    const server = strictServer({})
    const browser = controlledBrowser(server.answer)
    const tab = openSessionTab(browser, server)
    browser.clearStorage()
    expect(tab.events).toEqual(['ended elsewhere'])
  })

  it('never mixes the token of one player with the answer for another', async () => {
    const server = strictServer({ delay: () => 200 })
    const browser = controlledBrowser(server.answer)
    const a = openSessionTab(browser, server)
    const b = openSessionTab(browser, server, 'joins')
    const answer = b.client.call(me, {})
    await browser.pass(50)
    a.session.begin(server.issue('another'))
    await browser.pass(1_000)
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(b.events).toEqual(['ended elsewhere', 'began elsewhere'])
  })
})

describe('a 401 that a refresh does not mend', () => {
  const refusedTab = () => {
    const server = strictServer({ refuseAlways: true })
    const browser = controlledBrowser(server.answer)
    return { browser, tab: openSessionTab(browser, server) }
  }

  it('is told, since the session has neither renewed itself for this call nor ended', async () => {
    const { browser, tab } = refusedTab()
    void tab.client.call(balances, {})
    await browser.pass(1_000)
    expect(tab.problems).toEqual([brokenPromise])
    // The token was renewed a moment ago: another refresh would be pointless.
    void tab.client.call(balances, {})
    await browser.pass(1_000)
    expect(tab.problems).toEqual([brokenPromise, brokenPromise])
    expect(tab.events).toEqual([])
  })

  it('is told nobody where nobody asked', async () => {
    const { browser, tab } = refusedTab()
    void tab.client.call(balances, {}, { isQuiet: true })
    await browser.pass(1_000)
    expect(tab.problems).toEqual([])
  })
})
