import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { describeKeno, kenoMarkOf, type KenoDraw, type KenoMark } from './kenoMarks.ts'
import * as styles from './KenoBoard.css.ts'

const COLUMNS = 10
const ROWS = 8
const STEP = 40
const CELL = 36
const numbers = Array.from({ length: COLUMNS * ROWS }, (_, at) => at + 1)

/** The mark alone, on a field of one cell with its middle at 0. */
const Mark = ({ mark, isThumb = false }: { mark: KenoMark; isThumb?: boolean }) => (
  <>
    {(mark === 'picked' || mark === 'hit') && (
      <rect
        className={isThumb ? styles.thumbFrame : styles.frame}
        x={1.5 - CELL / 2}
        y={1.5 - CELL / 2}
        width={CELL - 3}
        height={CELL - 3}
        rx="6"
      />
    )}
    {(mark === 'drawn' || mark === 'hit') && (
      <circle className={styles.ball[isThumb && mark === 'drawn' ? 'thumb' : mark]} r={mark === 'hit' ? 13.5 : 15} />
    )}
  </>
)

const legend = [
  ['hit', 'Hit'],
  ['picked', 'Picked'],
  ['drawn', 'Drawn'],
] as const

const Legend = () => (
  <span aria-hidden="true" className={styles.legend}>
    {legend.map(([mark, words]) => (
      <span key={mark} className={styles.entry}>
        <svg className={styles.sample} viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}>
          <Mark mark={mark} />
        </svg>
        {words}
      </span>
    ))}
  </span>
)

export interface KenoBoardProps extends KenoDraw {
  /** `thumb` for a row of a table: the marks without their numbers. @default 'full' */
  size?: (typeof styles.sizes)[number]
}

/** All numbers of a keno round: what the player picked, what was drawn, and where both met. A reader hears it as one text. */
export const KenoBoard = ({ picks, drawn, size = 'full' }: KenoBoardProps) => (
  <span className={styles.root({ size })}>
    <span className={visuallyHidden}>{describeKeno({ picks, drawn })}</span>
    <svg aria-hidden="true" className={styles.picture} viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`}>
      {numbers.map((number, at) => {
        const mark = kenoMarkOf({ picks, drawn }, number)
        return (
          <g key={number} transform={`translate(${(at % COLUMNS) * STEP + STEP / 2} ${Math.floor(at / COLUMNS) * STEP + STEP / 2})`}>
            <Mark mark={mark} isThumb={size === 'thumb'} />
            {size === 'full' ? (
              <text className={styles.number[mark]}>{number}</text>
            ) : (
              mark === 'plain' && <circle className={styles.dot} r="4" />
            )}
          </g>
        )
      })}
    </svg>
    {size === 'full' && <Legend />}
  </span>
)
