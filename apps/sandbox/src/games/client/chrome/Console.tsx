import { Minus, Plus, RotateCw, SkipForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { PlayingView } from '../play/view.ts'
import { tokenName, tokens } from '../play/words.ts'
import * as styles from './Console.css.ts'
import { useCountUp } from './useCountUp.ts'

export interface ConsoleProps {
  view: PlayingView
  onPress: () => void
  onStake: (step: 1 | -1) => void
}

const fixed = (minor: bigint) => formatMinor(minor, 'always')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What is held, what a round takes, what it paid, and the one button. */
export const Console = ({ view, onPress, onStake }: ConsoleProps) => {
  const { session, balance, stake, won, phase } = view
  const shownWin = useCountUp(won)
  const spin = useRef<HTMLButtonElement>(null)
  useEffect(() => spin.current?.focus({ preventScroll: true }), [])
  const isBusy = phase === 'busy'
  const isLost = view.trouble?.kind === 'connection-lost'
  const label = isBusy ? 'Skip' : isLost ? 'Retry' : view.verb
  return (
    <div className={styles.root}>
      <dl className={styles.balance}>
        <dt className={styles.label}>{capital(tokenName(session.token))}</dt>
        <dd className={styles.amount}>
          <TokenIcon kind={session.token} />
          {fixed(balance)}
        </dd>
      </dl>
      <dl className={styles.win({ isOn: won > 0n })}>
        <dt className={styles.label}>{session.token === session.winToken ? 'Win' : `Win in ${tokenName(session.winToken)}`}</dt>
        <dd className={styles.amount}>
          <TokenIcon kind={session.winToken} />
          {fixed(shownWin)}
        </dd>
      </dl>
      <div className={styles.lower}>
        <IconButton label="Lower bet" icon={Minus} weight="secondary" onPress={() => onStake(-1)} />
      </div>
      <button ref={spin} type="button" className={styles.spin} onClick={onPress} aria-describedby="stake">
        {isBusy ? <SkipForward aria-hidden size="2rem" strokeWidth={1.75} /> : <RotateCw aria-hidden size="2.25rem" strokeWidth={1.75} />}
        <span className={styles.spinLabel}>{label}</span>
      </button>
      <div className={styles.raise}>
        <IconButton label="Raise bet" icon={Plus} weight="secondary" onPress={() => onStake(1)} />
      </div>
      <p className={styles.stake} id="stake" aria-live="polite">
        <span className={styles.label}>Bet</span>
        <span aria-hidden="true" className={styles.amount}>
          <TokenIcon kind={session.token} />
          {fixed(stake)}
        </span>
        <span className={visuallyHidden}>{tokens(stake, session.token)}</span>
      </p>
    </div>
  )
}
