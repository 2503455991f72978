import { createBrowserRouter, createMemoryRouter, redirect, replace, type RouteObject } from 'react-router-dom'
import { placeOf } from '../routes/place.ts'
import type { RouteEntry } from '../routes/routeEntry.ts'
import type { AddressBar } from './addressBar.ts'
import type { OpenPage, Opened } from './openPage.ts'

export type Router = ReturnType<typeof createBrowserRouter>

interface Setting {
  readonly routes: readonly RouteEntry[]
  readonly openPage: OpenPage
  readonly bar: Pick<AddressBar, 'read'>
  /** The page that stands open, as its loader would have answered; undefined where the router is to open the page of the address bar. */
  readonly first: { readonly key: string; readonly data: LoaderData } | undefined
  /** State of the entry of the history that is being opened. */
  readonly openedState: () => unknown
}
export type CreateRouter = (setting: Setting) => Router

/** What the loader of a route answers: the page, ready to be rendered. */
export type LoaderData = Extract<Opened, { readonly kind: 'opened' }> | null

/** Leads on from a page that may not be shown. Its address stands in the bar when the player came back to it: that entry makes way for the other. */
const leadOn = (bar: Setting['bar'], address: string, to: string): Response => {
  const { pathname, search } = bar.read()
  return pathname + search === address ? replace(to) : redirect(to)
}

/** The routes for React Router. Their pattern is their key: one definition can stand at two addresses. */
const objectsOf = ({ routes, openPage, bar, openedState }: Setting): RouteObject[] =>
  routes.map((entry) => ({
    id: entry.path,
    path: entry.path,
    loader: async ({ request, params }) => {
      const { pathname, search } = new URL(request.url)
      const opened = await openPage(entry, placeOf(pathname + search, params, openedState()), request.signal)
      return opened.kind === 'redirect' ? leadOn(bar, pathname + search, opened.to) : opened
    },
    // Each route keeps its own failure, so that it is said in the place of its page.
    hasErrorBoundary: true,
  }))

const optionsOf = ({ first }: Setting) => (first === undefined ? {} : { hydrationData: { loaderData: { [first.key]: first.data } } })

/** React Router over the address bar: it finds the route, runs its loader, and drops what was overtaken. */
export const createRouterOverBar: CreateRouter = (setting) => createBrowserRouter(objectsOf(setting), optionsOf(setting))

/** The same in memory, from where an address bar of its own stands. */
export const createRouterInMemory =
  (bar: AddressBar): CreateRouter =>
  (setting) =>
    createMemoryRouter(objectsOf(setting), { ...optionsOf(setting), initialEntries: [bar.read()] })
