/** The tabs of the bottom bar and of the header: the one a path belongs to. */
export type Place = 'home' | 'games' | 'wallet' | 'rewards' | 'menu' | 'history'

/** The place that an address belongs to, for the bars of the shell; undefined for a page of none. */
export const placeOf = (pathname: string, search: string): Place | undefined => {
  const [first = ''] = pathname.split('/').filter((segment) => segment !== '')
  const tab = new URLSearchParams(search).get('tab')
  if (first === '') return 'home'
  if (['games', 'game-details', 'game-info', 'play'].includes(first)) return 'games'
  if (first === 'rewards') return 'rewards'
  if (first === 'profile' && tab === 'wallet') return 'wallet'
  if (first === 'profile' && tab === 'game-history') return 'history'
  return undefined
}
