import type { Reply } from '../testing/controlledPorts.ts'
import { expect, it } from 'vitest'
import type { Domain } from '../assembly/domain.ts'
import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import { hasSegment } from '@lagoon/contract/http/http'
import { aborted, type CallProblem } from '../errors/callProblem.ts'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { logOutAtom } from '../session/session.atoms.ts'
import { game } from '../lobby/games/games.operations.ts'
import { slotRounds } from '../lobby/histories/slotHistory.operations.ts'
import { saveSocialMedia } from '../account/profile/profile.operations.ts'
import { tickets } from '../support/support.operations.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto, saysNo } from '../testing/testAppSteps.ts'
import { wireProfile } from '../testing/wireProfile.ts'
import { wireGame, wireRound } from '../testing/wire.ts'
import { createStore } from '../store.ts'
import { loadable } from './loadable.ts'
import { paged } from './paged.ts'
import { saving } from './saving.ts'

const facts = (id: string) => ({
  game: {
    game: wireGame({ id }),
    summary: '',
    returnToPlayerBp: null,
    volatility: null,
    minStake: null,
    maxStake: null,
    paylines: null,
    rules: [],
    tokens: [],
    related: [],
  },
})
const found = (id: string) => ({ status: 200, body: { data: facts(id) } })

const enter = async (...setting: Parameters<typeof testApp>) => {
  const app = testApp(...setting)
  await logInto(app)
  return app
}
const at = (id: string) => ({ type: 'SLOT', id }) as const
const rounds = (ids: readonly number[], endCursor: string | null) => ({
  status: 200,
  body: { data: { slotRounds: { nodes: ids.map((id) => wireRound(id)), pageInfo: { hasNextPage: endCursor !== null, endCursor } } } },
})
const list = () => paged(slotRounds, ({ slotRounds: page }) => page, {})

it('keeps what it has been asked for with, and shows it while it asks anew', async () => {
  let id = 'a'
  const { store, browser } = await enter({ Game: () => found(id) })
  const games = loadable(game, (answer) => answer.game.game.id)
  expect(store.get(games.at(at('a')))).toEqual({ state: 'loading' })
  void store.set(games.load, at('a'))
  await browser.pass(50)
  id = 'b'
  void store.set(games.load, at('a'))
  expect(store.get(games.at(at('a')))).toEqual({ state: 'loaded', value: 'a', isAsking: true })
  expect(store.get(games.at(at('b')))).toEqual({ state: 'loading' })
  await browser.pass(50)
  expect(store.get(games.at(at('a')))).toEqual({ state: 'loaded', value: 'b', isAsking: false })
})

it('tells a refusal that is a value from a failure, and keeps what is at hand when one fails', async () => {
  let answer = saysNo(404, 'GAME_NOT_FOUND')
  const { store, browser } = await enter({ Game: () => answer() })
  const games = loadable<'Game', string>(game, (wire) => wire.game.game.id, { GAME_NOT_FOUND: 'unknown' })
  const load = async () => {
    const loaded = store.set(games.load, at('a'))
    await browser.pass(50)
    return loaded
  }
  expect(await load()).toEqual({ state: 'loaded', value: 'unknown', isAsking: false })
  answer = saysNo(500, 'INTERNAL')
  expect(await load()).toEqual({ state: 'loaded', value: 'unknown', isAsking: false })
  const others = loadable(game, () => 'x')
  void store.set(others.load, at('a'))
  await browser.pass(50)
  expect(store.get(others.at(at('a')))).toEqual({ state: 'failed' })
})

it('knows an answer that another one has overtaken by the number of its request', async () => {
  const answers = ['slow', 'fast', 'late']
  const delays = [30, 10, 5]
  const { store, browser } = await enter(
    { Game: () => found(answers.shift() ?? '') },
    { delayOf: ({ path }) => (path === 'anonymous/game' ? (delays.shift() ?? 5) : 5) },
  )
  const games = loadable(game, (answer) => answer.game.game.id)
  void store.set(games.load, at('a'))
  void store.set(games.load, at('a'))
  await browser.pass(15)
  expect(store.get(games.at(at('a')))).toMatchObject({ state: 'loaded', value: 'fast' })
  await browser.pass(50)
  expect(store.get(games.at(at('a')))).toEqual({ state: 'loaded', value: 'fast', isAsking: false })
  void store.set(games.load, at('a'))
  store.set(games.put, at('a'), 'saved')
  await browser.pass(50)
  expect(store.get(games.at(at('a')))).toMatchObject({ value: 'saved' })
})

it('changes what is held without a loss of the answer on its way, which is changed as well, and no later one', async () => {
  let answer: Reply = found('a')
  const { store, browser } = await enter({ Game: () => answer })
  const games = loadable(game, (wire) => wire.game.game.id)
  const change = () => store.set(games.update, at('a'), (value) => value.toUpperCase())
  const load = async (next: Reply, meanwhile?: () => void) => {
    answer = next
    void store.set(games.load, at('a'))
    meanwhile?.()
    await browser.pass(50)
    return store.get(games.at(at('a')))
  }
  change()
  expect(await load(found('a'))).toMatchObject({ value: 'a' })
  change()
  expect(store.get(games.at(at('a')))).toEqual({ state: 'loaded', value: 'A', isAsking: false })
  const seen = await load(found('b'), () => {
    change()
    expect(store.get(games.at(at('a')))).toEqual({ state: 'loaded', value: 'A', isAsking: true })
  })
  expect(seen).toEqual({ state: 'loaded', value: 'B', isAsking: false })
  expect(await load(found('c'))).toMatchObject({ value: 'c' })
  expect(await load(saysNo(500, 'INTERNAL')(), change)).toMatchObject({ value: 'C' })
})

it('changes the answer of a call that overtakes the one that was on its way', async () => {
  const delays = [30, 10]
  const { store, browser } = await enter(
    { Game: () => found('a') },
    { delayOf: ({ path }) => (path === 'anonymous/game' ? (delays.shift() ?? 5) : 5) },
  )
  const games = loadable(game, (wire) => wire.game.game.id)
  void store.set(games.load, at('a'))
  store.set(games.update, at('a'), (value) => value.toUpperCase())
  void store.set(games.load, at('a'))
  await browser.pass(50)
  expect(store.get(games.at(at('a')))).toMatchObject({ value: 'A' })
})

it('belongs to the session that asked: a call that a log-out ends is no failure, and its answer nobody’s', async () => {
  const app = await enter({ Tickets: { tickets: [] } })
  const { store, browser } = app
  expect(hasSegment(tickets.path, 'anonymous')).toBe(false)
  const mine = loadable(tickets, (answer) => answer.tickets.length)
  void store.set(mine.load, {})
  await browser.pass(50)
  expect(store.get(mine.at({}))).toMatchObject({ value: 0 })
  void store.set(mine.load, {})
  store.set(logOutAtom)
  expect(store.get(mine.at({}))).toEqual({ state: 'loading' })
  await browser.pass(50)
  expect(store.get(mine.at({}))).toEqual({ state: 'loading' })
  expect(app.said).toEqual([])
  await logInto(app)
  expect(store.get(mine.at({}))).toEqual({ state: 'loading' })
})

it('leaves everything as it was where a call is called off', async () => {
  const answers: Result<ResultOf<'Tickets'>, CallProblem>[] = [refused(aborted), ok({ tickets: [] }), refused(aborted)]
  const store = createStore()
  const client = { call: async () => answers.shift() }
  store.set(domainAtom, { client } as unknown as Domain)
  const mine = loadable(tickets, (answer) => answer.tickets.length)
  expect(await store.set(mine.load, {})).toEqual({ state: 'loading' })
  const known = { state: 'loaded', value: 0, isAsking: false }
  expect([await store.set(mine.load, {}), await store.set(mine.load, {})]).toEqual([known, known])
})

it('keeps what everybody is answered alike over the end of a session', async () => {
  const { store, browser } = await enter({ Game: () => found('a') })
  const games = loadable(game, (answer) => answer.game.game.id)
  void store.set(games.load, at('a'))
  await browser.pass(50)
  store.set(logOutAtom)
  expect(store.get(games.at(at('a')))).toMatchObject({ value: 'a' })
})

it('asks again for what is shown when the line is back, and for nothing else', async () => {
  const app = await enter({ Tickets: { tickets: [] }, Game: () => found('a') })
  const { store, browser, line } = app
  const games = loadable(game, () => 1)
  const mine = loadable(tickets, (answer) => answer.tickets.length)
  const leave = store.sub(mine.at({}), () => undefined)
  void store.set(games.load, at('a'))
  void store.set(mine.load, {})
  const asked = () =>
    browser.asked
      .map(({ path }) => path)
      .filter((path) => path === 'tickets' || path === 'anonymous/game')
      .toSorted()
  await line.connect()
  await browser.pass(50)
  expect(asked()).toEqual(['anonymous/game', 'tickets'])
  line.break()
  await line.connect()
  await browser.pass(50)
  expect(asked()).toEqual(['anonymous/game', 'tickets', 'tickets'])
  leave()
  line.break()
  await line.connect()
  await browser.pass(50)
  expect(asked()).toHaveLength(3)
})

it('adds page to page, tells a page that failed, and asks for that one again', async () => {
  let isDown = false
  const { store, browser } = await enter({
    SlotRounds: ({ variables }) =>
      isDown ? saysNo(500, 'INTERNAL')() : variables['after'] === 'x' ? rounds([3], null) : rounds([1, 2], 'x'),
  })
  const history = list()
  const read = () => {
    const { state, rows, more } = store.get(history.pagesAtom)
    return [state, rows.map(({ id }) => id), more]
  }
  void store.set(history.load)
  await browser.pass(50)
  expect(read()).toEqual(['loaded', ['r1', 'r2'], 'available'])
  isDown = true
  void store.set(history.loadMore)
  expect(read()).toEqual(['loaded', ['r1', 'r2'], 'loading'])
  await browser.pass(50)
  expect(read()).toEqual(['loaded', ['r1', 'r2'], 'failed'])
  isDown = false
  void store.set(history.loadMore)
  await browser.pass(50)
  expect(read()).toEqual(['loaded', ['r1', 'r2', 'r3'], 'none'])
})

it('joins the first page that comes anew to the rows behind it, and drops those that it does not meet', async () => {
  let first = [1, 2]
  const { store, browser } = await enter({
    SlotRounds: ({ variables }) => (variables['after'] === 'x' ? rounds([3], null) : rounds(first, 'x')),
  })
  const history = list()
  const ids = () => store.get(history.pagesAtom).rows.map(({ id }) => id)
  void store.set(history.load)
  await browser.pass(50)
  void store.set(history.loadMore)
  await browser.pass(50)
  first = [0, 1]
  void store.set(history.load)
  expect(store.get(history.pagesAtom).state).toBe('loaded')
  await browser.pass(50)
  expect(ids()).toEqual(['r0', 'r1', 'r2', 'r3'])
  first = [8, 9]
  void store.set(history.load)
  await browser.pass(50)
  expect(ids()).toEqual(['r8', 'r9'])
  void store.set(history.load, { sort: { by: 'BET', direction: 'ASC' } })
  expect(store.get(history.pagesAtom)).toMatchObject({ state: 'loading', rows: [] })
})

it('holds what was loaded last while another query is on its way, and no longer', async () => {
  let isDown = false
  const { store, browser } = await enter({ SlotRounds: () => (isDown ? saysNo(500, 'INTERNAL')() : rounds([1, 2], null)) })
  const history = list()
  const before = () => store.get(history.pagesAtom).before
  const sortBy = (by: 'BET' | 'WIN') => store.set(history.load, { sort: { by, direction: 'ASC' } })
  void store.set(history.load)
  expect(before()).toBeUndefined()
  await browser.pass(50)
  void sortBy('BET')
  void sortBy('WIN')
  expect(before()).toMatchObject({ query: {}, rows: [{ id: 'r1' }, { id: 'r2' }] })
  await browser.pass(50)
  expect(before()).toBeUndefined()
  isDown = true
  void sortBy('BET')
  expect(before()).toMatchObject({ query: { sort: { by: 'WIN' } } })
  await browser.pass(50)
  expect(store.get(history.pagesAtom)).toMatchObject({ state: 'failed', rows: [], before: undefined })
})

it('sends a form once at a time, and shows the words of the server at their fields', async () => {
  let answer: () => { status: number; body: unknown } = saysNo(409, 'EMAIL_IN_USE', 'taken')
  const { store, browser } = await enter({ SaveSocialMedia: () => answer() })
  const asked = () => browser.asked.filter(({ path }) => path === 'profile/social-media').length
  const form = saving(saveSocialMedia, { EMAIL_IN_USE: 'email' })
  const input = wireProfile.socialMedia
  const send = async () => {
    const saved = store.set(form.save, { input })
    void store.set(form.save, { input })
    expect(store.get(form.savingAtom)).toEqual({ state: 'saving' })
    await browser.pass(50)
    return saved
  }
  expect(await send()).toBeUndefined()
  expect(asked()).toBe(1)
  expect(store.get(form.savingAtom)).toMatchObject({
    state: 'editing',
    refusals: [{ field: 'email', code: 'EMAIL_IN_USE', message: 'taken' }],
  })
  answer = () => ({ status: 200, body: { data: { saveSocialMedia: wireProfile } } })
  expect(await send()).toEqual({ saveSocialMedia: wireProfile })
  expect(store.get(form.savingAtom)).toMatchObject({ state: 'saved' })
  void store.set(form.save, { input })
  store.set(form.reset)
  await browser.pass(50)
  expect(store.get(form.savingAtom)).toEqual({ state: 'editing', refusals: [] })
})

/** A form on a server that answers `reply` to each sending, with the keys that it was sent under. */
const sentForm = async (reply: (sending: number) => Reply) => {
  let sendings = 0
  const app = await enter({ SaveSocialMedia: () => reply((sendings += 1)) })
  const form = saving(saveSocialMedia)
  const start = (facebook: string) => app.store.set(form.save, { input: { ...wireProfile.socialMedia, facebook } })
  return {
    ...app,
    form,
    start,
    async send(facebook: string) {
      void start(facebook)
      await app.browser.pass(50)
    },
    keys: () =>
      app.browser.asked.filter(({ path }) => path === 'profile/social-media').map(({ headers }) => String(headers['idempotency-key'])),
  }
}
const done: Reply = { status: 200, body: { data: { saveSocialMedia: wireProfile } } }
const lost: Reply = { status: 502, body: 'a proxy' }

it('sends a submission of which nobody knows what became under the same key again, and any other under a new one', async () => {
  const { send, keys } = await sentForm((sending) => (sending > 3 ? done : lost))
  await send('ada')
  await send('ada')
  await send('ada.reed')
  await send('ada.reed')
  await send('ada.reed')
  const [first, second, third, fourth, fifth] = keys()
  expect(first).toBe(second)
  expect(third).toBe(fourth)
  expect(new Set([first, third, fifth]).size).toBe(3)
})

it('keeps the key of a submission while it is on its way, though the form is open again', async () => {
  const { store, browser, form, start, send, keys } = await sentForm(() => done)
  void start('ada')
  store.set(form.reset)
  void start('ada')
  await browser.pass(50)
  await send('ada')
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('keeps the key of a submission of which nobody knows, whatever becomes of another one', async () => {
  const { send, keys } = await sentForm((sending) => (sending === 1 ? lost : done))
  await send('ada')
  await send('ada.reed')
  await send('ada')
  const [first, second, third] = keys()
  expect(second).not.toBe(first)
  expect(third).toBe(first)
})

it.each([
  [409, 'STILL_WORKING', true],
  [429, 'TOO_MANY_REQUESTS', true],
  [409, 'EMAIL_IN_USE', false],
] as const)('after a refusal with %d %s the key is kept: %s', async (status, code, isKept) => {
  const { send, keys } = await sentForm((sending) => (sending === 1 ? lost : sending === 2 ? saysNo(status, code)() : done))
  await send('ada')
  await send('ada')
  await send('ada')
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third === first).toBe(isKept)
})

it('keeps a key for five minutes after it was last sent: the same later is meant anew', async () => {
  const { browser, send, keys } = await sentForm(() => lost)
  const minutes = (count: number) => browser.pass(count * 60_000)
  await send('ada')
  await minutes(4)
  await send('ada')
  await minutes(4)
  await send('ada')
  await minutes(5)
  await send('ada')
  const [first, second, third, fourth] = keys()
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})
