import { errorTexts } from '@lagoon/contract/problems/texts'
import { expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { wireBalances, wirePlayer } from '../testing/wire.ts'
import { knowSessionAtom, logOutAtom, loggedOutElsewhereAtom, playerAtom, renamePlayerAtom, sessionStateAtom } from './session.atoms.ts'

const kept = { session: JSON.stringify({ generation: 'key-1', accessToken: 'acc', refreshToken: 'ref' }) }
const names = { displayName: 'mara_moon', firstName: 'Mara', lastName: 'Moon', email: 'moon@example.com' }
type App = ReturnType<typeof testApp>
const timesAsked = ({ browser }: App) => browser.asked.filter(({ path }) => path === 'me').length

it('nobody knows who is there before the storage was tried', () => {
  const { store } = testApp()
  expect([store.get(sessionStateAtom), store.get(playerAtom)]).toEqual([{ status: 'unknown' }, undefined])
})

it('the server is asked once who a stored session belongs to, however many guards wait', async () => {
  const app = testApp({}, { kept })
  const all = Promise.all([1, 2, 3].map(() => app.store.set(knowSessionAtom)))
  await app.browser.pass(50)
  expect(await all).toEqual(Array(3).fill({ status: 'player', player: wirePlayer }))
  const again = app.store.set(knowSessionAtom)
  await app.browser.pass(50)
  expect(await again).toBe(app.store.get(sessionStateAtom))
  expect(timesAsked(app)).toBe(1)
})

it('a visitor is known without a question, and stays the same one', async () => {
  const app = testApp()
  const first = await app.store.set(knowSessionAtom)
  expect(first).toEqual({ status: 'visitor' })
  expect(await app.store.set(knowSessionAtom)).toBe(first)
  expect(timesAsked(app)).toBe(0)
})

it('is unreachable where nobody answers, and asked for again the next time', async () => {
  let isDown = true
  const data = { me: wirePlayer, balances: wireBalances('7') }
  const app = testApp({ Me: () => (isDown ? { status: 500, body: 'broken' } : { status: 200, body: { data } }) }, { kept })
  const first = app.store.set(knowSessionAtom)
  await app.browser.pass(50)
  expect([await first, app.store.get(playerAtom)]).toEqual([{ status: 'unreachable' }, undefined])
  isDown = false
  const second = app.store.set(knowSessionAtom)
  await app.browser.pass(50)
  expect(await second).toEqual({ status: 'player', player: wirePlayer })
})

it('a log-out that nobody told this tab of is seen by the next guard', async () => {
  const app = testApp({}, { kept })
  void app.store.set(knowSessionAtom)
  await app.browser.pass(50)
  app.browser.texts.delete('session')
  expect(await app.store.set(knowSessionAtom)).toEqual({ status: 'visitor' })
})

it('who logs out while the server is asked is a visitor', async () => {
  const app = testApp({}, { kept })
  const known = app.store.set(knowSessionAtom)
  await app.browser.pass(1)
  app.store.set(logOutAtom)
  await app.browser.pass(50)
  expect(await known).toEqual({ status: 'visitor' })
})

it('a player goes by the new names everywhere; nobody is renamed where there is no player', async () => {
  const app = testApp()
  app.store.set(renamePlayerAtom, names)
  expect(app.store.get(sessionStateAtom)).toEqual({ status: 'unknown' })
  await logInto(app)
  app.store.set(renamePlayerAtom, names)
  expect(app.store.get(sessionStateAtom)).toEqual({ status: 'player', player: { ...wirePlayer, ...names } })
})

it('is told once that another device took the session over, and is logged out', async () => {
  const app = testApp()
  await logInto(app)
  app.store.set(loggedOutElsewhereAtom)
  await app.browser.pass(50)
  expect(app.store.get(sessionStateAtom)).toEqual({ status: 'visitor' })
  expect(app.said).toEqual([errorTexts.loggedOutElsewhere])
})
