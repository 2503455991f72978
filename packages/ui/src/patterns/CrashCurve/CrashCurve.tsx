import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { formatMultiplier } from '../Multiplier/formatMultiplier.ts'
import { fieldTo, FOOT, gridOf, HEIGHT, pathTo, pointAt, WIDTH, type CrashFlight } from './curve.ts'
import * as styles from './CrashCurve.css.ts'

export interface CrashCurveProps extends CrashFlight {
  /** `thumb` for a row of a table: the curve without its words. @default 'full' */
  size?: (typeof styles.sizes)[number]
}

const describe = ({ crashedAt, cashedOutAt }: CrashFlight) =>
  cashedOutAt === undefined
    ? `Crashed at ${formatMultiplier(crashedAt)}, before a cash-out.`
    : `Cashed out at ${formatMultiplier(cashedOutAt)}; the curve crashed at ${formatMultiplier(crashedAt)}.`

const scaleFormat = new Intl.NumberFormat('en-US')

const Scale = ({ flight }: { flight: CrashFlight }) =>
  gridOf(flight).map((multiplier) => {
    const { y } = pointAt(flight, multiplier)
    return (
      <g key={multiplier}>
        <line className={styles.grid} x1="44" x2={WIDTH} y1={y} y2={y} />
        <text className={styles.scale} x="36" y={y}>
          {`${scaleFormat.format(multiplier / 100)}×`}
        </text>
      </g>
    )
  })

/** Words that would leave the picture stand before or after their point. */
const anchorOf = (x: number) => (x > WIDTH * 0.75 ? 'end' : x < WIDTH * 0.25 ? 'start' : 'middle')

const CashOut = ({ flight, at }: { flight: CrashFlight; at: number }) => {
  const { x, y } = pointAt(flight, at)
  return (
    <>
      <line className={styles.drop} x1={x} x2={x} y1={y} y2={FOOT + 8} />
      <text className={styles.label.cashOut} x={x} y={FOOT + 26} textAnchor={anchorOf(x)}>
        {`You cashed out at ${formatMultiplier(at)}`}
      </text>
    </>
  )
}

const Crash = ({ flight }: { flight: CrashFlight }) => {
  const { x, y } = pointAt(flight, flight.crashedAt)
  const isAtOnce = anchorOf(x) === 'start'
  return (
    <text className={styles.label.crash} x={isAtOnce ? x + 16 : x - 14} y={y - 14} textAnchor={isAtOnce ? 'start' : 'end'}>
      {`Crashed at ${formatMultiplier(flight.crashedAt)}`}
    </text>
  )
}

/** The way of a multiplier until it broke off, and where the player left it. A reader hears it as one sentence. */
export const CrashCurve = ({ size = 'full', ...flight }: CrashCurveProps) => {
  const { crashedAt, cashedOutAt } = flight
  const crash = pointAt(flight, crashedAt)
  const isFull = size === 'full'
  const curve = isFull ? styles.curve : styles.thumbCurve
  const reach = isFull ? 7 : 22
  return (
    <span className={styles.root({ size })}>
      <span className={visuallyHidden}>{describe(flight)}</span>
      <svg aria-hidden="true" className={styles.picture} viewBox={isFull ? `0 0 ${WIDTH} ${HEIGHT}` : `26 8 ${WIDTH - 26} ${FOOT}`}>
        {isFull && <Scale flight={flight} />}
        {cashedOutAt === undefined ? (
          <path className={curve.missed} d={pathTo(flight, crashedAt)} />
        ) : (
          <>
            <path className={curve.after} d={pathTo(flight, crashedAt)} />
            <path className={styles.field} d={fieldTo(flight, cashedOutAt)} />
            <path className={curve.ridden} d={pathTo(flight, cashedOutAt)} />
          </>
        )}
        <path
          className={isFull ? styles.crash : styles.thumbCrash}
          d={`M${crash.x - reach} ${crash.y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`}
        />
        {isFull && <Crash flight={flight} />}
        {cashedOutAt !== undefined && (
          <>
            {isFull && <CashOut flight={flight} at={cashedOutAt} />}
            <circle
              className={styles.cashOut}
              cx={pointAt(flight, cashedOutAt).x}
              cy={pointAt(flight, cashedOutAt).y}
              r={isFull ? 8 : 24}
            />
          </>
        )}
      </svg>
    </span>
  )
}
