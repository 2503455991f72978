import type { GameFilters } from '@lagoon/contract/lobby/gameFilters'

const names = { search: 'search', provider: 'studio', isPlayableOnly: 'open', isNewOnly: 'new' } as const

/** The filters that an address names: `?search=koi&studio=deepwater&open=1&new=1`. */
export const filtersIn = (query: URLSearchParams): GameFilters => ({
  search: query.get(names.search) ?? '',
  providerIds: query.getAll(names.provider),
  isPlayableOnly: query.has(names.isPlayableOnly),
  isNewOnly: query.has(names.isNewOnly),
})

/** The query that names the filters, from its `?` on; empty where nothing is narrowed. */
export const queryOf = ({ search, providerIds, isPlayableOnly, isNewOnly }: GameFilters): string => {
  const query = new URLSearchParams([
    ...(search === '' ? [] : [[names.search, search]]),
    ...providerIds.map((id) => [names.provider, id]),
    ...(isPlayableOnly ? [[names.isPlayableOnly, '1']] : []),
    ...(isNewOnly ? [[names.isNewOnly, '1']] : []),
  ])
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
