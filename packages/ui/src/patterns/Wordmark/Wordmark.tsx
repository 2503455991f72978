import { brand } from '../../brand.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { BrandMark } from './BrandMark.tsx'
import * as styles from './Wordmark.css.ts'

export interface WordmarkProps {
  /** `mark` shows the sign alone where room is short; the name is still read out. @default 'full' */
  variant?: 'full' | 'mark'
}

/** The sign and the name of the brand. */
export const Wordmark = ({ variant = 'full' }: WordmarkProps) => (
  <span className={styles.root}>
    <span className={styles.mark}>
      <BrandMark />
    </span>
    <span className={variant === 'full' ? styles.name : visuallyHidden}>{brand.name}</span>
  </span>
)
