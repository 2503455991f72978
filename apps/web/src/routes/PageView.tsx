import { useEffect, useMemo, type ComponentType } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import type { Atom } from '@lagoon/domain/store'
import { useOwnTitle } from '../shell/useOwnTitle.ts'
import { useAtomValue } from '../state.ts'
import type { PageComponent } from './defineRoute.ts'
import { contextOf, type PageContext, type Place } from './place.ts'

interface Shown {
  readonly view: (place: Place) => Atom<unknown>
  readonly ahead?: (context: PageContext) => unknown
  readonly load: (context: PageContext) => unknown
  readonly events?: (context: PageContext) => object
  readonly leave?: (context: PageContext) => void
  readonly title?: (view: unknown) => string | undefined
}

/** Draws a page by its screen, with its view and its events. */
export const pageComponent = ({ view: viewAt, ahead, load, events, leave, title }: Shown, Screen: ComponentType<object>): PageComponent => {
  const PageView = ({ place, title: titleOfPlace }: { place: Place; title?: string | undefined }) => {
    const domain = useAtomValue(domainAtom)
    const context = useMemo(() => contextOf(domain, place), [domain, place])
    const view = useAtomValue(useMemo(() => viewAt(place), [place]))
    const acts = useMemo(() => events?.(context), [context])
    useEffect(
      function tellWhenLeft() {
        return () => leave?.(context)
      },
      [context],
    )
    useOwnTitle(title?.(view) ?? titleOfPlace)
    const onRetry = () => {
      void ahead?.(context)
      void load(context)
    }
    const shown = { view, onRetry, ...acts }
    return <Screen {...shown} />
  }
  return PageView
}
