import type { GameFilters } from '@lagoon/contract/lobby/gameFilters'
import { Button } from '../../../kit/Button/Button.tsx'
import { SearchField } from '../../../kit/SearchField/SearchField.tsx'
import { Skeleton } from '../../../kit/Skeleton/Skeleton.tsx'
import { FilterChips } from '../../../patterns/FilterChips/FilterChips.tsx'
import * as styles from './NarrowBar.css.ts'

const kinds = [
  { id: 'open', label: 'Available now' },
  { id: 'new', label: 'New' },
] as const

const wordsOf = (shown: number, total: number) => {
  const games = total === 1 ? 'game' : 'games'
  return shown === total ? `${total} ${games}` : `${shown} of ${total} ${games}`
}

export interface NarrowBarProps {
  filters: GameFilters
  providers: readonly { readonly id: string; readonly name: string }[]
  shown: number
  total: number
  onNarrow: (narrow: { filters: GameFilters }) => void
}

/** Search and filters of the list below, and how many games they leave. */
export const NarrowBar = ({ filters, providers, shown, total, onNarrow }: NarrowBarProps) => {
  const change = (part: Partial<GameFilters>) => onNarrow({ filters: { ...filters, ...part } })
  const isFiltered = filters.providerIds.length > 0 || filters.isPlayableOnly || filters.isNewOnly
  return (
    <search className={styles.root}>
      <SearchField label="Search games" value={filters.search} onChange={(search) => change({ search })} />
      <div className={styles.filters}>
        <div className={styles.group}>
          <FilterChips
            label="Show"
            options={kinds}
            selected={[...(filters.isPlayableOnly ? ['open'] : []), ...(filters.isNewOnly ? ['new'] : [])]}
            onChange={({ selected }) => change({ isPlayableOnly: selected.includes('open'), isNewOnly: selected.includes('new') })}
          />
        </div>
        {providers.length > 1 && (
          <div className={styles.group}>
            <FilterChips
              label="Provider"
              options={providers.map(({ id, name }) => ({ id, label: name }))}
              selected={filters.providerIds}
              onChange={({ selected }) => change({ providerIds: selected })}
            />
          </div>
        )}
      </div>
      <div className={styles.result}>
        <output className={styles.count}>{wordsOf(shown, total)}</output>
        {isFiltered && (
          <Button weight="quiet" size="compact" onPress={() => change({ providerIds: [], isPlayableOnly: false, isNewOnly: false })}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  )
}

/** While the games are on their way: as high as it will be, so that the grid stays where it is. */
export const NarrowBarWaiting = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton shape="block" />
    <div className={styles.waiting} />
    <div className={styles.result}>
      <Skeleton width="quarter" size="small" />
    </div>
  </div>
)
