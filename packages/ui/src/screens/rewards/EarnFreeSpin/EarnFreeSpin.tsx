import type { ReactNode } from 'react'
import { registerAddress } from '@lagoon/contract/account/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { EarnFreeSpinView } from '@lagoon/domain/rewards/earnFreeSpin.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import * as styles from './EarnFreeSpin.css.ts'
import { Wheel } from './Wheel.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'

export interface EarnFreeSpinProps {
  view: EarnFreeSpinView
  /** The one spin of this visitor. */
  onSpin: () => void
}

const dayFormat = dateFormat('en-US', { day: 'numeric', month: 'long' })
const day = (instant: string) => dayFormat.format(new Date(instant))

const SignUp = ({ children }: { children: string }) => (
  <div className={styles.actions}>
    <Link href={registerAddress} weight="primary" size="large">
      {children}
    </Link>
    <Link href={homeAddress} weight="quiet" size="large">
      Browse first
    </Link>
  </div>
)

type OnWheel = Extract<EarnFreeSpinView, { state: 'ready' | 'spinning' | 'won' }>

const Words = ({ view, onSpin }: { view: OnWheel; onSpin: () => void }): ReactNode => {
  if (view.state === 'won') {
    const prize = view.prizes[view.restsOn]
    return (
      <>
        <div role="status">
          <Text tone="success" weight="strong">
            You’re a winner
          </Text>
          <Heading level={1} size="headline">
            {prize ? `You won ${formatTokens(prize.minor, 'full')} ${tokenNames[prize.kind].many}` : 'You won'}
          </Heading>
        </div>
        <Text tone="soft">{`Sign up to claim it along with your welcome tokens. We’ll hold it for you until ${day(view.keptUntil)}.`}</Text>
        <SignUp>Sign up to claim it</SignUp>
      </>
    )
  }
  return (
    <>
      <Heading level={1} size="headline">
        Your free spin
      </Heading>
      <Text tone="soft">No account needed. We’ll hold your prize until you sign up. Every slice wins.</Text>
      <ul className={visuallyHidden} aria-label="Prizes on the wheel">
        {view.prizes.map(({ kind, minor }) => (
          <li key={`${kind} ${minor}`}>{`${formatTokens(minor, 'full')} ${tokenNames[kind].many}`}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button weight="primary" size="large" isPending={view.state === 'spinning'} onPress={onSpin}>
          Spin the wheel
        </Button>
      </div>
      {view.state === 'spinning' && <output className={visuallyHidden}>Spinning…</output>}
    </>
  )
}

/** One spin for a visitor: the prize waits for the account that they may open. */
export const EarnFreeSpin = ({ view, onSpin }: EarnFreeSpinProps) => {
  switch (view.state) {
    case 'notAvailable':
      return (
        <EmptyState
          illustration="lighthouse"
          size="page"
          level={1}
          title="The free spin isn’t available"
          action={
            <Link href={homeAddress} weight="primary">
              Go to lobby
            </Link>
          }
        >
          We’re not offering it right now. New accounts still get welcome tokens.
        </EmptyState>
      )
    case 'alreadyUsed':
      return (
        <EmptyState
          illustration="boat"
          size="page"
          level={1}
          title="You’ve used your free spin"
          action={<SignUp>{view.kept ? 'Sign up to claim it' : 'Create account'}</SignUp>}
        >
          {view.kept ? (
            <>
              {`We’re holding your prize until ${day(view.kept.until)}: `}
              <TokenAmount kind={view.kept.prize.kind} minor={view.kept.prize.minor} showLabel isInSentence />
            </>
          ) : (
            'One free spin per visitor. Create an account to get welcome tokens.'
          )}
        </EmptyState>
      )
    default:
      return (
        <div className={styles.root}>
          <Wheel prizes={view.prizes} isSpinning={view.state === 'spinning'} {...(view.state === 'won' && { restsOn: view.restsOn })} />
          <div className={styles.words}>
            <Words view={view} onSpin={onSpin} />
          </div>
        </div>
      )
  }
}
