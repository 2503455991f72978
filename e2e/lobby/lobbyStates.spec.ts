import { expect, test, type Page, type Route } from '@playwright/test'
import { logIn } from '../testing/logIn.ts'
import { goTo } from '../pages/routeTable.ts'
import { reached } from '../testing/reached.ts'

/** What the lobby is asked by, away from the first page: that one comes with its answer. */
const LOBBY = '**/graphql/anonymous/lobby'
/** Not a page of the lobby, and rendered: from there the lobby is asked for. */
const ELSEWHERE = '/faq'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** Answers the lobby with other games than there are. */
const withGames = (fits: (game: { readonly type: string }) => boolean) => async (route: Route) => {
  const answer = await route.fetch()
  const body = await answer.json()
  await route.fulfill({ response: answer, json: { data: { lobby: { ...body.data.lobby, games: body.data.lobby.games.filter(fits) } } } })
}

/** Opens a page of the lobby from another one, with the lobby's answer on a line that is not what it should be. */
const openWith = async (page: Page, address: string, lobby: (route: Route) => unknown) => {
  await page.route(LOBBY, lobby)
  await page.goto(ELSEWHERE)
  await expect(title(page, 'FAQ')).toBeVisible()
  await goTo(page, address)
}

test('a visitor meets every state of the list of games', async ({ page }) => {
  await page.goto('/')
  await reached(title(page, 'Laid-back games by moonlight'), 'lobby', 'home', 'visitor')
  await page.goto('/games')
  await reached(title(page, 'All games'), 'lobby', 'games', 'filled')
  await page.goto('/games/slot')
  await reached(title(page, 'Slots'), 'lobby', 'games', 'slot')
  await page.goto('/games/keno')
  await reached(title(page, 'Keno'), 'lobby', 'games', 'keno')
  await page.goto('/games/fish')
  await reached(title(page, 'Fish'), 'lobby', 'games', 'fish')
  await page.goto('/games/poker')
  await reached(title(page, 'Poker'), 'lobby', 'games', 'poker')
  await page.goto('/games/crash')
  await reached(title(page, 'Crash'), 'lobby', 'games', 'crash')
  await page.goto('/games/blackjack')
  await reached(title(page, 'Blackjack'), 'lobby', 'games', 'blackjack')
  await page.goto('/games/roulette')
  await reached(title(page, 'We can’t find those games'), 'lobby', 'games', 'unknown-type')
  await page.goto('/games?search=tides')
  await reached(page.getByRole('link', { name: /Moonlit Tides/ }), 'lobby', 'games', 'search-results')
  await page.goto('/games?search=nothing+of+the+kind')
  await reached(page.getByRole('heading', { name: /^No games match “/ }), 'lobby', 'games', 'search-without-results')
  await page.goto('/games?studio=deepwater&open=1')
  await reached(page.getByRole('button', { name: 'Clear filters' }), 'lobby', 'games', 'filters-on')
})

test('the list of games waits, fails, and has none of a type', async ({ page }) => {
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await openWith(page, '/games', async (route) => {
    await asked
    await route.abort()
  })
  await reached(page.getByText('Loading the games'), 'lobby', 'games', 'loading')
  answer()
  await reached(title(page, 'The games didn’t load'), 'lobby', 'games', 'failed')
  await page.unrouteAll()
  await openWith(
    page,
    '/games/keno',
    withGames(({ type }) => type !== 'KENO'),
  )
  await reached(page.getByRole('heading', { name: 'No keno games yet' }), 'lobby', 'games', 'none-this-type')
})

test('what a game’s page says of it, and of one that is not there', async ({ page }) => {
  await page.goto('/game-info/slot/moonlit-tides')
  await reached(title(page, 'Moonlit Tides'), 'lobby', 'game-info', 'filled')
  await page.goto('/game-info/slot/no-such-game')
  await reached(title(page, 'We can’t find that game'), 'lobby', 'game-info', 'unknown-game')
  await page.route('**/graphql/anonymous/game', (route) => route.abort())
  await page.goto(ELSEWHERE)
  await expect(title(page, 'FAQ')).toBeVisible()
  await goTo(page, '/game-info/keno/pearl-draw')
  await reached(title(page, 'The game didn’t load'), 'lobby', 'game-info', 'failed')
})

test('a player’s home and the way into a game', async ({ page }) => {
  await logIn(page, 'noah@lagoon.localhost')
  await page.goto('/')
  await reached(title(page, /welcome back/i), 'lobby', 'home', 'player')
  await page.goto('/game-details/slot/moonlit-tides')
  await reached(page.getByRole('button', { name: /^Play with/i }), 'lobby', 'game-details', 'ready-play')
  await page.goto('/play?type=slot&id=no-such-game')
  await reached(title(page, 'We can’t find that game'), 'lobby', 'play', 'unknown-game')
  // Slow enough for the door to be seen.
  await page.route(/launch=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/play?type=slot&id=moonlit-tides')
  await reached(page.getByText('Opening Moonlit Tides'), 'lobby', 'play', 'loading-game')
  await reached(page.frameLocator('iframe').locator('#stake'), 'lobby', 'play', 'playing')
})
