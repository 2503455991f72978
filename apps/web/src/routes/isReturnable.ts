import { matchRoute } from '../navigation/matchRoute.ts'
import { routeTable } from './table.ts'

/** True for the pathname of a page that a log-in may lead on to. */
export const isReturnable = (pathname: string): boolean => matchRoute(routeTable, pathname).entry.isReturnable === true
