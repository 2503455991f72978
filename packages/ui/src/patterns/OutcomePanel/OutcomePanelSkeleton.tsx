import { Skeleton, SkeletonRegion } from '../../kit/Skeleton/Skeleton.tsx'
import * as styles from './OutcomePanel.css.ts'

const LINES = 4

export interface OutcomePanelSkeletonProps {
  /** What is being fetched, for a screen reader. */
  label: string
}

/** The place of a panel whose outcome is on its way. */
export const OutcomePanelSkeleton = ({ label }: OutcomePanelSkeletonProps) => (
  <div className={styles.root({ outcome: 'locked' })}>
    <SkeletonRegion label={label}>
      <div className={styles.waiting}>
        <div className={styles.waitingHead}>
          <span className={styles.sign}>
            <Skeleton shape="disc" diameter="large" />
          </span>
          <Skeleton size="title" width="half" />
          <Skeleton width="most" />
        </div>
        <div className={styles.facts}>
          {Array.from({ length: LINES }, (_, at) => (
            <Skeleton key={at} width={at % 2 === 0 ? 'full' : 'most'} />
          ))}
        </div>
        <Skeleton shape="block" />
      </div>
    </SkeletonRegion>
  </div>
)
