import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './DataGrid.css.ts'

/** How far below the window the next page is already fetched. */
const AHEAD = '600px'

export interface LoadMoreProps {
  /** Whether there are more rows, or the next ones are on their way or did not come. */
  more: 'available' | 'loading' | 'failed' | 'none'
  /** Number of rows that are there; said when there are no more. */
  count: number
  /** The player has come near the end: the next rows are wanted. */
  onLoadMore: () => void
}

/** The end of the rows: fetches the next page when it comes near, and has a button for those who do not scroll. */
export const LoadMore = ({ more, count, onLoadMore }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(
    function loadWhenNear() {
      if (more !== 'available' || !end.current) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) onLoadMore()
        },
        { rootMargin: `0px 0px ${AHEAD}` },
      )
      observer.observe(end.current)
      return () => observer.disconnect()
    },
    [more, count, onLoadMore],
  )
  return (
    <div ref={end} className={styles.more}>
      {more === 'failed' && (
        <Text as="div" size="small" tone="danger">
          <span role="alert">We couldn’t load more.</span>
        </Text>
      )}
      {more === 'none' ? (
        <Text size="small" tone="soft" isTabular>
          {count === 1 ? 'That’s the only one.' : `That’s all ${count.toLocaleString('en')}.`}
        </Text>
      ) : (
        <Button size="compact" isPending={more === 'loading'} onPress={onLoadMore}>
          {more === 'failed' ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
