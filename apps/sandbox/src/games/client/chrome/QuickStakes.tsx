import { useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { noQuickStakes, quickStakes } from '../play/quickStakes.ts'
import type { Kind, LiveKind } from '../kinds/kind.ts'
import type { PlayingView } from '../play/view.ts'
import { tokens } from '../play/words.ts'
import * as styles from './QuickStakes.css.ts'

export interface QuickStakesProps {
  view: Pick<PlayingView, 'session' | 'stake' | 'balance'> & { readonly kind: Pick<Kind | LiveKind, 'unit'> }
  /** The bet cannot be changed now. */
  isFixed: boolean
  onStake: (stake: bigint) => void
}

/** Half, double and the most that can be bet; before the most the player is asked, with the sum. */
export const QuickStakes = ({ view: { session, stake, balance, kind }, isFixed, onStake }: QuickStakesProps) => {
  const [isAsked, setAsked] = useState(false)
  const { half, double, most } = isFixed ? noQuickStakes : quickStakes(session.stakes.map(BigInt), stake, balance)
  const step = (label: string, words: string, to: bigint | null, onPress: (to: bigint) => void) => (
    <button
      type="button"
      className={styles.step}
      aria-label={words}
      aria-disabled={to === null}
      title={to === null ? words : `${words}: ${formatMinor(to, 'always')}`}
      onClick={() => to !== null && onPress(to)}
    >
      {label}
    </button>
  )
  const answer = (isYes: boolean) => () => {
    setAsked(false)
    if (isYes && most !== null) onStake(most)
  }
  return (
    <div role="group" aria-label="Quick bets" className={styles.root}>
      {step('½', 'Half the bet', half, onStake)}
      {step('2×', '2× the bet', double, onStake)}
      {step('Max', 'Max bet', most, () => setAsked(true))}
      {isAsked && most !== null && (
        <Dialog
          title={`Bet ${formatMinor(most, 'always')}?`}
          size="compact"
          isOpen
          onClose={answer(false)}
          actions={
            <>
              <Button weight="secondary" onPress={answer(false)}>
                {`Keep ${formatMinor(stake, 'always')}`}
              </Button>
              <Button weight="primary" onPress={answer(true)}>
                {`Bet ${formatMinor(most, 'always')}`}
              </Button>
            </>
          }
        >
          <Text>
            Each {kind.unit} will take {tokens(most, session.token)}. You have {tokens(balance, session.token)}.
          </Text>
        </Dialog>
      )}
    </div>
  )
}
