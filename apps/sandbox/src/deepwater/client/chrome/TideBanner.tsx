import type { Tide } from '../play/view.ts'
import * as styles from './TideBanner.css.ts'

/** Where the rising tide stands. */
export const TideBanner = ({ tide: { spin, of, multiplier } }: { tide: Tide }) => (
  <output className={styles.root}>
    <span className={styles.name}>Rising tide</span>
    <span>{spin === 0 ? `${of} free spins` : `Free spin ${spin} of ${of}`}</span>
    <span className={styles.times}>lines ×{String(multiplier)}</span>
  </output>
)
