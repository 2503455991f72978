import type { FishShot } from '@lagoon/domain/lobby/histories/fishHistory.state'
import * as styles from './FishPicture.css.ts'

/** A fish, filled when the shot caught it; only an outline when it swam on. Decoration: the words beside it say the same. */
export const FishPicture = ({ shot, size = 'large' }: { shot: FishShot; size?: 'thumb' | 'large' }) => (
  <svg aria-hidden="true" className={styles.size[size]} viewBox="0 0 24 12">
    <path
      className={shot.isCaught ? styles.caught : styles.missed}
      d="M2 6c3.5-5.5 9.5-5.5 13.5-.6L22 2.2v7.6l-6.5-3.2C11.5 11.5 5.5 11.5 2 6z"
    />
    {shot.isCaught && <circle className={styles.eye} cx="5" cy="5.2" r=".8" />}
  </svg>
)
