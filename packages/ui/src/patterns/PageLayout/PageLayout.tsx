import type { ReactNode } from 'react'
import * as styles from './PageLayout.css.ts'

export interface PageLayoutProps {
  /** Top bar, with the bottom bar of a phone. Absent with the footer where a page stands alone. */
  header?: ReactNode
  /** What stands below the content of every page. */
  footer?: ReactNode
  /** The content: everything inside `main`. */
  children: ReactNode
}

/** The frame of a page: a way past the bars, the bars, the one `main`, the footer. */
export const PageLayout = ({ header, footer, children }: PageLayoutProps) => (
  <div className={header === undefined ? styles.root : `${styles.root} ${styles.withBar}`}>
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
    {header}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {footer}
  </div>
)
