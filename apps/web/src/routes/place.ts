import type { Domain } from '@lagoon/domain/assembly/domain'
import type { Page } from '@lagoon/domain/ports/ports'

/** Where the player stands, as far as a page can depend on it. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  /** Path and query, from the slash on. */
  readonly address: string
  readonly query: URLSearchParams
  /** What this entry of the history carries besides its address; a reload keeps it. */
  readonly state: unknown
}

/** What a page acts with. */
export interface PageContext extends Pick<Domain['store'], 'get' | 'set'> {
  readonly domain: Domain
  readonly place: Place
}

/** True while the player stands where a page was drawn, or is at an anchor of it. */
export const isStillAt = ({ domain, place }: Pick<PageContext, 'domain' | 'place'>): boolean =>
  domain.page.address().replace(/#.*/, '') === place.address

/** Leads on from a page by an answer that may come late: whoever went elsewhere meanwhile is not dragged off. */
export const goOnTo = (context: Pick<PageContext, 'domain' | 'place'>, ...to: Parameters<Page['goTo']>): void => {
  if (isStillAt(context)) context.domain.page.goTo(...to)
}

export const placeOf = (address: string, params: Place['params'], state: unknown): Place => ({
  address,
  params,
  query: new URL(address, 'https://lagoon.invalid').searchParams,
  state,
})

export const contextOf = (domain: Domain, place: Place): PageContext => {
  const { get, set } = domain.store
  return { get, set, domain, place }
}

/** True for two descriptions of one place: a page is not left, nor asked anew, by a step that leads nowhere else. */
export const isSamePlace = (one: Place, other: Place): boolean => {
  const [first, second] = [one, other].map(({ address, params, state }) => JSON.stringify([address, params, state]))
  return first === second
}
