import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code comes apart from the page. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the code ahead, where it is known that it will be drawn. A second call does nothing. */
  readonly fetchAhead: () => Promise<unknown>
}

const all = new Set<() => Promise<unknown>>()

/** Has stories fetch something ahead that is no component of its own. */
export const fetchForStories = (fetch: () => Promise<unknown>): void => void all.add(fetch)

/** Fetches every part that is known by now. For stories, where a picture must not depend on what has come already. */
export const fetchLazyParts = (): Promise<unknown> => Promise.all([...all].map((fetch) => fetch()))

/**
 * Makes a component of what `load` fetches: when it is drawn for the first time, or ahead. Until then `waiting` stands in its
 * place, nothing by default. A part that is lost throws where it is drawn, as a lost route does.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: (props: Props) => ReactNode,
): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined
  const fetchAhead = async () => (Loaded ??= await load())
  const Fetched = lazy(async () => ({ default: await fetchAhead() })) as unknown as ComponentType<Props>
  const Part = (props: Props): ReactNode => {
    // Drawn at once where it is there: React's own lazy component waits a moment even then, and the page would flicker. What was
    // begun with the lazy one stays with it: changed for the other, it would lose what it holds.
    const [Ready] = useState(() => Loaded)
    if (Ready !== undefined) return <Ready {...props} />
    return (
      <Suspense fallback={waiting?.(props)}>
        <Fetched {...props} />
      </Suspense>
    )
  }
  all.add(fetchAhead)
  return Object.assign(Part, { fetchAhead })
}
