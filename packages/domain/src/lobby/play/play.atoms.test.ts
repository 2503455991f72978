import { beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '../../testing/controlledPorts.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireBalances, wireFacts, wireGame } from '../../testing/wire.ts'
import { toTile } from '../lobby.adapter.ts'
import { launchAtom } from './launch.atoms.ts'
import { frameLoadedAtom, keepPlayingAtom, leavePlayAtom, loadPlayAtom, playViewAtom, receiveFrameAtom } from './play.atoms.ts'

const address = { type: 'SLOT', id: wireGame().id } as const
const urlOf = (session: number) => `https://game.example/play?launch=${session}`

const session = { token: 'SWEEP', winToken: 'PRIZE', bet: '24500', win: '18750' } as const
/** What the platform answers about the session's rounds. */
let sums: () => Reply | 'broken'
beforeEach(() => {
  sums = () => ({ status: 200, body: { data: { gameSession: session } } })
})

/** A player whose game is open in session 1; each launch from there on opens the next one. */
const opened = async () => {
  let session = 1
  const app = testApp({
    InitiateGame: () => {
      session += 1
      const launched = { sessionId: `s${session}`, url: urlOf(session), token: 'SWEEP', game: wireGame() }
      return { status: 200, body: { data: { initiateGame: launched } } }
    },
    EndGameSession: { endGameSession: true },
    GameSession: () => sums(),
  })
  await logInto(app)
  await app.line.connect()
  const { store, browser } = app
  store.set(launchAtom, { sessionId: 's1', url: urlOf(1), token: 'SWEEP', game: toTile(wireGame()) })
  void store.set(loadPlayAtom, address, 'SWEEP')
  return {
    ...app,
    view: () => store.get(playViewAtom),
    loseLaunch: () => store.set(receiveFrameAtom, { source: 'lagoon-game', kind: 'launch-lost' }),
    askedOf: (path: string) => browser.asked.filter((asked) => asked.path === path).map(({ variables }) => variables),
  }
}

it('opens a game anew whose launch was lost, for the same tokens, and ends the session that nobody plays', async () => {
  const { browser, line, view, loseLaunch, askedOf } = await opened()
  loseLaunch()
  loseLaunch()
  // The platform may end the old session itself before it answers.
  line.say({ id: 'm1', topic: 'gameSession', gameSessionId: 's1', state: 'ENDED' })
  expect(view()).toMatchObject({ state: 'loadingGame', url: urlOf(1) })
  await browser.pass(50)
  expect(view()).toMatchObject({ state: 'loadingGame', url: urlOf(2) })
  expect(askedOf('initiate')).toEqual([{ gameId: address.id, token: 'SWEEP' }])
  expect(askedOf('play/session/end')).toEqual([{ id: 's1' }])
})

it('shows the game after two launches that were lost too, and tries again when its player asks for it', async () => {
  const { store, browser, view, loseLaunch, askedOf } = await opened()
  for (const url of [urlOf(2), urlOf(3)]) {
    loseLaunch()
    await browser.pass(50)
    expect(view()).toMatchObject({ state: 'loadingGame', url })
  }
  loseLaunch()
  await browser.pass(50)
  expect(view()).toMatchObject({ state: 'playing', url: urlOf(3) })
  loseLaunch()
  await browser.pass(50)
  expect(view()).toMatchObject({ state: 'loadingGame', url: urlOf(4) })
  store.set(receiveFrameAtom, { source: 'lagoon-game', kind: 'ready' })
  expect(view()).toMatchObject({ state: 'playing', url: urlOf(4) })
  expect(askedOf('initiate')).toHaveLength(3)
})

it('does not show a game that is opened anew because the one before it kept silent', async () => {
  const { store, browser, view, loseLaunch } = await opened()
  store.set(frameLoadedAtom)
  await browser.pass(3_900)
  loseLaunch()
  await browser.pass(1_000)
  expect(view()).toMatchObject({ state: 'loadingGame', url: urlOf(2) })
})

const facts = {
  game: wireGame(),
  summary: 'Five reels by moonlight.',
  returnToPlayerBp: 9_600,
  volatility: 'MEDIUM',
  minStake: '20',
  maxStake: '10000',
  paylines: 20,
  rules: [],
  tokens: ['GAME', 'SWEEP'],
  related: [],
}
const data = {
  Game: { game: facts },
  InitiateGame: { initiateGame: { sessionId: 's1', url: urlOf(1), token: 'SWEEP', game: wireGame() } },
}

/** A player who opens the game by its address; until `repair`, the line breaks at one call. */
const openingOn = async (brokenAt: keyof typeof data) => {
  let isBroken = true
  const answer = (name: keyof typeof data) => () =>
    isBroken && name === brokenAt ? ('broken' as const) : { status: 200, body: { data: data[name] } }
  const { store, browser, ...app } = testApp({ Game: answer('Game'), InitiateGame: answer('InitiateGame') })
  await logInto({ store, browser, ...app })
  return {
    open: async () => {
      void store.set(loadPlayAtom, address, 'SWEEP')
      await browser.pass(60_000)
      return store.get(playViewAtom)
    },
    repair: () => (isBroken = false),
  }
}

it.each(['Game', 'InitiateGame'] as const)('did not load where nobody answers %s, and opens when it is tried again', async (at) => {
  const { open, repair } = await openingOn(at)
  expect(await open()).toEqual({ state: 'failed', reason: 'notLoaded' })
  repair()
  expect(await open()).toMatchObject({ state: 'loadingGame', url: urlOf(1) })
})

it('ends what was opened anew for a player who had left meanwhile', async () => {
  const { store, browser, loseLaunch, askedOf } = await opened()
  loseLaunch()
  store.set(leavePlayAtom, address.id)
  await browser.pass(50)
  expect(store.get(launchAtom)).toBeUndefined()
  expect(askedOf('play/session/end')).toContainEqual({ id: 's2' })
})

it('says at which table the tokens are, where the server named a game that there is a page for', async () => {
  const failureFor = async (facts: object) => {
    const body = { status: 409, code: 'TOKENS_AT_TABLE', message: 'Finish your hand first.', facts }
    const app = testApp({ Game: { game: wireFacts }, InitiateGame: () => ({ status: 409, body }) })
    await logInto(app)
    void app.store.set(loadPlayAtom, address, undefined)
    await app.browser.pass(50)
    return app.store.get(playViewAtom)
  }
  const table = { type: 'POKER', id: 'hearth-holdem' }
  expect(await failureFor({ gameId: table.id, gameType: table.type })).toEqual({ state: 'failed', reason: 'tokensAtTable', table })
  expect(await failureFor({ gameId: table.id, gameType: 'BINGO' })).toEqual({ state: 'failed', reason: 'tokensAtTable' })
})

it('says of which tokens there are too few: the smallest bet, and what the player has', async () => {
  const body = { status: 409, code: 'INSUFFICIENT_BALANCE', message: 'Not enough.' }
  const app = testApp({
    Game: { game: { ...wireFacts, tokens: ['GAME', 'SWEEP'] } },
    InitiateGame: () => ({ status: 409, body }),
    Balances: { balances: wireBalances('2', '5') },
  })
  await logInto(app)
  void app.store.set(loadPlayAtom, address, 'GAME')
  await app.browser.pass(50)
  const lacking = { kind: 'GAME', minStake: 20n, balance: 5n }
  expect(app.store.get(playViewAtom)).toEqual({ state: 'failed', reason: 'insufficientBalance', lacking })
})

it('says which limit of the player is reached, where the server said all of it', async () => {
  const failureFor = async (facts: object) => {
    const body = { status: 403, code: 'LIMIT_REACHED', message: 'Enough.', facts }
    const app = testApp({ Game: { game: wireFacts }, InitiateGame: () => ({ status: 403, body }) })
    await logInto(app)
    void app.store.set(loadPlayAtom, address, undefined)
    await app.browser.pass(50)
    return app.store.get(playViewAtom)
  }
  const resetsAt = '2026-03-09T00:00:00.000Z'
  const said = { limit: '5000', left: '10', days: '7', resetsAt }
  const limit = { limit: 5_000n, left: 10n, days: 7, resetsAt }
  expect(await failureFor(said)).toEqual({ state: 'failed', reason: 'limitReached', limit })
  expect(await failureFor({ ...said, left: '-1' })).toEqual({ state: 'failed', reason: 'limitReached' })
  expect(await failureFor({ ...said, resetsAt: 'soon' })).toEqual({ state: 'failed', reason: 'limitReached' })
})

it.each([
  ['TOO_MANY_REQUESTS', 429, 'tooManyRequests'],
  ['LIMIT_REACHED', 403, 'limitReached'],
] as const)('tells a throttle from a limit of the player: %s', async (code, status, reason) => {
  const app = testApp({
    Game: { game: wireFacts },
    InitiateGame: () => ({ status, body: { status, code, message: 'Wait a moment, then try again.' } }),
  })
  await logInto(app)
  void app.store.set(loadPlayAtom, address, undefined)
  await app.browser.pass(50)
  expect(app.store.get(playViewAtom)).toEqual({ state: 'failed', reason })
})

const HOUR_MS = 3_600_000
const says = (said: object) => ({ source: 'lagoon-game', ...said }) as never
/** A game that is played from now on. */
const playing = async () => {
  const app = await opened()
  app.store.set(frameLoadedAtom)
  app.store.set(receiveFrameAtom, says({ kind: 'ready' }))
  return app
}

describe('a reality check', () => {
  it('comes after an hour and again after another, with what the game took and gave; the game stays in its frame', async () => {
    const { store, browser, view } = await playing()
    await browser.pass(HOUR_MS - 60_000)
    expect(view()).toMatchObject({ state: 'playing' })
    await browser.pass(61_000)
    const sum = { wagered: { kind: 'SWEEP', minor: 24_500n }, won: { kind: 'PRIZE', minor: 18_750n } }
    expect(view()).toMatchObject({ state: 'realityCheck', minutes: 60, url: urlOf(1), ...sum })
    store.set(keepPlayingAtom)
    expect(view()).toMatchObject({ state: 'playing', url: urlOf(1) })
    await browser.pass(HOUR_MS + 2_000)
    expect(view()).toMatchObject({ state: 'realityCheck', minutes: 120 })
  })

  it('waits for the end of a round, and for a line that is lost', async () => {
    const { store, browser, view } = await playing()
    store.set(receiveFrameAtom, says({ kind: 'connection', state: 'lost' }))
    await browser.pass(HOUR_MS + 5_000)
    expect(view()).toMatchObject({ state: 'connectionLost' })
    store.set(receiveFrameAtom, says({ kind: 'connection', state: 'back' }))
    store.set(receiveFrameAtom, says({ kind: 'round', state: 'started' }))
    await browser.pass(5_000)
    expect(view()).toMatchObject({ state: 'playing' })
    store.set(receiveFrameAtom, says({ kind: 'round', state: 'finished' }))
    await browser.pass(2_000)
    expect(view()).toMatchObject({ state: 'realityCheck' })
    // What the game says behind it does not take it away.
    store.set(receiveFrameAtom, says({ kind: 'connection', state: 'lost' }))
    expect(view()).toMatchObject({ state: 'realityCheck' })
  })

  it('comes after a line that was lost by a page which has been loaded anew', async () => {
    const { store, browser, view } = await playing()
    store.set(receiveFrameAtom, says({ kind: 'connection', state: 'lost' }))
    store.set(receiveFrameAtom, says({ kind: 'ready' }))
    expect(view()).toMatchObject({ state: 'playing' })
    await browser.pass(HOUR_MS + 5_000)
    expect(view()).toMatchObject({ state: 'realityCheck' })
  })

  it('comes a minute later where nobody answers', async () => {
    sums = () => 'broken'
    const { browser, view } = await playing()
    await browser.pass(HOUR_MS + 30_000)
    expect(view()).toMatchObject({ state: 'playing' })
    sums = () => ({ status: 200, body: { data: { gameSession: session } } })
    await browser.pass(2 * 60_000)
    expect(view()).toMatchObject({ state: 'realityCheck', minutes: 61 })
  })

  it('does not come to a player who left, and is counted once for a frame that loads twice', async () => {
    const here = await playing()
    here.store.set(frameLoadedAtom)
    await here.browser.pass(HOUR_MS + 1_000)
    expect(here.askedOf('play/session')).toHaveLength(1)
    const left = await playing()
    left.store.set(leavePlayAtom, address.id)
    await left.browser.pass(HOUR_MS + 1_000)
    expect(left.askedOf('play/session')).toEqual([])
  })

  it('gives way to the end of the session', async () => {
    const { store, browser, view } = await playing()
    await browser.pass(HOUR_MS + 1_000)
    store.set(receiveFrameAtom, says({ kind: 'session-ended' }))
    store.set(keepPlayingAtom)
    expect(view()).toMatchObject({ state: 'sessionEnded' })
    await browser.pass(2 * HOUR_MS)
    expect(view()).toMatchObject({ state: 'sessionEnded' })
  })
})

describe('a game that is left before its launch is answered', () => {
  const other = { type: 'SLOT', id: 'harbor-lights' } as const
  /** Each launch takes a second, and opens the session of its number. */
  const slowly = async () => {
    let session = 0
    const app = testApp(
      {
        Game: ({ variables }) => ({ status: 200, body: { data: { game: { ...facts, game: wireGame({ id: String(variables['id']) }) } } } }),
        InitiateGame: ({ variables }) => {
          session += 1
          const launched = {
            sessionId: `s${session}`,
            url: urlOf(session),
            token: variables['token'],
            game: wireGame({ id: String(variables['gameId']) }),
          }
          return { status: 200, body: { data: { initiateGame: launched } } }
        },
        EndGameSession: { endGameSession: true },
      },
      { delayOf: ({ path }) => (path === 'initiate' ? 1_000 : 5) },
    )
    await logInto(app)
    const { store, browser } = app
    return {
      store,
      browser,
      resume: (game: { type: 'SLOT'; id: string }) => void store.set(loadPlayAtom, game, 'SWEEP'),
      view: () => store.get(playViewAtom),
      ended: () => browser.asked.filter(({ path }) => path === 'play/session/end').map(({ variables }) => variables['id']),
    }
  }

  it('has its session ended, and is no game to go on with', async () => {
    const { store, browser, resume, ended } = await slowly()
    resume(address)
    await browser.pass(500)
    store.set(leavePlayAtom, address.id)
    await browser.pass(2_000)
    expect([store.get(launchAtom), ended()]).toEqual([undefined, ['s1']])
  })

  it('is not opened at all where nothing was known of it yet', async () => {
    const { store, browser, resume } = await slowly()
    resume(address)
    store.set(leavePlayAtom, address.id)
    await browser.pass(2_000)
    expect(browser.asked.some(({ path }) => path === 'initiate')).toBe(false)
  })

  it.each([
    ['another game', other],
    ['the same game', address],
  ])('does not stand in the way of %s', async (_, next) => {
    const { store, browser, resume, view, ended } = await slowly()
    resume(address)
    await browser.pass(500)
    // The next page loads while the one before it still stands.
    if (next !== address) resume(next)
    store.set(leavePlayAtom, address.id)
    if (next === address) resume(next)
    await browser.pass(100)
    expect(view()).toMatchObject({ state: 'loadingGame', game: { id: next.id } })
    await browser.pass(3_000)
    expect(view()).toMatchObject({ state: 'loadingGame', url: urlOf(2), game: { id: next.id } })
    expect(ended()).toEqual(['s1'])
  })
})
