import type { ReactNode } from 'react'
import * as styles from './BottomBar.css.ts'

export interface BottomBarEntry {
  readonly label: string
  readonly icon: ReactNode
  /** An address, or the id of the panel that it opens. */
  readonly opens: { readonly href: string } | { readonly panel: string }
  readonly isCurrent: boolean
}

export interface BottomBarProps {
  /** Five at most: more do not fit under a thumb. */
  entries: readonly BottomBarEntry[]
}

/** The main places of the product, under the thumb of a person with a phone. */
export const BottomBar = ({ entries }: BottomBarProps) => (
  <nav className={styles.root} aria-label="Main menu">
    <ul className={styles.list}>
      {entries.map(({ label, icon, opens, isCurrent }) => (
        <li key={label}>
          {'href' in opens ? (
            <a className={styles.entry} href={opens.href} aria-current={isCurrent ? 'page' : undefined}>
              {icon}
              {label}
            </a>
          ) : (
            <button type="button" className={styles.entry} popoverTarget={opens.panel}>
              {icon}
              {label}
            </button>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
