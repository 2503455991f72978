import { Link } from '@lagoon/ui/kit/Link/Link'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { FilterChips } from '@lagoon/ui/patterns/FilterChips/FilterChips'
import { addressOf, go, type Room } from '../address.ts'
import * as styles from '../Office.css.ts'

/** How far the platform counts a queue. */
const MOST_COUNTED = 100

interface Place {
  room: Room
  /** What the list is narrowed to, but for the page. */
  here: Readonly<Record<string, string | undefined>>
}

/** Narrows a queue to what the one who works here has taken. */
export const OnlyMine = ({ room, here, isMine }: Place & { isMine: boolean }) => (
  <FilterChips
    label="Show"
    options={[{ id: 'mine', label: 'Only mine' }]}
    selected={isMine ? ['mine'] : []}
    onChange={({ selected }) => go(addressOf(room, undefined, { ...here, mine: selected.length > 0 ? '1' : undefined }))}
  />
)

/** How many there are in the queue, and in which order. */
export const QueueSummary = ({ inQueue, order }: { inQueue: number; order: string }) => (
  <Text size="small" tone="soft">
    {inQueue >= MOST_COUNTED ? `${MOST_COUNTED} or more` : inQueue} in this list. {order}
  </Text>
)

/** The way to the page that follows, and back to the first one. */
export const Pages = ({ room, here, isFirst, next }: Place & { isFirst: boolean; next: string | null }) => (
  <nav aria-label="Pages" className={styles.pages}>
    {!isFirst && (
      <Link weight="secondary" href={addressOf(room, undefined, here)}>
        First page
      </Link>
    )}
    {next !== null && (
      <Link weight="secondary" href={addressOf(room, undefined, { ...here, after: next })}>
        Next page
      </Link>
    )}
  </nav>
)
