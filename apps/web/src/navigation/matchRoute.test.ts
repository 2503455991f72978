import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../routes/table.ts'
import { matchRoute } from './matchRoute.ts'

const objects = routeTable.map(({ path }) => ({ id: path, path }))
const byReactRouter = (pathname: string) => {
  const match = matchRoutes(objects, pathname)?.at(-1)
  return { path: match?.route.path, params: match?.params }
}
const byTable = (pathname: string) => {
  const { entry, params } = matchRoute(routeTable, pathname)
  return { path: entry.path, params }
}

const ofEachRoute = routeTable.map(({ path }) => path.replaceAll(/:\w+/g, 'a%20b').replace('*', '/no/such/page'))
const odd = [
  '/Login',
  '/LOGIN/',
  '/games/',
  '/games/slot/',
  '/games/slot/x/y',
  '/game-details/slot/x/y/z',
  '/news//',
  '/news/%E0%A4%A',
  '/news/a%2Fb',
  '/promotions/%F0%9F%8E%B0',
  '/profile/extra',
  '/games.html',
  '/%67ames',
]

describe('the route of an address', () => {
  it.each([...ofEachRoute, ...odd])('%s is the one that React Router finds', (pathname) => {
    expect(byTable(pathname)).toEqual(byReactRouter(pathname))
  })

  it('a table whose last route does not fit everything is refused with a word', () => {
    expect(() => matchRoute(routeTable.slice(0, -1), '/no/such/page')).toThrow('no route fits /no/such/page')
  })
})
