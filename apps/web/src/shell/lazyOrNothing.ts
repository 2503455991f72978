import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = () => null

/** A part of the shell that is fetched when it is needed. Where it cannot be fetched the page stands without it. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  )
