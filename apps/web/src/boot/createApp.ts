import { createDomain, type Domain, type DomainSetting } from '@lagoon/domain/assembly/domain'
import type { Page } from '@lagoon/domain/ports/ports'
import type { AddressBar } from '../navigation/addressBar.ts'
import type { CreateRouter } from '../navigation/laterPages.ts'
import { createNavigation, type Navigation } from '../navigation/navigation.ts'
import { createOpenPage } from '../navigation/openPage.ts'
import { standingAtom } from '../navigation/standing.atoms.ts'
import type { RouteEntry } from '../routes/routeEntry.ts'
import { letNewWorkerIn } from '../shell/serviceWorker.ts'

export interface RunningApp {
  readonly domain: Domain
  readonly navigation: Navigation
}

interface Surroundings extends Omit<DomainSetting, 'page'> {
  readonly routes: readonly RouteEntry[]
  readonly bar: AddressBar
  readonly loadRouter: () => Promise<CreateRouter>
}

/** Puts domain, routes and navigation together: over the address bar, or in memory for a story, a test or the server. */
export const createApp = ({ routes, bar, loadRouter, ...setting }: Surroundings): RunningApp => {
  const page: Page = {
    address: () => navigation.address(),
    goTo: (address, how) => void navigation.navigate(address, how),
    reload: () => void letNewWorkerIn().finally(() => window.location.reload()),
  }
  const domain = createDomain({ ...setting, page })
  const navigation = createNavigation({
    routes,
    openPage: createOpenPage(domain, () => navigation.standsAt()),
    bar,
    show: (standing) => domain.store.set(standingAtom, standing),
    loadRouter,
  })
  return { domain, navigation }
}
