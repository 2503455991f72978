import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './DataGrid.css.ts'

/** The shape of rows that are on their way. */
export const GridBones = ({ rows }: { rows: number }) => (
  <div className={styles.frame}>
    <div className={styles.bones}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.bonesRow}>
          <Skeleton size="small" width={at % 2 ? 'third' : 'half'} />
          <Skeleton size="small" width="quarter" />
        </div>
      ))}
    </div>
  </div>
)
