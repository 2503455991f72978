import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import * as styles from './Loading.css.ts'

const CARDS = 4

/** A page that is on its way and whose shape is not known yet. A screen that knows its own shape shows that instead. */
export const Loading = () => (
  <SkeletonRegion label="Loading the page">
    <div className={`${styles.root} ${styles.late}`}>
      <div>
        <Skeleton size="headline" width="half" />
        <Skeleton width="most" place={{ marginBlockStart: 'snug' }} />
      </div>
      <div className={styles.cards}>
        {Array.from({ length: CARDS }, (_, at) => (
          <Skeleton key={at} shape="block" ratio="wide" />
        ))}
      </div>
    </div>
  </SkeletonRegion>
)
