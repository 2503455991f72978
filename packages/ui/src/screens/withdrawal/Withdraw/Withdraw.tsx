import type { ReactNode } from 'react'
import { withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import type { WithdrawView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { NotLoaded } from '../../shell/NotLoaded.tsx'
import { prizeTokens } from '../withdrawalWords.ts'
import { Limits } from './Limits.tsx'
import { Obstacle } from './Obstacle.tsx'
import { Redeemable } from './Redeemable.tsx'
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx'

export interface WithdrawProps extends Pick<WithdrawFormProps, 'onContinue' | 'onDraft'> {
  view: WithdrawView
  /** Ask again after nobody answered. */
  onRetry: () => void
}

const Content = ({ view, ...events }: Omit<WithdrawProps, 'view' | 'onRetry'> & { view: Known<WithdrawView> }): ReactNode => {
  switch (view.state) {
    case 'choosing':
      return <WithdrawForm settings={view.settings} initial={view.initial} {...events} />
    case 'tooFew':
      return (
        <Surface padding="wide">
          <Stack gap="roomy" align="stretch">
            <Notice title="Not enough to withdraw yet">
              {`The minimum withdrawal is ${prizeTokens(view.settings.min)}. You can withdraw ${prizeTokens(view.settings.available)} right now.`}
            </Notice>
            <Redeemable {...view.settings} />
            <Limits settings={view.settings} />
          </Stack>
        </Surface>
      )
    default:
      return (
        <Stack gap="roomy" align="stretch">
          <Obstacle state={view.state}>
            {view.balance > 0n && `Your ${prizeTokens(view.balance)} stay in your balance in the meantime.`}
          </Obstacle>
          {view.open && <Redeemable {...view} />}
        </Stack>
      )
  }
}

/** The tab withdraw of the profile, and the page mobileWithdraw: how many prize tokens leave, and which way. */
export const Withdraw = ({ view, onRetry, ...events }: WithdrawProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <NotLoaded view={view} onRetry={onRetry} />
  ) : (
    <ScreenFrame
      title="Withdraw"
      intro="Withdraw your prize tokens. Whole tokens only."
      width={view.state === 'choosing' ? 'regular' : 'narrow'}
      actions={<Action href={withdrawalsAddress()}>Your withdrawals</Action>}
    >
      <Content view={view} {...events} />
    </ScreenFrame>
  )
