import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Text } from '@lagoon/ui/kit/Text/Text'
import * as chooser from '../../client/Chooser.css.ts'
import { money } from '../../client/money.ts'
import type { ChallengeAnswer, FrameView } from '../contract.ts'
import * as styles from './Page.css.ts'

export interface ChallengeProps {
  view: Extract<FrameView, { state: 'CHALLENGE' }>
  onAnswer: (answer: ChallengeAnswer) => Promise<void>
  /** The player leaves without an answer. */
  onLeave: () => void
}

/** What the bank of the card asks before it pays (3-D Secure). */
export const Challenge = ({ view: { amount, currency, lastFour }, onAnswer, onLeave }: ChallengeProps) => {
  const [pending, setPending] = useState<ChallengeAnswer | null>(null)
  const answer = (given: ChallengeAnswer) => () => {
    setPending(given)
    void onAnswer(given).finally(() => setPending(null))
  }
  return (
    <section className={styles.form} aria-labelledby="challenge">
      <div className={styles.stored}>
        <Landmark size="1.5rem" aria-hidden />
        <div>
          <Heading level={2} size="large" id="challenge">
            Your bank asks you to confirm
          </Heading>
          <Text tone="soft">
            {money(amount, currency)} with the card ending in {lastFour}. Is this you?
          </Text>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button weight="primary" size="large" isPending={pending === 'CONFIRM'} onPress={answer('CONFIRM')}>
          Confirm payment
        </Button>
        <Button isPending={pending === 'CANCEL'} onPress={answer('CANCEL')}>
          Cancel payment
        </Button>
      </div>
      <details className={chooser.root}>
        <summary className={chooser.summary}>Sandbox: other ways this can end</summary>
        <div className={styles.quiet}>
          <Button size="compact" isPending={pending === 'FAIL'} onPress={answer('FAIL')}>
            Fail the bank’s check
          </Button>
          <Button size="compact" onPress={onLeave}>
            Leave without an answer
          </Button>
        </div>
      </details>
    </section>
  )
}
