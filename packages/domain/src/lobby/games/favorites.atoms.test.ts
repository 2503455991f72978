import { expect, it } from 'vitest'
import { operationPaths } from '@lagoon/contract/paths'
import { homeViewAtom, loadHomeAtom } from '../home/home.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireFacts, wireGame } from '../../testing/wire.ts'
import { favoriteMarkOf, loadFavoritesAtom, saveFavoriteAtom } from './favorites.atoms.ts'
import { gameDetailsViewOf, loadGameAtom } from './gameDetails.atoms.ts'

const game = wireGame()
const address = { type: 'SLOT', id: game.id } as const

/** What home shows when it is opened. */
const favoritesOnHome = async ({ store, browser }: ReturnType<typeof testApp>) => {
  void store.set(loadHomeAtom)
  await browser.pass(50)
  const view = store.get(homeViewAtom)
  return view.state === 'player' ? view.favorites.map(({ id }) => id) : view.state
}

it('a game is marked on its page, stands on home, and is unmarked again', async () => {
  let favorites: readonly (typeof game)[] = []
  const app = testApp({
    Game: { game: wireFacts },
    Favorites: { favorites: [] },
    SaveFavorite: ({ variables }) => {
      favorites = variables['isFavorite'] === true ? [game] : []
      return { status: 200, body: { data: { saveFavorite: favorites } } }
    },
    PlayedRounds: () => {
      const playedRounds = { open: [], recentGames: [], jackpots: [] }
      return { status: 200, body: { data: { playedRounds, favorites, recentWins: [], openPayment: null, openWithdrawal: null } } }
    },
  })
  await logInto(app)
  const { store, browser } = app
  const view = gameDetailsViewOf(address)
  void store.set(loadGameAtom, address)
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ favorite: { isOn: false, isBusy: true } })
  void store.set(loadFavoritesAtom)
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ favorite: { isOn: false, isBusy: false } })
  void store.set(saveFavoriteAtom, game.id, true)
  expect(store.get(view)).toMatchObject({ favorite: { isOn: false, isBusy: true } })
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ favorite: { isOn: true, isBusy: false } })
  expect(await favoritesOnHome(app)).toEqual([game.id])
  void store.set(saveFavoriteAtom, game.id, false)
  await browser.pass(50)
  expect(await favoritesOnHome(app)).toEqual([])
})

it('another game is marked while the first is on its way, whatever the order of the answers, and each alone is busy', async () => {
  const other = wireGame({ id: 'lantern-koi' })
  const lists = [[game], [game, other]]
  const delays = [30, 10]
  const app = testApp(
    { SaveFavorite: () => ({ status: 200, body: { data: { saveFavorite: lists.shift() } } }) },
    { delayOf: ({ path }) => (path === operationPaths.SaveFavorite ? (delays.shift() ?? 5) : 5) },
  )
  await logInto(app)
  const { store, browser } = app
  const marks = () => [game.id, other.id].map((id) => store.get(favoriteMarkOf(id)))
  void store.set(loadFavoritesAtom)
  await browser.pass(50)
  void store.set(saveFavoriteAtom, game.id, true)
  void store.set(saveFavoriteAtom, game.id, true)
  void store.set(saveFavoriteAtom, other.id, true)
  expect(marks()).toMatchObject([{ isBusy: true }, { isBusy: true }])
  await browser.pass(15)
  expect(marks()).toEqual([
    { isOn: false, isBusy: true },
    { isOn: true, isBusy: false },
  ])
  await browser.pass(50)
  expect(marks()).toEqual([
    { isOn: true, isBusy: false },
    { isOn: true, isBusy: false },
  ])
  expect(browser.asked.filter(({ path }) => path === operationPaths.SaveFavorite)).toHaveLength(2)
})

it('a mark that the server refuses is told, and changes nothing', async () => {
  const app = testApp({ Game: { game: wireFacts }, Favorites: { favorites: [game] }, SaveFavorite: saysNo(500, 'INTERNAL') })
  await logInto(app)
  const { store, browser } = app
  void store.set(loadGameAtom, address)
  void store.set(loadFavoritesAtom)
  await browser.pass(50)
  void store.set(saveFavoriteAtom, game.id, false)
  await browser.pass(50)
  expect(store.get(gameDetailsViewOf(address))).toMatchObject({ favorite: { isOn: true, isBusy: false } })
  expect(app.said).toHaveLength(1)
})

it('where nobody answers whether there is a mark, the page of the game is whole without it', async () => {
  const app = testApp({ Game: { game: wireFacts }, Favorites: saysNo(500, 'INTERNAL') })
  await logInto(app)
  void app.store.set(loadGameAtom, address)
  void app.store.set(loadFavoritesAtom)
  await app.browser.pass(50)
  const view = app.store.get(gameDetailsViewOf(address))
  expect(view.state).toBe('readyToPlay')
  expect(view).not.toHaveProperty('favorite')
  expect(app.said).toEqual([])
})
