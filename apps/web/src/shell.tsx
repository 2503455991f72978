import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom'
import type { ResultOf } from '@lagoon/domain/client/operation'
import { acceptLobbyAtom } from '@lagoon/domain/lobby/home/home.atoms'
import { toLobby } from '@lagoon/domain/lobby/lobby.adapter'
import { createDomain } from '@lagoon/domain/assembly/domain'
import { brand } from '@lagoon/ui/brand'
import { App } from './boot/App.tsx'
import { stillPorts } from './boot/stillPorts.ts'
import { tabAt } from './routes/account/profileTabs.ts'
import { routeTable, type RouteHandle } from './routes/table.tsx'
import { titleOf, titleText } from './shell/PageHead.tsx'
import { metadataAt } from './shell/pageMetadata.ts'

type WireLobby = ResultOf<'Lobby'>['lobby']

/** A guard never runs here: home has none. */
const noEntrance = () => () => null

const stillContext = (matches: StaticHandlerContext['matches']): StaticHandlerContext => ({
  basename: '/',
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  matches,
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
})

const routes = createStaticHandler(routeTable(noEntrance)).dataRoutes

interface Head {
  readonly title: string
  readonly isFound: boolean
  readonly description?: string | undefined
  readonly canonical?: string | undefined
  /** Id of the page, and of the tab that it opens with: what their files are found by. */
  readonly page?: string | undefined
  readonly tab?: string | undefined
}

/** What stands in the head of the page at an address before scripts run. One head serves all addresses of a route. */
export const headOf = (pathname: string, search = ''): Head => {
  const { found } = metadataAt(pathname)
  const matches = matchRoutes(routes, pathname) ?? []
  const title = matches.map(({ route }) => titleOf(route.handle)).findLast((text) => text !== undefined)
  const page = (matches.at(-1)?.route.handle as RouteHandle | undefined)?.page
  const isAlone = matches.every(({ params }) => Object.keys(params).length === 0)
  return {
    title: title === undefined ? brand.name : titleText(title),
    isFound: found !== undefined,
    description: found?.description,
    canonical: isAlone ? found?.canonical : undefined,
    page,
    tab: page === 'account/profile' ? tabAt(new URLSearchParams(search)).id : undefined,
  }
}

/** Home as a visitor sees it, and the pictures that its first view needs. The browser takes over the same markup. */
export const renderHome = (lobby: WireLobby): { html: string; preload: readonly string[] } => {
  const { store } = createDomain({
    ports: stillPorts,
    origin: 'http://localhost',
    toasts: { show: () => undefined },
    loadLine: () => Promise.reject(new Error('nothing is live while a page is drawn')),
    page: { address: () => '/', goTo: () => undefined, reload: () => undefined },
  })
  store.set(acceptLobbyAtom, toLobby(lobby))
  const context = stillContext((matchRoutes(routes, '/') ?? []) as StaticHandlerContext['matches'])
  const router = createStaticRouter(routes, context)
  const html = renderToString(
    <App store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
  const first = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0]
  const source = first === undefined ? undefined : /src="([^"]+)"/.exec(first)?.[1]
  return { html, preload: source === undefined ? [] : [source] }
}
