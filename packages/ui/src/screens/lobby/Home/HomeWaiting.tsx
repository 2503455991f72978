import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import * as styles from './HomeWaiting.css.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The lobby is on its way: its places are kept, so that nothing jumps. */
export const HomeWaiting = () => (
  <div className={styles.root} aria-busy="true">
    <h1 className={visuallyHidden}>The lobby is loading</h1>
    <div className={styles.hero} />
    <div className={styles.cards}>
      {cards.map((card) => (
        <div key={card} className={styles.card} />
      ))}
    </div>
  </div>
)
