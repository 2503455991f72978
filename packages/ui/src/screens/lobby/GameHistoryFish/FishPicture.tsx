import type { FishShot } from '@lagoon/domain/lobby/histories/fishHistory.state'
import * as styles from './FishPicture.css.ts'

/** A fish, filled when the shot caught it; only an outline when it swam on. Decoration: the words beside it say the same. */
export const FishPicture = ({ shot, size = 'large' }: { shot: FishShot; size?: 'thumb' | 'large' }) => (
  <svg aria-hidden="true" className={styles.size[size]} viewBox="0 0 24 12">
    <path className={shot.isCaught ? styles.caught : styles.missed} d="M1 6c4-6 11-6 15-.4L22 1.5v9l-6-4.1C12 12 5 12 1 6z" />
    {shot.isCaught && <circle className={styles.eye} cx="5" cy="5.2" r=".8" />}
  </svg>
)
