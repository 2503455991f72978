import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { describeMatrix, isWon, type WonLine } from './describe.ts'
import * as styles from './SlotMatrix.css.ts'
import { symbolOf } from './symbols.tsx'

const CELL = 48
const STEP = 54
const EDGE = 3
const center = (at: number) => EDGE + at * STEP + CELL / 2

export interface SlotMatrixProps {
  /** Symbols by reel, each from the top. */
  matrix: readonly (readonly string[])[]
  /** The paylines that won; absent where it is only about the reels. */
  lines?: readonly WonLine[]
  /** `thumb` for a row of a table: lit fields without their lines. @default 'full' */
  size?: (typeof styles.sizes)[number]
}

/** Where a round stopped: the reels, the fields that won lit, and the lines between them. A reader hears it as one text. */
export const SlotMatrix = ({ matrix, lines: known, size = 'full' }: SlotMatrixProps) => {
  const lines = known ?? []
  const rows = Math.max(0, ...matrix.map((reel) => reel.length))
  const [width, height] = [matrix.length, rows].map((count) => count * STEP - (STEP - CELL) + 2 * EDGE)
  return (
    <span className={styles.root({ size })}>
      <span className={visuallyHidden}>{describeMatrix(matrix, known)}</span>
      <svg aria-hidden="true" className={styles.picture} viewBox={`0 0 ${width} ${height}`}>
        {matrix.map((reel, x) =>
          reel.map((_, y) => (
            <rect
              key={`${x}-${y}`}
              className={styles.cell[isWon(lines, x, y) ? 'won' : 'plain']}
              x={EDGE + x * STEP}
              y={EDGE + y * STEP}
              width={CELL}
              height={CELL}
              rx="10"
            />
          )),
        )}
        {size === 'full' &&
          lines.map(({ line, rows: path, count }, at) => (
            <polyline
              key={line}
              className={`${styles.line} ${styles.lines[at % styles.lines.length] ?? styles.lines[0]}`}
              // Lines that share a field run beside each other.
              points={path
                .slice(0, count)
                .map((row, reel) => `${center(reel)},${center(row) + (at - (lines.length - 1) / 2) * 6}`)
                .join(' ')}
            />
          ))}
        {matrix.map((reel, x) =>
          reel.map((id, y) => (
            <g
              key={`${x}-${y}`}
              className={styles.symbol[isWon(lines, x, y) || lines.length === 0 ? 'plain' : 'lost']}
              transform={`translate(${EDGE + x * STEP + 8.4} ${EDGE + y * STEP + 8.4}) scale(1.3)`}
            >
              {symbolOf(id).drawing}
            </g>
          )),
        )}
      </svg>
    </span>
  )
}
