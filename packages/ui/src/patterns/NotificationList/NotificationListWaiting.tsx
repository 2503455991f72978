import { Skeleton, SkeletonRegion } from '../../kit/Skeleton/Skeleton.tsx'
import * as styles from './NotificationList.css.ts'

const LINES = 4

export interface NotificationListWaitingProps {
  /** What is being fetched, for a screen reader. */
  label: string
}

/** The places of a list that is on its way. */
export const NotificationListWaiting = ({ label }: NotificationListWaitingProps) => (
  <SkeletonRegion label={label}>
    <div className={styles.list()}>
      {Array.from({ length: LINES }, (_, at) => (
        <div key={at} className={styles.item}>
          <span className={styles.icon.neutral} />
          <div className={styles.words}>
            <Skeleton width={at % 2 ? 'half' : 'most'} />
            <Skeleton size="small" width={at % 2 ? 'most' : 'half'} />
          </div>
        </div>
      ))}
    </div>
  </SkeletonRegion>
)
