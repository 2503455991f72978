import { expect, it } from 'vitest'
import { homeViewAtom, loadHomeAtom } from '../home/home.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireFacts, wireGame } from '../../testing/wire.ts'
import { loadFavouritesAtom, saveFavouriteAtom } from './favourites.atoms.ts'
import { gameDetailsViewOf, loadGameAtom } from './gameDetails.atoms.ts'

const game = wireGame()
const address = { type: 'SLOT', id: game.id } as const

/** What home shows when it is opened. */
const favouritesOnHome = async ({ store, browser }: ReturnType<typeof testApp>) => {
  void store.set(loadHomeAtom)
  await browser.pass(50)
  const view = store.get(homeViewAtom)
  return view.state === 'player' ? view.favourites.map(({ id }) => id) : view.state
}

it('a game is marked on its page, stands on home, and is unmarked again', async () => {
  let favourites: readonly (typeof game)[] = []
  const app = testApp({
    Game: { game: wireFacts },
    Favourites: { favourites: [] },
    SaveFavourite: ({ variables }) => {
      favourites = variables['isFavourite'] === true ? [game] : []
      return { status: 200, body: { data: { saveFavourite: favourites } } }
    },
    PlayedRounds: () => {
      const playedRounds = { open: [], recentGames: [], jackpots: [] }
      return { status: 200, body: { data: { playedRounds, favourites, recentWins: [], openPayment: null, openWithdrawal: null } } }
    },
  })
  await logInto(app)
  const { store, browser } = app
  const view = gameDetailsViewOf(address)
  void store.set(loadGameAtom, address)
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ favourite: { isOn: false, isBusy: true } })
  void store.set(loadFavouritesAtom)
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ favourite: { isOn: false, isBusy: false } })
  void store.set(saveFavouriteAtom, game.id, true)
  expect(store.get(view)).toMatchObject({ favourite: { isOn: false, isBusy: true } })
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ favourite: { isOn: true, isBusy: false } })
  expect(await favouritesOnHome(app)).toEqual([game.id])
  void store.set(saveFavouriteAtom, game.id, false)
  await browser.pass(50)
  expect(await favouritesOnHome(app)).toEqual([])
})

it('a mark that the server refuses is told, and changes nothing', async () => {
  const app = testApp({ Game: { game: wireFacts }, Favourites: { favourites: [game] }, SaveFavourite: saysNo(500, 'INTERNAL') })
  await logInto(app)
  const { store, browser } = app
  void store.set(loadGameAtom, address)
  void store.set(loadFavouritesAtom)
  await browser.pass(50)
  void store.set(saveFavouriteAtom, game.id, false)
  await browser.pass(50)
  expect(store.get(gameDetailsViewOf(address))).toMatchObject({ favourite: { isOn: true, isBusy: false } })
  expect(app.said).toHaveLength(1)
})

it('where nobody answers whether there is a mark, the page of the game is whole without it', async () => {
  const app = testApp({ Game: { game: wireFacts }, Favourites: saysNo(500, 'INTERNAL') })
  await logInto(app)
  void app.store.set(loadGameAtom, address)
  void app.store.set(loadFavouritesAtom)
  await app.browser.pass(50)
  const view = app.store.get(gameDetailsViewOf(address))
  expect(view.state).toBe('readyToPlay')
  expect(view).not.toHaveProperty('favourite')
  expect(app.said).toEqual([])
})
