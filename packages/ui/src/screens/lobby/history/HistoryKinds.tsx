import { Link } from '../../../kit/Link/Link.tsx'
import * as styles from './HistoryKinds.css.ts'

export interface HistoryLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The histories by kind of game; the one that is open is no link. */
export const HistoryKinds = ({ kinds }: { kinds: readonly HistoryLink[] }) => (
  <nav aria-label="Game histories">
    <ul className={styles.root}>
      {kinds.map(({ label, href, isCurrent }) => (
        <li key={href}>{isCurrent ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}</li>
      ))}
    </ul>
  </nav>
)
