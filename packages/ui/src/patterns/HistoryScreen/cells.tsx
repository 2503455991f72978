import { Text } from '../../kit/Text/Text.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './HistoryScreen.css.ts'

/** Quiet where there is nothing, so that what there is stands out. */
export const Nothing = () => (
  <span className={styles.none}>
    <span aria-hidden="true">–</span>
    <span className={visuallyHidden}>None</span>
  </span>
)

/** What is still to come, as quietly. */
export const NotYet = () => <span className={styles.none}>Not yet</span>

export interface TwoLinesProps {
  /** The upper line. */
  first: string
  /** Absent leaves one line. */
  second: string | undefined
  /** Writes the upper line in strong letters. */
  isStrong?: boolean
}

/** A line and what it is about under it; neither breaks, so that rows stay equally high. */
export const TwoLines = ({ first, second, isStrong = false }: TwoLinesProps) => (
  <span className={styles.twoLines}>
    <span className={styles.ellipsis}>
      <Text as="span" weight={isStrong ? 'strong' : 'regular'}>
        {first}
      </Text>
    </span>
    {second !== undefined && (
      <span className={styles.ellipsis}>
        <Text as="span" size="small" tone="soft">
          {second}
        </Text>
      </span>
    )}
  </span>
)
