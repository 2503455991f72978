import { expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireGame } from '../../testing/wire.ts'
import { homeViewAtom, loadHomeAtom } from './home.atoms.ts'

const won = (id: string, second: string) => ({
  id,
  shortName: 'or***',
  gameName: 'Pearl Diver',
  winToken: 'PRIZE' as const,
  win: '1200',
  isJackpot: false,
  wonAt: `2026-03-02T10:00:${second}.000Z`,
})

it('shows the wins of the answer, then the newer ones that the line tells, and never goes back to older ones', async () => {
  let answered = [won('b', '02'), won('a', '01')]
  const jackpot = { game: wireGame(), token: 'SWEEP' as const, winToken: 'PRIZE' as const, bet: '100', amount: '5010' }
  const app = testApp({
    PlayedRounds: () => {
      const data = {
        playedRounds: { open: [], recentGames: [], jackpots: [jackpot] },
        favorites: [],
        recentWins: answered,
        openPayment: null,
        openWithdrawal: null,
      }
      return { status: 200, body: { data } }
    },
  })
  await logInto(app)
  const { store, line, browser } = app
  await line.connect()
  const stop = store.sub(homeViewAtom, () => undefined)
  void store.set(loadHomeAtom)
  await browser.pass(50)
  const home = () => {
    const view = store.get(homeViewAtom)
    if (view.state !== 'player') throw new Error(`home is ${view.state}`)
    return view
  }
  const shown = () => home().recentWins.map(({ id }) => id)
  expect(shown()).toEqual(['b', 'a'])
  expect(home().jackpots).toMatchObject([{ bet: { kind: 'SWEEP', minor: 100n }, amount: { kind: 'PRIZE', minor: 5_010n } }])
  line.say({ id: 'm1', topic: 'wins', wins: [won('c', '03'), won('b', '02')] })
  expect(shown()).toEqual(['c', 'b'])
  expect(home().recentWins[0]).toMatchObject({ shortName: 'or***', win: { kind: 'PRIZE', minor: 1_200n } })
  void store.set(loadHomeAtom)
  await browser.pass(50)
  expect(shown()).toEqual(['c', 'b'])
  answered = [won('d', '04'), won('c', '03')]
  void store.set(loadHomeAtom)
  await browser.pass(50)
  expect(shown()).toEqual(['d', 'c'])
  stop()
})
