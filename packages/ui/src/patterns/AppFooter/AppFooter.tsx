import { brand } from '../../brand.ts'
import { Text } from '../../kit/Text/Text.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as styles from './AppFooter.css.ts'

export interface FooterGroup {
  readonly label: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export interface AppFooterProps {
  /** Links in groups, each under its title. */
  groups: readonly FooterGroup[]
  /** Address of the page about playing within limits. */
  careHref: string
}

/** The end of every page: where the rules stand, who may play, and where help is. */
export const AppFooter = ({ groups, careHref }: AppFooterProps) => (
  <footer className={styles.root}>
    <div className={styles.inside}>
      <div className={styles.top}>
        <div>
          <Wordmark />
          <Text size="small" tone="soft" place={{ marginBlockStart: 'snug' }}>
            {brand.tagline}
          </Text>
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.label} aria-label={group.label}>
              <Text size="small" tone="soft" place={{ marginBlockEnd: 'tight' }}>
                {group.label}
              </Text>
              <ul>
                {group.links.map(({ label, href }) => (
                  <li key={href}>
                    <a className={styles.link} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={styles.care}>
        <span className={styles.age} aria-hidden="true">
          18+
        </span>
        <Text size="small" tone="soft">
          For adults 18 and over. Play for fun, and stop when it isn’t fun anymore.{' '}
          <a className={styles.inText} href={careHref}>
            Limits, breaks, and help
          </a>
        </Text>
      </div>
    </div>
  </footer>
)
