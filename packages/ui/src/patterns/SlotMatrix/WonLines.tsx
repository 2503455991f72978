import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import type { TokenKind } from '../TokenIcon/tokenKinds.ts'
import type { WonLine } from './describe.ts'
import { lines as paints } from './SlotMatrix.css.ts'
import { symbolOf } from './symbols.tsx'
import * as styles from './WonLines.css.ts'

export interface WonLinesProps {
  /** The lines as SlotMatrix draws them, each with what it won in minor units. */
  lines: readonly (WonLine & { readonly win: bigint })[]
  /** The kind of token that the lines have won. */
  kind: TokenKind
}

/** The paylines that won, in the paints of the matrix above: which, with what, how much. */
export const WonLines = ({ lines, kind }: WonLinesProps) => (
  <ul className={styles.root}>
    {lines.map(({ line, symbol, count, win }, at) => (
      <li key={line} className={styles.row}>
        <svg aria-hidden="true" viewBox="0 0 24 8" className={`${styles.stroke} ${paints[at % paints.length] ?? paints[0]}`}>
          <path d="M3 4h18" />
        </svg>
        <span className={styles.name}>{`Line ${line}`}</span>
        <span className={styles.what}>
          <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.symbol}>
            {symbolOf(symbol).drawing}
          </svg>
          {`${count} × ${symbolOf(symbol).name}`}
        </span>
        <TokenAmount kind={kind} minor={win} format="fixed" />
      </li>
    ))}
  </ul>
)
