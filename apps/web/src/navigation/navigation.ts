import { fetchOnce } from '@lagoon/domain/kernel/fetchOnce'
import { isSamePlace, placeOf } from '../routes/place.ts'
import type { RouteEntry } from '../routes/routeEntry.ts'
import type { AddressBar } from './addressBar.ts'
import type { CreateRouter, LoaderData, Router } from './router.ts'
import { matchRoute } from './matchRoute.ts'
import type { OpenPage } from './openPage.ts'
import { addressOf, type CurrentPage } from './currentPage.atoms.ts'

export interface Navigation {
  /** Opens the page of the address bar. Settles when it stands, with all that it asked for, or when another navigation overtook it. */
  start(): Promise<void>
  navigate(address: string, how?: { readonly replace?: boolean; readonly state?: unknown }): Promise<void>
  /** Fetches the code of the page at an address, and the router where it is not here yet; `navigate` asks again for what was lost. */
  fetchAhead(address: string): void
  /** Path, query and hash that stand open, or are being opened. */
  address(): string
  /** Path and query where the player stands; undefined before the first page. */
  currentAddress(): string | undefined
  /** Writes what is being opened into the address bar, all that its entry carries with it, for a new document: here it is opened no further. */
  handOver(): void
  /** Hears of each step: that a page is being opened, and that it stands. Answers the way to stop. */
  subscribe(listener: () => void): () => void
}

interface Setting {
  readonly routes: readonly RouteEntry[]
  readonly openPage: OpenPage
  readonly bar: AddressBar
  readonly show: (current: CurrentPage) => void
  /** Fetches React Router, for this address bar. */
  readonly loadRouter: () => Promise<CreateRouter>
}

/**
 * Leads from page to page. The first page is opened here: its route is found, its guard asked and its component fetched without
 * React Router, which a visitor's first look can do without. It is fetched with the first navigation and takes over from where
 * the player stands.
 */
export const createNavigation = ({ routes, openPage, bar, show, loadRouter }: Setting): Navigation => {
  const listeners = new Set<() => void>()
  let current: CurrentPage | undefined
  let opening = new AbortController()
  /** The last step that was asked for, and whether the router has yet to hear of it. */
  let asked: { readonly address: string; readonly replace: boolean; readonly state: unknown } | undefined
  let pending: typeof asked
  let router: Router | undefined
  let followed:
    | { readonly location: Router['state']['location']; readonly data: LoaderData | undefined; readonly error: unknown }
    | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const settleOn = (next: CurrentPage) => {
    current = current !== undefined && isSamePlace(current.place, next.place) ? { ...next, place: current.place } : next
    show(current)
    tell()
  }

  const openFirst = async (arrival: CurrentPage['arrival'], signal: AbortSignal): Promise<void> => {
    const { pathname, search, hash, state } = bar.read()
    const { entry, params } = matchRoute(routes, pathname)
    const where = { entry, hash, arrival, place: placeOf(pathname + search, params, state) }
    try {
      const opened = await openPage(entry, where.place, signal)
      if (signal.aborted) return
      if (opened.kind === 'redirect') {
        bar.write(opened.to, { replace: true })
        return await openFirst('REPLACE', signal)
      }
      settleOn({ ...where, state: 'opened', component: opened.component })
      await opened.data
    } catch (error) {
      if (!signal.aborted && current === undefined) settleOn({ ...where, state: 'failed', error })
    }
  }
  const restart = (arrival: CurrentPage['arrival']): Promise<void> => {
    opening.abort()
    opening = new AbortController()
    tell()
    return openFirst(arrival, opening.signal)
  }

  const follow = ({ location, matches, loaderData, errors, historyAction }: Router['state']) => {
    const match = matches.at(-1)
    const key = match?.route.id ?? ''
    const entry = routes.find(({ path }) => path === key)
    const data = loaderData[key] as LoaderData | undefined
    const error: unknown = errors?.[key]
    const isSame = location === followed?.location && data === followed.data && error === followed.error
    followed = { location, data, error }
    if (entry === undefined || isSame) return tell()
    const { pathname, search, hash } = location
    const place = placeOf(pathname + search, match?.params ?? {}, location.state)
    const where = { entry, hash, place, arrival: historyAction as CurrentPage['arrival'] }
    if (error !== undefined) settleOn({ ...where, state: 'failed', error })
    else if (data !== null && data !== undefined) settleOn({ ...where, state: 'opened', component: data.component })
  }
  /** The page that is open, as the answer of its loader, where the address bar still shows it. */
  const firstForRouter = () => {
    const { pathname, search } = bar.read()
    if (current?.place.address !== pathname + search) return undefined
    const data = current.state === 'opened' ? ({ kind: 'opened', component: current.component, data: Promise.resolve() } as const) : null
    return { key: current.entry.path, data }
  }
  const { load: fetchRouter } = fetchOnce(async () => {
    const create = await loadRouter()
    const first = firstForRouter()
    const made = create({
      routes,
      openPage,
      bar,
      first,
      openedState: () => (router === undefined ? bar.read().state : (router.state.navigation.location ?? router.state.location).state),
    })
    router = made
    if (first !== undefined) followed = { location: made.state.location, data: first.data, error: undefined }
    made.subscribe(follow)
    return made
  })

  const stopPop = bar.onPop(() => {
    if (router !== undefined) return stopPop()
    const { pathname, search } = bar.read()
    if (current === undefined) void restart('POP')
    // Back to an anchor of the page that is open: the browser has scrolled there.
    else if (pathname + search !== current.place.address) void fetchRouter().catch(() => undefined)
  })

  const address = (): string => {
    if (pending !== undefined) return pending.address
    if (router === undefined) return addressOf(bar.read())
    const { navigation, location } = router.state
    return addressOf(navigation.location ?? location)
  }

  return {
    start: () => openFirst('POP', opening.signal),
    async navigate(to, { replace = false, state } = {}) {
      if (current === undefined) {
        bar.write(to, { replace, state })
        return restart(replace ? 'REPLACE' : 'PUSH')
      }
      const step = { address: to, replace, state }
      asked = step
      pending = step
      tell()
      try {
        // Handed over at once, or overtaken while the router was on its way.
        const ready = pending === step ? (router ?? (await fetchRouter())) : undefined
        if (ready === undefined || pending !== step) return
        pending = undefined
        await ready.navigate(to, { replace, state })
      } catch {
        // The router is a lost piece of the app, which has its own word for that (`watchLostPieces`).
      } finally {
        if (pending === step) pending = undefined
      }
    },
    fetchAhead(to) {
      const fetchPage = async () => (await matchRoute(routes, to.replace(/[?#].*/, '')).entry.load()).component()
      void Promise.allSettled([router ?? loadRouter(), fetchPage()])
    },
    address,
    handOver() {
      const to = address()
      const state = pending === undefined ? router?.state.navigation.location?.state : pending.state
      // A step back or forward stands there already.
      if (to !== addressOf(bar.read())) bar.write(to, { replace: asked?.replace ?? false, state })
      pending = undefined
    },
    currentAddress: () => current?.place.address,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
