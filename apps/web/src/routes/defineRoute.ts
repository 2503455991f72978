import type { ComponentType } from 'react'
import type { Decision, Visit } from '@lagoon/domain/guards/guards'
import { fetchOnce } from '@lagoon/domain/kernel/fetchOnce'
import { atom, type Atom } from '@lagoon/domain/store'
import { pageComponent } from './PageView.tsx'
import type { PageContext, Place } from './place.ts'

/** Decides who may stand on a route. Called off by the signal when the player goes elsewhere meanwhile. */
export type Guard = (visit: Visit, asking: Pick<PageContext, 'domain'> & { readonly signal: AbortSignal }) => Decision | Promise<Decision>

type ViewOf<Props> = Props extends { readonly view: infer View } ? View : never
/** What a screen can say besides showing its view. To ask again (`onRetry`) is to load again, unless the page knows better. */
type EventsOf<Props> = Omit<Props, 'view' | 'onRetry'> & Partial<Pick<Props, Extract<keyof Props, 'onRetry'>>>

interface PageOf<Props> {
  /** Fetched when the page is opened, beside its data. */
  readonly screen: () => Promise<ComponentType<Props>>
  /** Fetches what else the page is made of, which it is not drawn without. */
  readonly prepare?: (place: Place) => Promise<unknown>
  /** Asks for what everybody may know, while the guard still decides; otherwise as `load`. */
  readonly ahead?: (context: PageContext) => unknown
  /** Asks for the data, without waiting for them: when the page is opened, at another query of its address, and when the player asks again. */
  readonly load?: (context: PageContext) => unknown
  /** The player has gone to another place. */
  readonly leave?: (context: PageContext) => void
  /** Name of the page, where what it shows knows a better one than its route. */
  readonly title?: (view: ViewOf<Props>) => string | undefined
}
type Definition<Props> = PageOf<Props> &
  ('view' extends keyof Props
    ? { readonly view: Atom<ViewOf<Props>> | ((place: Place) => Atom<ViewOf<Props>>) }
    : { readonly view?: undefined }) &
  (object extends EventsOf<Props>
    ? { readonly events?: (context: PageContext) => EventsOf<Props> }
    : { readonly events: (context: PageContext) => EventsOf<Props> })

/** A page as it is drawn at a place, which may name it better than its route. */
export type PageComponent = ComponentType<{ readonly place: Place; readonly title?: string | undefined }>

/** A page as data: what it asks for and what it shows can be had without drawing it. */
export interface Page {
  readonly prepare?: (place: Place) => Promise<unknown>
  readonly ahead?: (context: PageContext) => unknown
  readonly load: (context: PageContext) => unknown
  readonly view: (place: Place) => Atom<unknown>
  readonly title?: (view: unknown) => string | undefined
  readonly component: () => Promise<PageComponent>
}

/** A page with an address of its own. */
export interface Route extends Page {
  /** Absent: everybody may stand there, and nothing waits until it is known who that is. */
  readonly guard?: Guard | undefined
}

/** A view that is the same for everybody, at all times. */
export const constant = <const View>(view: View): Atom<View> => atom(view)

const noViewAtom = constant(undefined)
const nothing = () => undefined

/** Typed by its screen: a view or an event that does not fit it does not compile. */
export const definePage = <Props>(definition: Definition<Props>): Page => {
  const { view = noViewAtom, load = nothing, screen, ...rest } = definition as unknown as Definition<{ view: unknown }>
  const page = { ...rest, load, view: typeof view === 'function' ? view : () => view }
  // Made once: another component would be another page to React, which would draw it anew and lose what is being typed.
  const component = fetchOnce(async () => pageComponent(page, (await screen()) as ComponentType<object>))
  return { ...page, component: component.load }
}

export const defineRoute = <Props>({ guard, ...page }: Definition<Props> & { readonly guard?: Guard }): Route => ({
  guard,
  ...definePage(page as unknown as Definition<Props>),
})
