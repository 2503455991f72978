import { formatMinor } from '@lagoon/contract/money/money'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { chipsOf } from './chips.ts'
import * as styles from './Chips.css.ts'

export interface ChipsProps {
  /** What the bet is called: "Bet", "Insurance". */
  label: string
  /** Minor units. */
  amount: bigint
  /** Also shown above the chips. @default false */
  isNamed?: boolean
}

const RISE = 4

/** A stack of chips with what it is worth. */
export const Chips = ({ label, amount, isNamed = false }: ChipsProps) => {
  const chips = chipsOf(amount)
  return (
    <span className={styles.root}>
      <svg className={styles.stack} viewBox={`0 ${-RISE * 5} 40 ${26 + RISE * 5}`} aria-hidden="true">
        {chips.map(({ color }, at) => (
          <g key={at} transform={`translate(0 ${-RISE * at})`}>
            <ellipse cx="20" cy="15" rx="18" ry="9.5" fill="#05080d" fillOpacity="0.5" />
            <ellipse cx="20" cy="13" rx="18" ry="9.5" fill={color} stroke="#ffffff" strokeOpacity="0.5" />
            <ellipse
              cx="20"
              cy="13"
              rx="14.5"
              ry="7.4"
              fill="none"
              stroke="#ffffff"
              strokeWidth="3.4"
              strokeDasharray="5 6.6"
              strokeOpacity="0.85"
            />
            <ellipse cx="20" cy="13" rx="9.5" ry="4.8" fill={color} stroke="#ffffff" strokeOpacity="0.7" />
          </g>
        ))}
      </svg>
      <span className={isNamed ? styles.name : visuallyHidden}>{label}</span>
      <span className={styles.worth}>{formatMinor(amount, 'always')}</span>
    </span>
  )
}
