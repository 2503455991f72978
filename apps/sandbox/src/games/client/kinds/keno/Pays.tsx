import { Bell } from 'lucide-react'
import { useId } from 'react'
import type { KenoFacts } from '../../../rules/keno/keno.ts'
import { payOf } from './KenoInfo.tsx'
import { isPaidRow, type ShownDraw } from './kenoStage.ts'
import * as styles from './Pays.css.ts'

export interface PaysProps {
  facts: Pick<KenoFacts, 'payTables' | 'hasBell'>
  picked: number
  stake: bigint
  shown: ShownDraw
}

/** What the hits of so many picks pay, and that of the draw. */
export const Pays = ({ facts: { payTables, hasBell }, picked, stake, shown }: PaysProps) => {
  const title = useId()
  return (
    <div role="group" aria-labelledby={title} className={styles.root}>
      <p id={title} className={styles.title}>
        {picked === 0 ? 'Pick numbers to see what they pay' : picked === 1 ? '1 pick pays' : `${picked} picks pay`}
      </p>
      <ul className={styles.rows}>
        {Object.entries(payTables[picked] ?? {}).map(([hits, hundredths]) => (
          <li key={hits} className={styles.row({ isHit: isPaidRow(shown, picked, Number(hits)) })}>
            <span>{hits === '1' ? '1 hit' : `${hits} hits`}</span> <span>{payOf(stake, hundredths)}</span>
          </li>
        ))}
      </ul>
      {hasBell && (
        <p className={styles.bell}>
          <Bell aria-hidden size="0.875rem" strokeWidth={2.25} />
          The bell counts as 2 hits
        </p>
      )}
    </div>
  )
}
