import { Minus, Plus } from 'lucide-react'
import { formatMinor } from '@lagoon/contract/money/money'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { SessionView } from '../../../contract.ts'
import { tokens } from '../../play/words.ts'
import * as figures from '../../chrome/amount.css.ts'
import * as styles from './StakeRow.css.ts'

export interface StakeRowProps {
  label: string
  session: Pick<SessionView, 'token' | 'stakes'>
  stake: bigint
  /** The bet cannot be changed now. */
  isFixed: boolean
  onStake: (stake: bigint) => void
}

/** What is bet, with a step down and a step up beside it. */
export const StakeRow = ({ label, session, stake, isFixed, onStake }: StakeRowProps) => {
  const offered = session.stakes.map(BigInt)
  const step = (name: string, icon: typeof Minus, by: 1 | -1) => {
    const next = isFixed ? undefined : offered[offered.indexOf(stake) + by]
    return (
      <IconButton
        label={name}
        icon={icon}
        weight="secondary"
        aria-disabled={next === undefined}
        onPress={() => next !== undefined && onStake(next)}
      />
    )
  }
  return (
    <div className={styles.root}>
      {step('Lower bet', Minus, -1)}
      <p className={styles.stake} aria-live="polite">
        <span className={figures.label}>{label}</span>
        <span aria-hidden="true" className={styles.amount}>
          <TokenIcon kind={session.token} />
          {formatMinor(stake, 'always')}
        </span>
        <span className={visuallyHidden}>{tokens(stake, session.token)}</span>
      </p>
      {step('Raise bet', Plus, 1)}
    </div>
  )
}
