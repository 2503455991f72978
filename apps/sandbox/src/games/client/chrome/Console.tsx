import type { RefObject } from 'react'
import { CircleStop, Minus, Plus, Rabbit, Repeat } from 'lucide-react'
import { formatMinor } from '@lagoon/contract/money/money'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { isBetFixed } from '../play/standing.ts'
import type { PlayingView } from '../play/view.ts'
import { nameAbove, tokens, winLabel } from '../play/words.ts'
import { Acts } from './Acts.tsx'
import * as figures from './amount.css.ts'
import * as styles from './Console.css.ts'
import { QuickStakes } from './QuickStakes.tsx'
import { RoundButton } from './RoundButton.tsx'
import { useCountUp } from './useCountUp.ts'

export interface ConsoleProps {
  view: PlayingView
  /** Reaches the one button, where it stands. */
  roundButton: RefObject<HTMLButtonElement | null>
  /** The one button, or the act of that place. */
  onPress: (which?: number) => void
  onStake: (step: 1 | -1) => void
  onStakeOf: (stake: bigint) => void
  onTurbo: (isOn: boolean) => void
  /** Absent where a game does not play by itself. */
  onAutoplay?: (() => void) | undefined
  /** Rounds that autoplay still has; null while it is off. */
  autoplayLeft: number | null
}

const fixed = (minor: bigint) => formatMinor(minor, 'always')

/** What is held, what a round takes, what it paid, and the one button; while a round may go on in several ways, a button for each. */
export const Console = ({ view, roundButton, onPress, onStake, onStakeOf, onTurbo, onAutoplay, autoplayLeft }: ConsoleProps) => {
  const { session, balance, stake, won, phase, acts } = view
  const offered = session.stakes.map(BigInt)
  const isFixed = isBetFixed(view)
  const cannotStep = (step: 1 | -1) => isFixed || offered[offered.indexOf(stake) + step] === undefined
  const shownWin = useCountUp(won)
  const isBusy = phase === 'busy'
  const isLost = view.trouble?.kind === 'connection-lost'
  const label = isBusy ? 'Skip' : isLost ? 'Retry' : view.verb
  return (
    <div className={styles.root}>
      <dl className={styles.balance}>
        <dt className={figures.label}>{nameAbove(session.token)}</dt>
        <dd className={figures.amount}>
          <TokenIcon kind={session.token} />
          {fixed(balance)}
        </dd>
      </dl>
      <dl className={styles.win({ isOn: won > 0n })}>
        <dt className={figures.label}>{winLabel('Win', session)}</dt>
        <dd className={figures.amount}>
          <TokenIcon kind={session.winToken} />
          {fixed(shownWin)}
        </dd>
      </dl>
      {acts.length > 0 && !isBusy && !isLost ? (
        <Acts acts={acts} token={session.token} onPress={onPress} />
      ) : (
        <>
          <div className={styles.turbo}>
            <IconButton
              label={view.isTurbo ? 'Turn turbo off' : 'Turn turbo on'}
              icon={Rabbit}
              weight={view.isTurbo ? 'secondary' : 'quiet'}
              onPress={() => onTurbo(!view.isTurbo)}
            />
          </div>
          <div className={styles.lower}>
            <IconButton label="Lower bet" icon={Minus} weight="secondary" aria-disabled={cannotStep(-1)} onPress={() => onStake(-1)} />
          </div>
          <RoundButton label={label} isBusy={isBusy} button={roundButton} onPress={() => onPress()} />
          <div className={styles.raise}>
            <IconButton label="Raise bet" icon={Plus} weight="secondary" aria-disabled={cannotStep(1)} onPress={() => onStake(1)} />
          </div>
          {onAutoplay && (
            <div className={styles.repeat}>
              <IconButton
                label={autoplayLeft === null ? 'Autoplay' : `Stop autoplay, ${autoplayLeft} left`}
                icon={autoplayLeft === null ? Repeat : CircleStop}
                weight={autoplayLeft === null ? 'quiet' : 'secondary'}
                onPress={onAutoplay}
              />
            </div>
          )}
          <p className={styles.stake} id="stake" aria-live="polite">
            <span className={figures.label}>Bet</span>
            <span aria-hidden="true" className={figures.amount}>
              <TokenIcon kind={session.token} />
              {fixed(stake)}
            </span>
            <span className={visuallyHidden}>{tokens(stake, session.token)}</span>
          </p>
          <QuickStakes view={view} isFixed={isFixed} onStake={onStakeOf} />
        </>
      )}
    </div>
  )
}
