import { expect, it } from 'vitest'
import { transactionsAddress } from '@lagoon/contract/wallet/addresses'
import { metadataOf } from '../shell/pageMetadata.ts'
import { matchRoute } from '../navigation/matchRoute.ts'
import { isFramedEarly } from './isFramedEarly.ts'
import { routeTable } from './table.ts'

it.each(['/profile', '/profile?tab=packages', '/rewards', transactionsAddress, '/game-details/slot/moonlit-tides'])(
  'a player’s page has its bars early: %s',
  (address) => expect(isFramedEarly(address)).toBe(true),
)

it.each([
  ['rendered whole', '/'],
  ['of everybody', '/games?q=moon'],
  ['of a visitor', '/login'],
  ['alone', '/play/slot/moonlit-tides'],
  ['not there', '/no/such/page'],
])('a page that is %s has none: %s', (_which, address) => expect(isFramedEarly(address)).toBe(false))

it('no page has bars early that is rendered whole', () => {
  const framed = routeTable.filter(({ path }) => path !== '*' && isFramedEarly(path))
  expect(framed.length).toBeGreaterThan(0)
  expect(framed.filter(({ path }) => metadataOf(matchRoute(routeTable, path)).found !== undefined)).toEqual([])
})
