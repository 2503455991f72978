import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import * as styles from './LineMap.css.ts'

/** Every line as a small map of the window. */
export const LineMap = ({ paylines, rows: height }: { paylines: readonly (readonly number[])[]; rows: number }) => (
  <ol className={styles.root}>
    {paylines.map((rows, index) => (
      <li key={rows.join('')} className={styles.line}>
        <span aria-hidden="true">{index + 1}</span>
        <span className={visuallyHidden}>{`Line ${index + 1}: rows ${rows.map((row) => row + 1).join(', ')}`}</span>
        <svg viewBox={`0 0 ${rows.length * 10} ${height * 10}`} className={styles.map} aria-hidden="true">
          {rows.flatMap((lit, reel) =>
            Array.from({ length: height }, (_, row) => (
              <rect
                key={`${reel}-${row}`}
                x={reel * 10 + 1}
                y={row * 10 + 1}
                width="8"
                height="8"
                rx="2"
                className={row === lit ? styles.lit : styles.dark}
              />
            )),
          )}
        </svg>
      </li>
    ))}
  </ol>
)
