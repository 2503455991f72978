import { useMemo } from 'react'
import { encode } from 'uqr'
import { ownColors } from '../../theme/ownColors.css.ts'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './QrCode.css.ts'

/** The empty edge that readers need around a code (ISO/IEC 18004 asks for four modules). */
const QUIET_ZONE = 4

export interface QrCodeProps {
  /** What a phone reads: an address, or the URI of a payment. Up to 2,331 bytes. */
  value: string
  /** What it leads to, for those who do not see it: "QR code to open this page on your phone". */
  label: string
  /** How large it is drawn. @default 'regular' */
  size?: (typeof styles.sizes)[number]
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** One path for all dark modules, a row's neighbors drawn as one bar: crisp at any size, and a tenth of the nodes. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .map((row, y) => {
      let path = ''
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue
        const from = x
        while (row[x + 1]) x += 1
        path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`
      }
      return path
    })
    .join('')

/**
 * A QR code drawn from its data. Dark on light in every theme, because many readers do not take the opposite. It is never the
 * only way: beside it stands a link or the text to copy.
 */
export const QrCode = ({ value, label, size, place }: QrCodeProps) => {
  const code = useMemo(() => encode(value, { ecc: 'M', border: QUIET_ZONE }), [value])
  return (
    <figure aria-label={label} data-theme="day" className={styles.root({ size }) + placement(place)}>
      <svg className={ownColors} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
        <path className={styles.dark} d={pathOf(code.data)} />
      </svg>
    </figure>
  )
}
