import type { Domain } from '@lagoon/domain/assembly/domain'
import { isMobileAgent, type Visit } from '@lagoon/domain/guards/guards'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import type { PageComponent } from '../routes/defineRoute.ts'
import { contextOf, type Place } from '../routes/place.ts'
import type { RouteEntry } from '../routes/routeEntry.ts'

/** What came of opening a page. `data` settles when what the page asked for is answered; nothing waits for it but a page that is rendered already. */
export type Opened =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'opened'; readonly component: PageComponent; readonly data: Promise<unknown> }

/** Opens the page of a route at a place: the guard decides before anything is shown, and what may be shown is asked for at once. */
export type OpenPage = (entry: RouteEntry, place: Place, signal: AbortSignal) => Promise<Opened>

/** `currentAddress`: address where the player stands; undefined before the first page. */
export const createOpenPage = (domain: Domain, currentAddress: () => string | undefined): OpenPage => {
  const visitTo = async (address: string): Promise<Visit> => {
    const { status } = await domain.store.set(knowSessionAtom)
    return {
      isLoggedIn: status === 'player' || status === 'unreachable',
      isMobile: isMobileAgent(navigator.userAgent),
      address,
      isColdLoad: currentAddress() === undefined,
    }
  }
  return async (entry, place, signal) => {
    // Who it is decides about most pages, and how they look: asked beside the fetching of the page.
    void domain.store.set(knowSessionAtom)
    const { guard, prepare, ahead, load, component } = await entry.load()
    const fetched = Promise.all([component(), prepare?.(place)])
    // Whoever may not stand here never waits for it, and then nobody would learn that it failed.
    fetched.catch(() => undefined)
    const context = contextOf(domain, place)
    const known = ahead?.(context)
    const decision = await guard?.(await visitTo(place.address), { domain, signal })
    signal.throwIfAborted()
    if (decision?.kind === 'redirect') return decision
    if (decision?.kind === 'stay') return { kind: 'redirect', to: currentAddress() ?? '/' }
    // Not waited for: the page says itself that its data are on their way.
    const data = Promise.all([known, load(context)])
    const [drawn] = await fetched
    return { kind: 'opened', component: drawn, data }
  }
}
