import { playAddress, type GameAddress } from '@lagoon/contract/lobby/addresses'
import {
  gameDetailsViewOf,
  isLaunchingAtom,
  launchGameAtom,
  loadGameAtom,
  resetRefusalAtom,
} from '@lagoon/domain/lobby/games/gameDetails.atoms'
import { loadFavoritesAtom, saveFavoriteAtom } from '@lagoon/domain/lobby/games/favorites.atoms'
import { gameInfoViewOf } from '@lagoon/domain/lobby/games/gameInfo.atoms'
import { gameTypeOf, mayEnterAsPlayer } from '@lagoon/domain/guards/guards'
import { loadWinAtom, winCopiedAtom, winLinkOf, winViewOf } from '@lagoon/domain/lobby/play/win.atoms'
import { endLaunchAtom, leavePlayAtom, loadPlayAtom, playViewAtom } from '@lagoon/domain/lobby/play/play.atoms'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import type { GameFacts } from '@lagoon/domain/lobby/lobby.state'
import { constant, defineRoute } from '../defineRoute.ts'
import { isStillAt, type PageContext, type Place } from '../place.ts'
import { playedIn, tokenIn } from './playPlace.ts'

/** The game that an address names; undefined where its type is none. */
const gameIn = ({ params }: Place): GameAddress | undefined => {
  const type = gameTypeOf(params['type'])
  return type === undefined ? undefined : { type, id: params['id'] ?? '' }
}
const loadGame = ({ set, place }: PageContext) => {
  const game = gameIn(place)
  return game === undefined ? undefined : set(loadGameAtom, game)
}
const unknownGame = constant({ state: 'unknownGame' })
const nameIn = (view: object): string | undefined => ('facts' in view ? (view.facts as GameFacts).game.name : undefined)

/** game-details: one game by its address. The name at the end, where there is one, is never read. */
export const gameDetails = defineRoute({
  guard: mayEnterAsPlayer,
  ahead: loadGame,
  load: ({ set }) => {
    set(resetRefusalAtom)
    void set(knowSessionAtom)
    void set(loadFavoritesAtom)
  },
  view: (place) => {
    const game = gameIn(place)
    return game === undefined ? unknownGame : gameDetailsViewOf(game)
  },
  title: nameIn,
  events: ({ get, set, place, domain }) => ({
    onPlay: async ({ token }) => {
      const game = gameIn(place)
      if (game === undefined || get(isLaunchingAtom)) return
      domain.page.fetchAhead(playAddress(game))
      const launch = await set(launchGameAtom, game.id, token)
      if (launch === undefined) return
      if (isStillAt({ domain, place })) domain.page.goTo(playAddress(game), { state: { token } })
      else set(endLaunchAtom, launch)
    },
    onFavorite: ({ isFavorite }) => {
      const game = gameIn(place)
      if (game !== undefined) void set(saveFavoriteAtom, game.id, isFavorite)
    },
  }),
  screen: () => import('@lagoon/ui/screens/lobby/GameDetails/GameDetails').then(({ GameDetails }) => GameDetails),
})

const gameInfoWith = (isAlone: boolean) =>
  defineRoute({
    load: loadGame,
    view: (place) => {
      const game = gameIn(place)
      return game === undefined ? unknownGame : gameInfoViewOf(game)
    },
    title: (view) => ('facts' in view ? `About ${view.facts.game.name}` : undefined),
    events: () => ({ isAlone }),
    screen: () => import('@lagoon/ui/screens/lobby/GameInfo/GameInfo').then(({ GameInfo }) => GameInfo),
  })
/** games/{type}/{id}: inside the main layout. */
export const gameInfo = gameInfoWith(false)
/** game-info/{type}/{id}: the same, with header and footer hidden. */
export const aloneGameInfo = gameInfoWith(true)

const noGameToPlay = constant({ state: 'failed', reason: 'unknownGame' })

/** play?type&id: the game in its frame, from the opening of its session to the end of it. */
export const play = defineRoute({
  guard: mayEnterAsPlayer,
  load: ({ set, place }) => {
    const game = playedIn(place.query)
    return game === undefined ? undefined : set(loadPlayAtom, game, tokenIn(place.state))
  },
  leave: ({ set, place }) => {
    const game = playedIn(place.query)
    if (game !== undefined) set(leavePlayAtom, game.id)
  },
  view: ({ query }) => (playedIn(query) === undefined ? noGameToPlay : playViewAtom),
  title: (view) => ('game' in view ? `Play ${view.game.name}` : undefined),
  events: ({ set, place }) => ({
    game: playedIn(place.query),
    onPlayAgain: () => {
      const game = playedIn(place.query)
      if (game === undefined) return
      set(leavePlayAtom, game.id)
      void set(loadPlayAtom, game, tokenIn(place.state))
    },
  }),
  screen: () => import('./PlayScreen.tsx').then(({ PlayScreen }) => PlayScreen),
})

const noWin = constant({ state: 'unknownWin' })
const winIn = ({ query }: Place): string => query.get('id') ?? ''

/** win?id: a win that its player shares, as far as they show it. */
export const win = defineRoute({
  load: ({ set, place }) => (winIn(place) === '' ? undefined : set(loadWinAtom, winIn(place))),
  view: (place) => (winIn(place) === '' ? noWin : winViewOf(winIn(place))),
  title: (view) => ('win' in view ? `A win on ${view.win.game.name}` : undefined),
  events: ({ set, place, domain }) => {
    const id = winIn(place)
    const link = winLinkOf(domain.origin, id)
    return {
      onCopyLink: () => void navigator.clipboard.writeText(link).then(() => set(winCopiedAtom, id)),
      // Where the device has a sheet of its own for handing links on.
      ...('share' in navigator && { onShareLink: () => void navigator.share({ url: link }).catch(() => undefined) }),
    }
  },
  screen: () => import('@lagoon/ui/screens/lobby/Win/Win').then(({ Win }) => Win),
})
