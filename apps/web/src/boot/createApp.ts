import { createDomain, type Domain, type DomainSetting } from '@lagoon/domain/assembly/domain'
import type { Page } from '@lagoon/domain/ports/ports'
import type { AddressBar } from '../navigation/addressBar.ts'
import type { CreateRouter } from '../navigation/router.ts'
import { createNavigation, type Navigation } from '../navigation/navigation.ts'
import { createOpenPage } from '../navigation/openPage.ts'
import { currentPageAtom } from '../navigation/currentPage.atoms.ts'
import type { RouteEntry } from '../routes/routeEntry.ts'

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
    fetchAhead: (address) => navigation.fetchAhead(address),
    // Where not even this piece comes, the page starts anew as it is, and an update is asked about again.
    reload: (update) =>
      void import('../shell/startAnew.ts').then(
        ({ startAnew }) => startAnew(update),
        () => window.location.reload(),
      ),
  }
  const domain = createDomain({ ...setting, page })
  const navigation = createNavigation({
    routes,
    openPage: createOpenPage(domain, () => navigation.currentAddress()),
    bar,
    show: (current) => domain.store.set(currentPageAtom, current),
    loadRouter,
  })
  return { domain, navigation }
}
