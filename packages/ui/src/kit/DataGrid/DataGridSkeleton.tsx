import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx'
import * as styles from './DataGrid.css.ts'

export interface DataGridSkeletonProps {
  /** What is being fetched: "Loading your rounds". */
  label: string
  /** @default 6 */
  rows?: number
}

/** The rows before the first answer. */
export const DataGridSkeleton = ({ label, rows = 6 }: DataGridSkeletonProps) => (
  <SkeletonRegion label={label}>
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
  </SkeletonRegion>
)
