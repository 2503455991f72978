import { expect, it } from 'vitest'
import { featureRound, jackpotRound } from '../../testing/slotRoundSample.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireRound } from '../../testing/wire.ts'
import { slotHistory } from './slotHistory.atoms.ts'

it('a row says what its round earned besides lines: free spins, a jackpot, or nothing', async () => {
  const nodes = [
    wireRound(1, { feature: featureRound.feature, win: String(featureRound.win.minor) }),
    wireRound(2, { jackpot: String(jackpotRound.jackpot) }),
    wireRound(3),
    wireRound(4, { state: 'OPEN', matrix: null, paylines: [] }),
  ]
  const app = testApp({ SlotRounds: { slotRounds: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } } })
  await logInto(app)
  void app.store.set(slotHistory.loadAtom)
  await app.browser.pass(50)
  const view = app.store.get(slotHistory.viewAtom)
  if (view.state !== 'filled') throw new Error(`the history is ${view.state}`)
  const [free, jackpot, plain, open] = view.rounds
  expect(free).toMatchObject({ feature: 'Rising tide: 6 free spins 15.15, scatters 2.00', win: { minor: 1_715n } })
  expect(jackpot?.jackpot).toBe(jackpotRound.jackpot)
  expect([jackpot, plain, open].map((row) => row !== undefined && 'feature' in row)).toEqual([false, false, false])
  expect([free, plain, open].map((row) => row !== undefined && 'jackpot' in row)).toEqual([false, false, false])
  expect([plain, open].map((row) => row !== undefined && 'matrix' in row)).toEqual([true, false])
})

const filter = { result: 'WON' } as const

it('keeps the rounds while another order of them is asked for', async () => {
  const app = testApp()
  const { store, browser } = app
  await logInto(app)
  void store.set(slotHistory.loadAtom)
  expect(store.get(slotHistory.viewAtom)).toEqual({ state: 'loading' })
  await browser.pass(50)
  const sort = { by: 'BET', direction: 'ASC' } as const
  void store.set(slotHistory.loadAtom, { sort })
  expect(store.get(slotHistory.viewAtom)).toMatchObject({ state: 'filled', rounds: [{ id: 'r1' }], sort, isSorting: true, more: 'loading' })
  void store.set(slotHistory.loadAtom, { filter })
  expect(store.get(slotHistory.viewAtom)).toEqual({ state: 'loading', filters: { filter } })
  await browser.pass(50)
  expect(store.get(slotHistory.viewAtom)).toMatchObject({ state: 'filled', sort, more: 'none' })
  expect(store.get(slotHistory.viewAtom)).not.toHaveProperty('isSorting')
})

it('keeps the filters while what they ask for is on its way, also where nothing fitted', async () => {
  const app = testApp({ SlotRounds: { slotRounds: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } } })
  const { store, browser } = app
  await logInto(app)
  void store.set(slotHistory.loadAtom, { filter })
  await browser.pass(50)
  expect(store.get(slotHistory.viewAtom)).toMatchObject({ state: 'noResult', filters: { filter } })
  void store.set(slotHistory.loadAtom, { filter: {} })
  expect(store.get(slotHistory.viewAtom)).toMatchObject({ state: 'loading', filters: { filter: {} } })
})
