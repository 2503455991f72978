import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import * as styles from './Table.css.ts'

/** In place of a panel whose code did not come. */
export const PanelLost = () => (
  <div className={styles.lost}>
    <Notice tone="warning" announce="now">
      We couldn’t open this. Check your connection, then try again.
    </Notice>
  </div>
)
