import { expect, it } from 'vitest'
import { placeOf } from './placeOf.ts'

it.each([
  ['/', '', 'home'],
  ['/games', '', 'games'],
  ['/games/slot', '', 'games'],
  ['/game-details/slot/moonlit-tides', '', 'games'],
  ['/rewards', '', 'rewards'],
  ['/profile', '?tab=wallet', 'wallet'],
  ['/profile', '?tab=game-history', 'history'],
  ['/profile', '', undefined],
  ['/gamesx', '', undefined],
] as const)('%s%s belongs to %s', (pathname, search, place) => expect(placeOf(pathname, search)).toBe(place))
