import {
  aloneGameInfoRoute,
  gameDetailsRoute,
  gameInfoRoute,
  gamesOfTypeRoute,
  gamesRoute,
  namedGameDetailsRoute,
  playRoute,
  verifyRoute,
  winRoute,
} from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const home = entriesIn('lobby', () => import('./homeRoutes.ts'))
const fairness = entriesIn('lobby', () => import('./fairnessRoutes.ts'))
const listing = entriesIn('lobby', () => import('./gamesRoutes.ts'))
const lobby = entriesIn('lobby', () => import('./routes.ts'))

export const lobbyRoutes: readonly RouteEntry[] = [
  { ...home('home'), path: homeAddress, title: 'Social casino by moonlight' },
  { ...lobby('win'), path: winRoute, title: 'Shared win', isAlone: true },
  { ...fairness('fairnessCheck'), path: verifyRoute, title: 'Fairness check' },
  { ...lobby('play'), path: playRoute, title: 'Play', isAlone: true, isReturnable: true },
  { ...lobby('aloneGameInfo'), path: aloneGameInfoRoute, title: 'About the game' },
  { ...lobby('gameInfo'), path: gameInfoRoute, title: 'About the game' },
  { ...listing('games'), path: gamesRoute, title: 'Games' },
  { ...listing('games'), path: gamesOfTypeRoute, title: 'Games' },
  { ...lobby('gameDetails'), path: gameDetailsRoute, title: 'Game', isReturnable: true },
  { ...lobby('gameDetails'), path: namedGameDetailsRoute, title: 'Game', isReturnable: true },
]
