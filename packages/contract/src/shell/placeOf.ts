import { profileRoute } from '../account/addresses.ts'
import { aloneGameInfoPath, gameDetailsPath, gamesRoute, playRoute } from '../lobby/addresses.ts'
import { rewardsAddress } from '../rewards/addresses.ts'
import { homeAddress } from './addresses.ts'

/** The tabs of the bottom bar and of the header: the one a path belongs to. */
export type Place = 'home' | 'games' | 'wallet' | 'rewards' | 'menu' | 'history'

const gamePaths: readonly string[] = [gamesRoute, gameDetailsPath, aloneGameInfoPath, playRoute]

/** The place that an address belongs to, for the bars of the shell; undefined for a page of none. */
export const placeOf = (pathname: string, search: string): Place | undefined => {
  const first = `/${pathname.split('/').find((segment) => segment !== '') ?? ''}`
  const tab = new URLSearchParams(search).get('tab')
  if (first === homeAddress) return 'home'
  if (gamePaths.includes(first)) return 'games'
  if (first === rewardsAddress) return 'rewards'
  if (first === profileRoute && tab === 'wallet') return 'wallet'
  if (first === profileRoute && tab === 'game-history') return 'history'
  return undefined
}
