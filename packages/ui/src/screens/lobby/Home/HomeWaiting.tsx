import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { TypeChips } from '../TypeChips.tsx'
import * as hero from './Hero.css.ts'
import * as styles from './HomeWaiting.css.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The lobby is on its way: its places are kept, so that nothing jumps. The kinds of game are known already. */
export const HomeWaiting = () => (
  <div className={styles.root} aria-busy="true">
    <h1 className={visuallyHidden}>Loading lobby</h1>
    <div className={hero.root}>
      <div className={hero.inside}>
        <div className={hero.words}>
          <div className={styles.title}>
            <div className={styles.bar} />
            <div className={styles.half} />
          </div>
          <div className={styles.lead}>
            <div className={styles.bar} />
            <div className={styles.narrowBar} />
            <div className={styles.half} />
          </div>
          <div className={styles.action} />
        </div>
        <div className={hero.scene}>
          <div className={hero.covers}>
            <div className={`${hero.before} ${styles.cover}`} />
            <div className={`${hero.middle} ${styles.front}`} />
            <div className={`${hero.after} ${styles.cover}`} />
          </div>
          <div className={hero.reflection} />
        </div>
      </div>
    </div>
    <TypeChips />
    <div className={styles.shelf}>
      <div className={styles.heading} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.cover} />
            <div className={styles.name} />
          </div>
        ))}
      </div>
    </div>
  </div>
)
