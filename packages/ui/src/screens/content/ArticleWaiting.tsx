import type { ReactNode } from 'react'
import { Skeleton, SkeletonRegion } from '../../kit/Skeleton/Skeleton.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './article.css.ts'

/** The places of an article that is being fetched, under the way back that is already there. */
export const ArticleWaiting = ({ label, before }: { label: string; before: ReactNode }) => (
  <SkeletonRegion label={label}>
    <h1 className={visuallyHidden}>{label}</h1>
    <div className={styles.article}>
      <div className={styles.head}>
        {before}
        <Skeleton size="headline" width="most" />
        <Skeleton size="large" />
        <Skeleton size="small" width="quarter" />
      </div>
      <div className={styles.picture}>
        <Skeleton shape="block" ratio="wide" />
      </div>
      <div className={styles.waitingWords}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </div>
    </div>
  </SkeletonRegion>
)
