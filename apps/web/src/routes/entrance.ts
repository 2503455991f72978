import { redirect, type LoaderFunction } from 'react-router-dom'
import type { Domain } from '@lagoon/domain/assembly/domain'
import { isMobileAgent, type Visit } from '@lagoon/domain/guards/guards'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import type { Route } from './defineRoute.ts'
import { contextOf, placeOf } from './place.ts'

/** Makes the loader of a route. */
export type Entrance = (route: Pick<Route, 'guard' | 'prepare' | 'load'>) => LoaderFunction

export interface Standing {
  /** Address where the player stands; undefined before the first page. */
  readonly address: () => string | undefined
  /** What the entry of the history carries that is being opened. */
  readonly openedState: () => unknown
}

/** Turns what a route says of itself into its loader: the guard decides before anything is shown, and what may be shown is asked for at once. */
export const createEntrance = (domain: Domain, standing: Standing): Entrance => {
  const visitTo = async (address: string): Promise<Visit> => {
    const { status } = await domain.store.set(knowSessionAtom)
    return {
      isLoggedIn: status === 'player' || status === 'unreachable',
      isMobile: isMobileAgent(navigator.userAgent),
      address,
      isColdLoad: standing.address() === undefined,
    }
  }
  return ({ guard, prepare, load }) =>
    async ({ request, params }) => {
      const { pathname, search } = new URL(request.url)
      const address = pathname + search
      const place = placeOf(address, params, standing.openedState())
      prepare?.(place)
      // Who it is decides how most pages look, also where it decides nothing about standing there: asked, and not waited for.
      if (guard === undefined) void domain.store.set(knowSessionAtom)
      const decision = await guard?.(await visitTo(address), { domain, signal: request.signal })
      if (decision?.kind === 'redirect') return redirect(decision.to)
      if (decision?.kind === 'stay') return redirect(standing.address() ?? '/')
      // Not waited for: the page says itself that its data are on their way.
      void load(contextOf(domain, place))
      return null
    }
}
