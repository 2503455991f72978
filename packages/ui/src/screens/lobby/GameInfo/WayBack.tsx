import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { Wordmark } from '../../../patterns/Wordmark/Wordmark.tsx'
import * as styles from './GameInfo.css.ts'

/** Stands where the header is hidden: the brand leads to the lobby, and all games are one step away. */
export const WayBack = () => (
  <nav className={styles.bar} aria-label="Lobby">
    <a className={styles.brand} href={homeAddress}>
      <Wordmark />
    </a>
    <a className={styles.all} href={gamesAddress()}>
      All games
    </a>
  </nav>
)
