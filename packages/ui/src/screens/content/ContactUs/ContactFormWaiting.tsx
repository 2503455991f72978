import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import * as styles from './ContactUs.css.ts'

const FieldWaiting = ({ ratio }: { ratio: 'row' | 'wide' }) => (
  <div>
    <Skeleton size="small" width="quarter" place={{ marginBlockEnd: 'close' }} />
    <Skeleton shape="block" ratio={ratio} />
  </div>
)

/** The places of the form until it is known who writes. */
export const ContactFormWaiting = () => (
  <SkeletonRegion label="Loading form">
    <div className={styles.form}>
      <div className={styles.pair}>
        <FieldWaiting ratio="row" />
        <FieldWaiting ratio="row" />
      </div>
      <FieldWaiting ratio="wide" />
      <Skeleton shape="block" width="third" />
    </div>
  </SkeletonRegion>
)
