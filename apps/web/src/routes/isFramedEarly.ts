import { layoutFor } from '@lagoon/domain/guards/layoutRule'
import { matchRoute } from '../navigation/matchRoute.ts'
import { routeTable } from './table.ts'

/**
 * True for an address (path and query) whose bars the server sends before anybody knows what stands between them: a page of a
 * player, which is rendered in the browser only. Any other page is rendered whole, stands alone, or may lead elsewhere.
 */
export const isFramedEarly = (address: string): boolean => {
  const [pathname = ''] = address.split('?')
  const { isReturnable, isAlone } = matchRoute(routeTable, pathname).entry
  return isReturnable === true && isAlone !== true && layoutFor(pathname, false).bars === 'shown'
}
