import { createMemoryRouter, type createBrowserRouter, type RouteObject } from 'react-router-dom'
import { createDomain, type Domain } from '@lagoon/domain/assembly/domain'
import { showPopupAtom } from '@lagoon/domain/shell/popups/popups.atoms'
import type { OpenLine } from '@lagoon/domain/realtime/line'
import { browserPorts } from '@lagoon/domain/ports/browserPorts'
import { toasts } from '@lagoon/ui/kit/ToastRegion/toasts'
import { createEntrance } from '../routes/entrance.ts'
import { routeTable } from '../routes/table.tsx'
import { watchLostPieces } from '../shell/lostPieces.ts'
import { pageOf, standingOf } from './pageOf.ts'

export type Router = ReturnType<typeof createBrowserRouter>

export interface House {
  readonly domain: Domain
  readonly router: Router
}

const loadStomp = async (): Promise<OpenLine> => (await import('@lagoon/domain/realtime/stompLine')).openStompLine

/**
 * Puts domain and routes together. The router is made by the caller: over the address bar, or in memory for a story, which
 * brings a live line of its own too.
 */
export const createHouse = (createRouter: (routes: RouteObject[]) => Router, loadLine: () => Promise<OpenLine> = loadStomp): House => {
  let router: Router | undefined
  const domain = createDomain({
    ports: browserPorts(),
    origin: window.location.origin,
    toasts,
    loadLine,
    page: pageOf(() => router),
  })
  router = createRouter(
    routeTable(
      createEntrance(
        domain,
        standingOf(() => router),
      ),
    ),
  )
  watchLostPieces(() => domain.store.set(showPopupAtom, { kind: 'chunkFailure' }))
  return { domain, router }
}

export const memoryRouter =
  (address: string) =>
  (routes: RouteObject[]): Router =>
    createMemoryRouter(routes, { initialEntries: [address] })
