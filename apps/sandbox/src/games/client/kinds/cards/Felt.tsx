import { Emblem } from './Emblem.tsx'
import * as styles from './Felt.css.ts'
import type { Look } from './looks.ts'

/** The values of a look, for the styles of a table. */
export const lookVars = (look: Look): object => ({
  '--room-top': look.room[0],
  '--room-bottom': look.room[1],
  '--felt-light': look.felt[0],
  '--felt-mid': look.felt[1],
  '--felt-dark': look.felt[2],
  '--rim-light': look.rim[0],
  '--rim-dark': look.rim[1],
  '--line': look.line,
  '--ink': look.ink,
})

/** What is written on the cloth, in an arc between the dealer and the player. */
export const FeltLines = ({ lines }: { lines: readonly string[] }) => (
  <svg className={styles.arc} viewBox="0 0 1000 190" aria-hidden="true">
    <defs>
      <path id="felt-arc" d="M40 40Q500 210 960 40" />
      <path id="felt-arc-low" d="M110 92Q500 236 890 92" />
    </defs>
    <path d="M20 4Q500 172 980 4M80 116Q500 262 920 116" className={styles.inlay} />
    {lines.slice(0, 2).map((line, at) => (
      <text key={line} className={at === 0 ? styles.large : styles.small}>
        <textPath href={at === 0 ? '#felt-arc' : '#felt-arc-low'} startOffset="50%" textAnchor="middle">
          {line.toUpperCase()}
        </textPath>
      </text>
    ))}
  </svg>
)

/** The table itself: its cloth with an emblem, in a rim that curves toward the player. */
export const Felt = ({ look }: { look: Look }) => (
  <div className={styles.room} style={lookVars(look)}>
    <div className={styles.table}>
      <div className={styles.cloth}>
        <Emblem look={look} className={styles.emblem} />
      </div>
    </div>
  </div>
)
