import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { NotLoaded } from '@lagoon/domain/kernel/notLoaded.state'
import { Action } from '../../patterns/Action/Action.tsx'
import { OutcomePanel } from '../../patterns/OutcomePanel/OutcomePanel.tsx'
import { OutcomePanelSkeleton } from '../../patterns/OutcomePanel/OutcomePanelSkeleton.tsx'
import { StandalonePage } from '../../patterns/StandalonePage/StandalonePage.tsx'

interface ReturnNotLoadedProps {
  what: 'payment' | 'account'
  view: NotLoaded
  /** Ask again after nobody answered. */
  onRetry: () => void
}

const words = {
  payment: {
    loading: 'Loading your payment',
    failed: 'We couldn’t load your payment',
    text: 'If you paid, your tokens will still be added.',
  },
  account: {
    loading: 'Loading your account',
    failed: 'We couldn’t load your account',
    text: 'If you linked it, it will show up in your withdrawal methods.',
  },
} as const

/** Where a provider sends the player back to, while nothing is known yet, or where nobody answered. */
export const ReturnNotLoaded = ({ what, view, onRetry }: ReturnNotLoadedProps) => {
  const { loading, failed, text } = words[what]
  return (
    <StandalonePage>
      {view.state === 'loading' ? (
        <OutcomePanelSkeleton label={loading} />
      ) : (
        <OutcomePanel
          outcome="needsAction"
          title={failed}
          actions={
            <>
              <Action weight="primary" size="large" onPress={onRetry}>
                Try again
              </Action>
              <Action href={homeAddress} weight="quiet" size="large">
                Go to lobby
              </Action>
            </>
          }
        >
          {text}
        </OutcomePanel>
      )}
    </StandalonePage>
  )
}
