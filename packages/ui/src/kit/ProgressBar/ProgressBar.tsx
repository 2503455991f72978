import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** What is going on: "Uploading photo". */
  label: string
  /** How much is done, 0 to 1; absent while that is not known. */
  value?: number
  /** Words for the value: "3 of 5 steps". @default the percentage */
  valueText?: string
  /** Leaves the words to a screen reader, where they stand beside it anyway. */
  isLabelHidden?: boolean
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** How far something has come that takes a while. */
export const ProgressBar = ({ label, value, valueText, isLabelHidden = false, place }: ProgressBarProps) => (
  <AriaProgressBar
    aria-label={label}
    className={styles.root + placement(place)}
    isIndeterminate={value === undefined}
    maxValue={1}
    {...(value !== undefined && { value })}
    {...(valueText !== undefined && { valueLabel: valueText })}
  >
    {({ percentage, valueText: shown, isIndeterminate }) => (
      <>
        {!isLabelHidden && (
          <span aria-hidden="true" className={styles.words}>
            <span>{label}</span>
            {!isIndeterminate && <span className={styles.value}>{shown}</span>}
          </span>
        )}
        <span className={styles.track}>
          <div className={styles.fill({ isIndeterminate })} {...(!isIndeterminate && { style: { inlineSize: `${percentage ?? 0}%` } })} />
        </span>
      </>
    )}
  </AriaProgressBar>
)
