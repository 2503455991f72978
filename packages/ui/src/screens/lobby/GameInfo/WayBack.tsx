import { ArrowLeft } from 'lucide-react'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { Link } from '../../../kit/Link/Link.tsx'
import { Wordmark } from '../../../patterns/Wordmark/Wordmark.tsx'
import * as styles from './GameInfo.css.ts'

/** Stands where the header is hidden: the brand leads to the lobby, and all games are one step away. */
export const WayBack = () => (
  <nav className={styles.bar} aria-label="Lobby">
    <a className={styles.brand} href={homeAddress}>
      <Wordmark />
    </a>
    <Link href={gamesAddress()} weight="standalone">
      <ArrowLeft size="1rem" aria-hidden />
      All games
    </Link>
  </nav>
)
