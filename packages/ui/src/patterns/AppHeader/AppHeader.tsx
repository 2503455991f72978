import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as styles from './AppHeader.css.ts'

export interface HeaderLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

export interface AppHeaderProps {
  /** Where the brand leads. @default '/' */
  homeHref?: string
  /** Shown from the desktop on; a phone has the bottom bar. */
  links: readonly HeaderLink[]
  /** On a phone the sign alone, where balances need the room. */
  brandOnPhone?: 'full' | 'mark'
  /** What belongs to the person: log in and sign up, or balances and account. */
  children: ReactNode
}

/** The bar at the top of every page of the main layout. */
export const AppHeader = ({ homeHref = '/', links, brandOnPhone = 'full', children }: AppHeaderProps) => (
  <header className={styles.root}>
    <div className={styles.bar}>
      <a className={styles.home} href={homeHref} aria-label={`${brand.name}, home`}>
        <span className={styles.onPhone}>
          <Wordmark variant={brandOnPhone} />
        </span>
        <span className={styles.onDesktop}>
          <Wordmark />
        </span>
      </a>
      <nav className={styles.places} aria-label="Main">
        {links.map(({ label, href, isCurrent }) => (
          <a key={href} className={styles.placeLink} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.end}>{children}</div>
    </div>
  </header>
)
