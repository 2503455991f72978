import { redirect, type LoaderFunction } from 'react-router-dom'
import type { Domain } from '@lagoon/domain/assembly/domain'
import { isMobileAgent, type Decision, type Visit } from '@lagoon/domain/guards/guards'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { webSettings } from '@lagoon/domain/shell/shell.operations'

type Guard = (visit: Visit) => Decision

const SETTINGS_TIMEOUT_MS = 10_000

export interface Entrance {
  /** Loader of a guarded route: waits until the session is known, then carries out the guard's decision. */
  guarded(guard: Guard): LoaderFunction
  /** As `guarded`, for the one guard that asks the settings first. */
  guardedBySettings(guard: Guard): LoaderFunction
}

/** Turns guards into loaders: decided before anything of the route is shown. `whereNow` is where the player stands. */
export const createEntrance = (domain: Domain, whereNow: () => string | undefined): Entrance => {
  const visitTo = async (request: Request): Promise<Visit> => {
    const { pathname, search } = new URL(request.url)
    const state = await domain.store.set(knowSessionAtom)
    return {
      isLoggedIn: state.status === 'player' || state.status === 'unreachable',
      isMobile: isMobileAgent(navigator.userAgent),
      address: pathname + search,
      isColdLoad: whereNow() === undefined,
    }
  }
  const carryOut = (decision: Decision) => {
    if (decision.kind === 'redirect') return redirect(decision.to)
    return decision.kind === 'stay' ? redirect(whereNow() ?? '/') : null
  }
  return {
    guarded:
      (guard) =>
      async ({ request }) =>
        carryOut(guard(await visitTo(request))),
    guardedBySettings:
      (guard) =>
      async ({ request }) => {
        const visit = await visitTo(request)
        if (visit.isLoggedIn) return carryOut(guard(visit))
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(SETTINGS_TIMEOUT_MS)])
        const answer = await domain.client.call(webSettings, {}, { isQuiet: true, signal })
        return carryOut(guard(answer.ok ? { ...visit, earnFreeSpin: answer.value.webSettings.earnFreeSpin } : visit))
      },
  }
}
