import { expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireBalances, wireFacts, wireGame } from '../../testing/wire.ts'
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
