import { WifiOff } from 'lucide-react'
import * as styles from './Offline.css.ts'

/** Stands over the page while the device has no connection, and goes by itself. Said once to a screen reader, politely. */
export const Offline = () => (
  <output className={styles.root}>
    <span className={styles.row}>
      <WifiOff aria-hidden size="1.125rem" className={styles.icon} />
      <span>
        <span className={styles.strong}>You’re offline.</span> What you see may be out of date. We’ll refresh it when you’re back online.
      </span>
    </span>
  </output>
)
