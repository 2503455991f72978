import { atom } from '@lagoon/domain/store'
import type { Place } from '../routes/place.ts'
import type { RouteEntry } from '../routes/routeEntry.ts'
import type { PageComponent } from '../routes/defineRoute.ts'

/** Where a page stands, as the address bar shows it, and what its entry of the history carries. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
}

export const addressOf = ({ pathname, search, hash }: Omit<Location, 'state'>): string => pathname + search + hash

/** The page that is open: where, how the player came there, and its component, or why there is none. */
export type CurrentPage = {
  readonly entry: RouteEntry
  readonly place: Place
  readonly hash: string
  readonly arrival: 'POP' | 'PUSH' | 'REPLACE'
} & ({ readonly state: 'opened'; readonly component: PageComponent } | { readonly state: 'failed'; readonly error: unknown })

/** The page that is open; undefined until the first one is. */
export const currentPageAtom = atom<CurrentPage | undefined>(undefined)
