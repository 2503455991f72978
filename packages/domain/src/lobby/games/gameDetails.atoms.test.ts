import { expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireBalances, wireFacts, wireGame, wirePlayer } from '../../testing/wire.ts'
import { knowSessionAtom } from '../../session/session.atoms.ts'
import { gameDetailsViewOf, launchGameAtom, loadGameAtom } from './gameDetails.atoms.ts'

const address = { type: 'SLOT', id: wireGame().id } as const

it('a game that lacks tokens says what the player holds now, where they were played on another page', async () => {
  let asked = 0
  const app = testApp({
    Game: { game: wireFacts },
    InitiateGame: saysNo(409, 'INSUFFICIENT_BALANCE'),
    Balances: () => ({ status: 200, body: { data: { balances: (asked += 1) === 1 ? wireBalances('1', '500') : wireBalances('2', '7') } } }),
  })
  await logInto(app)
  const view = gameDetailsViewOf(address)
  void app.store.set(loadGameAtom, address)
  await app.browser.pass(50)
  expect(app.store.get(view)).toMatchObject({ state: 'readyToPlay', balances: [{ kind: 'GAME', minor: 500n }] })
  void app.store.set(launchGameAtom, address.id, 'GAME')
  await app.browser.pass(50)
  expect(app.store.get(view)).toMatchObject({ state: 'insufficientBalance', lacking: 'GAME', balances: [{ kind: 'GAME', minor: 7n }] })
})

it('a player whom nobody answers for is not told to make an account, and opens the game when it is tried again', async () => {
  let isDown = true
  const kept = { session: JSON.stringify({ generation: 'key-1', accessToken: 'acc', refreshToken: 'ref' }) }
  const data = { me: wirePlayer, balances: wireBalances('7') }
  const app = testApp(
    { Game: { game: wireFacts }, Me: () => (isDown ? { status: 500, body: 'broken' } : { status: 200, body: { data } }) },
    { kept },
  )
  const { store, browser } = app
  void store.set(knowSessionAtom)
  void store.set(loadGameAtom, address)
  await browser.pass(50)
  expect(store.get(gameDetailsViewOf(address))).toEqual({ state: 'failed' })
  isDown = false
  void store.set(knowSessionAtom)
  await browser.pass(50)
  expect(store.get(gameDetailsViewOf(address))).toMatchObject({ state: 'readyToPlay' })
})

it('a limit that refuses one kind leaves the choice of the others, with what is held of each', async () => {
  const facts = { limit: '5000', left: '10', days: '7', resetsAt: '2026-03-09T00:00:00.000Z' }
  const app = testApp({
    Game: { game: wireFacts },
    InitiateGame: () => ({ status: 403, body: { status: 403, code: 'LIMIT_REACHED', message: 'Enough.', facts } }),
    Balances: { balances: wireBalances('1', '500') },
  })
  await logInto(app)
  const view = gameDetailsViewOf(address)
  void app.store.set(loadGameAtom, address)
  await app.browser.pass(50)
  const ready = app.store.get(view)
  void app.store.set(launchGameAtom, address.id, 'SWEEP')
  await app.browser.pass(50)
  expect(app.store.get(view)).toMatchObject({
    state: 'limitReached',
    lacking: 'SWEEP',
    limit: { left: 10n },
    balances: 'balances' in ready ? ready.balances : [],
  })
  expect(app.store.get(view)).toMatchObject({ balances: [{ kind: 'GAME', minor: 500n }] })
})
