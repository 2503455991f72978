import { useState } from 'react'
import { TwoLines } from './cells.tsx'
import { momentDay, momentInLine, momentTime } from './momentWords.ts'
import * as styles from './HistoryScreen.css.ts'

interface MomentProps {
  /** An RFC 3339 instant. */
  at: string
}

/** When it was, in a row of a table: the day, and the time under it. */
export const MomentInTable = ({ at }: MomentProps) => (
  <time dateTime={at} className={styles.moment}>
    <TwoLines first={momentDay(at)} second={momentTime(at)} />
  </time>
)

/** When it was, in a card: in one line. */
export const MomentInCard = ({ at }: MomentProps) => {
  const [now] = useState(Date.now)
  return <time dateTime={at}>{momentInLine(at, now)}</time>
}
