import { Anchor } from '../../../patterns/Anchor/Anchor.tsx'
import { Wordmark } from '../../../patterns/Wordmark/Wordmark.tsx'
import { places } from '../../shell/places.ts'
import * as styles from './GameInfo.css.ts'

/** Stands where the header is hidden: the brand leads to the lobby, and all games are one step away. */
export const WayBack = () => (
  <nav className={styles.bar} aria-label="Lobby">
    <Anchor className={styles.brand} href={places.home}>
      <Wordmark />
    </Anchor>
    <Anchor className={styles.all} href={places.games}>
      All games
    </Anchor>
  </nav>
)
