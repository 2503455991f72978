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

const gamesWords = (count: number) => (count === 1 ? '1 game' : `${count} games`)

/** The chips above count what is open, so a list that is not narrowed says how many of its games are. */
const wordsOf = (shown: readonly { readonly isPlayable: boolean }[], total: number) => {
  if (shown.length < total) return `${shown.length} of ${gamesWords(total)}`
  const open = shown.filter(({ isPlayable }) => isPlayable).length
  return open === total ? gamesWords(total) : `${open} open, ${total - open} coming soon`
}

export interface NarrowBarProps {
  filters: GameFilters
  providers: readonly { readonly id: string; readonly name: string }[]
  /** The games that the filters leave. */
  shown: readonly { readonly isPlayable: boolean }[]
  /** How many there are without filters. */
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
