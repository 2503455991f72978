import type { Amount } from '@lagoon/contract/money/money'
import { BrandMark } from '../../../patterns/Wordmark/BrandMark.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { TokenIcon } from '../../../patterns/TokenIcon/TokenIcon.tsx'
import * as styles from './EarnFreeSpin.css.ts'

const RADIUS = 100

/** A slice of the wheel around twelve o'clock, `degrees` wide. */
const slicePath = (degrees: number) => {
  const half = (degrees / 360) * Math.PI
  const x = (Math.sin(half) * RADIUS).toFixed(3)
  const y = (Math.cos(half) * RADIUS).toFixed(3)
  return `M0 0L-${x} -${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} -${y}Z`
}

interface WheelProps {
  prizes: readonly Amount[]
  isSpinning: boolean
  /** Index of the prize under the pointer; absent before the spin. */
  restsOn?: number
}

/** The prizes around a hub, the drawn one under the pointer. For the eye only: the words beside it say the same. */
export const Wheel = ({ prizes, isSpinning, restsOn }: WheelProps) => {
  const degrees = 360 / prizes.length
  // While it turns, its start lies between two slices: who asks for less motion sees that nothing has been drawn.
  const turned = isSpinning ? degrees / 2 : degrees * (restsOn ?? 0)
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg className={styles.pointer} viewBox="0 0 28 32">
        <path d="M14 32 1.6 7.2A5 5 0 0 1 6 0h16a5 5 0 0 1 4.4 7.2Z" fill="currentColor" />
      </svg>
      <div className={styles.wheel({ isSpinning })} style={{ rotate: `${-turned}deg` }}>
        <svg className={styles.slices} viewBox="-100 -100 200 200">
          {prizes.map(({ kind, minor }, at) => (
            <path
              key={`${kind} ${minor}`}
              className={styles.slice({ look: at === restsOn ? 'drawn' : at % 2 === 0 ? 'even' : 'odd' })}
              d={slicePath(degrees)}
              transform={`rotate(${degrees * at})`}
            />
          ))}
        </svg>
        {prizes.map(({ kind, minor }, at) => (
          <span
            key={`${kind} ${minor}`}
            className={styles.prize({ isDrawn: restsOn === undefined || at === restsOn })}
            style={{ rotate: `${degrees * at}deg` }}
          >
            <span className={styles.upright({ isSpinning })} style={{ rotate: `${turned - degrees * at}deg` }}>
              <TokenIcon kind={kind} size="regular" />
              {formatTokens(minor, 'full')}
            </span>
          </span>
        ))}
      </div>
      <span className={styles.hub}>
        <BrandMark />
      </span>
    </div>
  )
}
