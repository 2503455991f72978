import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import * as layout from '../../../patterns/AuthLayout/AuthLayout.css.ts'
import { Water } from '../../../patterns/AuthLayout/Water.tsx'
import * as styles from './Loading.css.ts'

interface CardLoadingProps {
  /** Of the card that will stand here. */
  width: (typeof layout.widths)[number]
}

/** A page that is one card and on its way: its words, what is asked for, and the button. */
export const CardLoading = ({ width }: CardLoadingProps) => (
  <SkeletonRegion label="Loading the page">
    <div className={layout.root}>
      <Water />
      <div className={`${layout.card({ width })} ${styles.late}`}>
        <div className={layout.head({ align: 'start' })}>
          <Skeleton size="title" width="half" />
          <Skeleton width="most" />
        </div>
        <div className={styles.form}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  </SkeletonRegion>
)
