import { useEffect, useMemo, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import type { Atom } from '@lagoon/domain/store'
import { useOwnTitle } from '../shell/useOwnTitle.ts'
import { useAtomValue } from '../state.ts'
import { contextOf, placeOf, type PageContext, type Place } from './place.ts'

interface Shown {
  readonly view: (place: Place) => Atom<unknown>
  readonly load: (context: PageContext) => unknown
  readonly events?: (context: PageContext) => object
  readonly leave?: (context: PageContext) => void
  readonly title?: (view: unknown) => string | undefined
}

/** The same place is the same object, however often the router makes it anew. */
const usePlace = (): Place => {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  const written = JSON.stringify([pathname + search, useParams(), state])
  return useMemo(() => placeOf(...(JSON.parse(written) as Parameters<typeof placeOf>)), [written])
}

/** Draws a page by its screen, with its view and its events. */
export const pageComponent = ({ view: viewAt, load, events, leave, title }: Shown, Screen: ComponentType<object>): ComponentType => {
  const PageView = () => {
    const domain = useAtomValue(domainAtom)
    const place = usePlace()
    const context = useMemo(() => contextOf(domain, place), [domain, place])
    const view = useAtomValue(useMemo(() => viewAt(place), [place]))
    const acts = useMemo(() => events?.(context), [context])
    useEffect(
      function tellWhenLeft() {
        return () => leave?.(context)
      },
      [context],
    )
    useOwnTitle(title?.(view))
    const shown = { view, onRetry: () => void load(context), ...acts }
    return <Screen {...shown} />
  }
  return PageView
}
