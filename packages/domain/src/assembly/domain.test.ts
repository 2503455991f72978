import { expect, it } from 'vitest'
import { loginViewAtom, submitLoginAtom } from '../account/login.atoms.ts'
import { loadSignUpAtom, signUpViewAtom, typeDisplayNameAtom } from '../account/signUp.atoms.ts'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { homeViewAtom, loadHomeAtom } from '../lobby/home/home.atoms.ts'
import { launchAtom } from '../lobby/play/launch.atoms.ts'
import { toTile } from '../lobby/lobby.adapter.ts'
import { receiveFrameAtom, playViewAtom } from '../lobby/play/play.atoms.ts'
import { slotHistory } from '../lobby/histories/slotHistory.atoms.ts'
import { writeSession } from '../session/keptSession.ts'
import { knowSessionAtom, logOutAtom } from '../session/session.atoms.ts'
import { headerViewAtom } from '../shell/header.atoms.ts'
import { testApp as open } from '../testing/testApp.ts'
import type { Reply } from '../testing/controlledPorts.ts'
import { wireGame, wireLobby, wireRound } from '../testing/wire.ts'
import { balancesAtom } from '../wallet/balances/balances.atoms.ts'

const values = { identifier: 'mara_vale', password: 'Moonlit 1!' }
const no = (status: number, code: string) => (): Reply => ({ status, body: { status, code, message: 'no' } })

const logIn = async (app: ReturnType<typeof open>) => {
  const done = app.store.set(submitLoginAtom, { values, logOutOthers: false })
  await app.browser.pass(50)
  return done
}

it('shows the lobby to a visitor, with an anonymous token on the call', async () => {
  const { store, browser } = open()
  void store.set(knowSessionAtom)
  void store.set(loadHomeAtom)
  expect(store.get(homeViewAtom)).toEqual({ state: 'loading' })
  await browser.pass(50)
  expect(store.get(homeViewAtom).state).toBe('visitor')
  expect(browser.asked.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
    ['anonymous/session', undefined],
    ['anonymous/lobby', 'Bearer anon'],
  ])
})

it('logs in, shows the balances, and keeps the newest whatever comes late', async () => {
  const app = open()
  expect(await logIn(app)).toBe(true)
  const { store, line, browser } = app
  expect(store.get(headerViewAtom)).toMatchObject({ state: 'player', displayName: 'mara_vale', balances: { version: 7n } })
  await line.connect()
  const at = (version: string, amount: string) =>
    line.say({ id: `m${version}`, topic: 'balances', version, tokens: [{ kind: 'GAME', amount }] })
  at('9', '990000')
  at('8', '995000')
  await browser.pass(50)
  expect(store.get(balancesAtom)?.tokens.GAME).toBe(990_000n)
})

it('keeps a win out of the bar until the game has shown it', async () => {
  const app = open()
  await logIn(app)
  const { store, line } = app
  await line.connect()
  store.set(launchAtom, { sessionId: 's1', url: 'https://game.example', token: 'GAME', game: toTile(wireGame()) })
  const frame = (said: { kind: 'ready' } | { kind: 'round'; state: 'started' | 'finished' }) =>
    store.set(receiveFrameAtom, { source: 'lagoon-game', ...said })
  const pay = (version: string, amount: string) =>
    line.say({ id: `m${version}`, topic: 'balances', version, tokens: [{ kind: 'GAME', amount }] })
  const shown = () => store.get(playViewAtom)
  frame({ kind: 'ready' })
  frame({ kind: 'round', state: 'started' })
  pay('9', '990000')
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 990_000n }] })
  pay('10', '1500000')
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 990_000n }] })
  expect(store.get(balancesAtom)?.tokens.GAME).toBe(1_500_000n)
  frame({ kind: 'round', state: 'finished' })
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 1_500_000n }] })
  frame({ kind: 'round', state: 'started' })
  pay('11', '1600000')
  await app.browser.pass(60_000)
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 1_600_000n }] })
})

it('counts in the bar what the game holds, through a hold, a stake of it and a win', async () => {
  const app = open()
  await logIn(app)
  const { store, line } = app
  await line.connect()
  store.set(launchAtom, { sessionId: 's1', url: 'https://game.example', token: 'GAME', game: toTile(wireGame()) })
  const frame = (said: { kind: 'ready' } | { kind: 'round'; state: 'started' | 'finished' }) =>
    store.set(receiveFrameAtom, { source: 'lagoon-game', ...said })
  const told = (version: string, spendable: string, held: string) =>
    line.say({
      id: `m${version}`,
      topic: 'balances',
      version,
      tokens: [{ kind: 'GAME', amount: spendable }],
      held: [{ kind: 'GAME', amount: held }],
    })
  const shown = () => store.get(playViewAtom)
  frame({ kind: 'ready' })
  told('9', '8000', '2000')
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 10_000n }] })
  frame({ kind: 'round', state: 'started' })
  told('10', '8000', '1900')
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 9_900n }] })
  told('11', '8500', '1900')
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 9_900n }] })
  frame({ kind: 'round', state: 'finished' })
  expect(shown()).toMatchObject({ balances: [{ kind: 'GAME', minor: 10_400n }] })
})

it('names the open round of any game on home, and takes it away as soon as it is settled', async () => {
  const left = {
    game: wireGame({ id: 'anvil-blackjack', type: 'BLACKJACK' }),
    token: 'SWEEP',
    bet: '500',
    startedAt: '2026-03-01T21:14:00.000Z',
  }
  let rounds: readonly (typeof left)[] = [left]
  let asked = 0
  const app = open({
    PlayedRounds: () => {
      asked += 1
      return {
        status: 200,
        body: {
          data: {
            playedRounds: { open: rounds, recentGames: [left.game], jackpots: [] },
            favorites: [],
            recentWins: [],
            openPayment: null,
            openWithdrawal: null,
          },
        },
      }
    },
  })
  await logIn(app)
  const { store, line, browser } = app
  await line.connect()
  const settled = (id: string) => line.say({ id, topic: 'round', roundId: '7', gameSessionId: 's1', state: 'SETTLED' })
  settled('m1')
  await browser.pass(50)
  expect(asked).toBe(0)
  const stop = store.sub(homeViewAtom, () => undefined)
  void store.set(loadHomeAtom)
  await browser.pass(50)
  expect(store.get(homeViewAtom)).toMatchObject({
    unfinishedRound: { game: { id: 'anvil-blackjack' }, bet: { kind: 'SWEEP', minor: 500n } },
    recentlyPlayed: [{ id: 'anvil-blackjack' }],
  })
  rounds = []
  settled('m2')
  await browser.pass(50)
  expect(store.get(homeViewAtom)).not.toHaveProperty('unfinishedRound')
  stop()
})

it('shows what a round took and gave that the provider finished while the line was lost, of any game', async () => {
  const move = (id: string, type: 'BET' | 'WIN' | 'ROLLBACK', token: 'SWEEP' | 'PRIZE', amount: string) =>
    ({ id, type, part: 'MAIN', token, amount, at: '2026-03-02T08:59:00.000Z' }) as const
  const app = open({
    RoundDetails: {
      roundDetails: {
        id: '7',
        moves: [
          move('1', 'BET', 'SWEEP', '100'),
          move('2', 'BET', 'SWEEP', '50'),
          move('3', 'ROLLBACK', 'SWEEP', '50'),
          move('4', 'WIN', 'PRIZE', '250'),
        ],
        fairness: null,
        share: null,
        proof: null,
      },
    },
  })
  await logIn(app)
  const { store, line, browser } = app
  await line.connect()
  store.set(launchAtom, { sessionId: 's1', url: 'https://game.example', token: 'SWEEP', game: toTile(wireGame()) })
  store.set(receiveFrameAtom, { source: 'lagoon-game', kind: 'connection', state: 'lost' })
  line.say({ id: 'm1', topic: 'round', roundId: '7', gameSessionId: 's1', state: 'SETTLED' })
  await browser.pass(50)
  expect(store.get(playViewAtom)).toMatchObject({
    state: 'roundFinishedByProvider',
    bet: { kind: 'SWEEP', minor: 100n },
    win: { kind: 'PRIZE', minor: 250n },
  })
})

it('finds the player again when the device comes back online, without a reload', async () => {
  const { store, browser, ports } = open()
  writeSession(ports.kept, { sessionKey: 'g', accessToken: 'acc', refreshToken: 'ref' })
  browser.goOffline()
  const known = store.set(knowSessionAtom)
  await browser.pass(50)
  expect(await known).toEqual({ status: 'unreachable' })
  expect(browser.texts.has('session')).toBe(true)
  browser.goOnline()
  await browser.pass(50)
  expect(store.get(headerViewAtom)).toMatchObject({ state: 'player', displayName: 'mara_vale' })
})

it('asks again for what a visitor sees when the device comes back online, without a word where that fails', async () => {
  let reply: Reply | 'broken' = { status: 200, body: { data: { lobby: wireLobby } } }
  const { store, browser, said } = open({ Lobby: () => reply }, { address: '/' })
  const stop = store.sub(homeViewAtom, () => undefined)
  void store.set(knowSessionAtom)
  void store.set(loadHomeAtom)
  await browser.pass(50)
  const asked = () => browser.asked.filter(({ path }) => path === operationPaths.Lobby).length
  expect(asked()).toBe(1)
  browser.goOffline()
  browser.goOnline()
  await browser.pass(50)
  reply = 'broken'
  browser.goOnline()
  await browser.pass(50)
  expect([asked(), said, store.get(homeViewAtom).state]).toEqual([3, [], 'visitor'])
  stop()
})

it('keeps no password anywhere', async () => {
  const app = open()
  await logIn(app)
  expect(JSON.stringify([...app.browser.texts])).not.toContain('Moonlit')
})

it('logs out at once: storage empty, home, nothing of the player left', async () => {
  const app = open()
  await logIn(app)
  const { store, browser, went, line } = app
  void store.set(slotHistory.loadAtom)
  await browser.pass(50)
  store.set(logOutAtom)
  expect([browser.texts.size, went, line.count()]).toEqual([0, ['/'], 0])
  expect(store.get(headerViewAtom)).toEqual({ state: 'visitor' })
  expect(store.get(slotHistory.viewAtom)).toEqual({ state: 'loading' })
  expect(store.get(balancesAtom)).toBeUndefined()
})

it.each<[OperationName, () => Reply, string]>([
  ['Login', no(401, 'WRONG_CREDENTIALS'), 'wrongCredentials'],
  ['Login', no(403, 'EMAIL_NOT_CONFIRMED'), 'emailNotConfirmed'],
  ['Login', no(429, 'LOCKED_OUT'), 'lockedOut'],
  ['Login', no(406, 'LOGGED_IN_ELSEWHERE'), 'otherDevices'],
])('%s refused: the form says so, and no toast does (%#)', async (name, reply, state) => {
  const app = open({ [name]: reply })
  expect(await logIn(app)).toBe(false)
  expect([app.store.get(loginViewAtom).state, app.said]).toEqual([state, []])
})

it('says that the other devices could not be logged out, and asks no third time', async () => {
  const app = open({ Login: no(406, 'LOGGED_IN_ELSEWHERE') })
  await logIn(app)
  void app.store.set(submitLoginAtom, { values, logOutOthers: true })
  await app.browser.pass(50)
  expect(app.store.get(loginViewAtom)).toEqual({ state: 'otherDevices', step: 'failed' })
  expect(app.browser.asked).toHaveLength(2)
})

it('leaves this device when another one took the session over, with one sentence', async () => {
  const app = open({ SlotRounds: no(406, 'LOGGED_OUT_ELSEWHERE') })
  await logIn(app)
  void app.store.set(slotHistory.loadAtom)
  await app.browser.pass(50)
  expect([app.browser.texts.size, app.went.length, new Set(app.said).size]).toEqual([0, 1, 1])
  expect(app.browser.asked.some(({ path }) => path === 'logout')).toBe(false)
})

it('shows the lobby as offline on 503, in the server’s words', async () => {
  const app = open({ Lobby: no(503, 'MAINTENANCE') })
  void app.store.set(knowSessionAtom)
  void app.store.set(loadHomeAtom)
  await app.browser.pass(50)
  expect(app.store.get(homeViewAtom)).toEqual({ state: 'offline', message: 'no' })
})

it('loads the history page by page', async () => {
  const app = open({
    SlotRounds: ({ variables }) => ({
      status: 200,
      body: {
        data: {
          slotRounds:
            variables['after'] === undefined
              ? { nodes: [wireRound(1), wireRound(2)], pageInfo: { hasNextPage: true, endCursor: 'c2' } }
              : { nodes: [wireRound(3)], pageInfo: { hasNextPage: false, endCursor: 'c3' } },
        },
      },
    }),
  })
  await logIn(app)
  void app.store.set(slotHistory.loadAtom)
  await app.browser.pass(50)
  expect(app.store.get(slotHistory.viewAtom)).toMatchObject({ state: 'filled', more: 'available' })
  void app.store.set(slotHistory.loadMoreAtom)
  void app.store.set(slotHistory.loadMoreAtom)
  await app.browser.pass(50)
  const view = app.store.get(slotHistory.viewAtom)
  expect(view.state === 'filled' && [view.more, view.rounds.map(({ id }) => id)]).toEqual(['none', ['r1', 'r2', 'r3']])
})

it('asks about a display name once the player pauses', async () => {
  const app = open({ DisplayNameAvailability: { displayNameAvailability: 'TAKEN' }, WebSettings: no(500, 'INTERNAL') })
  void app.store.set(loadSignUpAtom, 'player')
  await app.browser.pass(50)
  for (const typed of ['mara', 'mara_v', 'mara_va', 'mara_vale']) {
    app.store.set(typeDisplayNameAtom, typed)
    await app.browser.pass(100)
  }
  await app.browser.pass(1_000)
  expect(app.browser.asked.filter(({ path }) => path === operationPaths.DisplayNameAvailability)).toHaveLength(1)
  expect(app.store.get(signUpViewAtom)).toMatchObject({ state: 'filling', displayNameCheck: 'taken' })
})

it.each([
  '',
  'undefined',
  '{',
  '[]',
  '{"__proto__":1}',
  '{"generation":"g","accessToken":"a\\r\\nx","refreshToken":"r"}',
  'x'.repeat(100_000),
])('starts as a visitor over a spoilt session (%#)', async (text) => {
  const { store, browser } = open()
  browser.texts.set('session', text)
  const known = store.set(knowSessionAtom)
  await browser.pass(50)
  expect(await known).toEqual({ status: 'visitor' })
})

it('says in the history that the next page did not come, and asks for that one again', async () => {
  let isDown = false
  const app = open({
    SlotRounds: ({ variables }) => {
      if (isDown) return { status: 500, body: { status: 500, code: 'INTERNAL', message: 'no' } }
      const isNext = variables['after'] === 'x'
      const page = { nodes: [wireRound(isNext ? 2 : 1)], pageInfo: { hasNextPage: !isNext, endCursor: isNext ? null : 'x' } }
      return { status: 200, body: { data: { slotRounds: page } } }
    },
  })
  await logIn(app)
  const { store, browser } = app
  void store.set(slotHistory.loadAtom)
  await browser.pass(50)
  isDown = true
  void store.set(slotHistory.loadMoreAtom)
  await browser.pass(50)
  expect(store.get(slotHistory.viewAtom)).toMatchObject({ state: 'filled', more: 'failed', rounds: [{ id: 'r1' }] })
  isDown = false
  void store.set(slotHistory.loadMoreAtom)
  await browser.pass(50)
  expect(store.get(slotHistory.viewAtom)).toMatchObject({ more: 'none', rounds: [{ id: 'r1' }, { id: 'r2' }] })
})
