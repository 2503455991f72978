import type { Banner as Words } from '../kinds/kind.ts'
import * as styles from './Banner.css.ts'

/** Where a feature stands. */
export const Banner = ({ banner: { name, text, times } }: { banner: Words }) => (
  <output className={styles.root}>
    <span className={styles.name}>{name}</span>
    <span>{text}</span>
    {times !== null && <span className={styles.times}>{times}</span>}
  </output>
)
