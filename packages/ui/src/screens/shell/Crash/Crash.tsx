import { homeAddress } from '@lagoon/contract/shell/addresses'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'

export interface CrashProps {
  /** Builds the page anew. */
  onRetry: () => void
}

/** Stands in place of a page that threw; the bars around it stay. Light and without state, so that it cannot throw itself. */
export const Crash = ({ onRetry }: CrashProps) => (
  <div role="alert">
    <EmptyState
      illustration="shell"
      size="page"
      level={1}
      title="This page broke"
      action={
        <>
          <Action onPress={onRetry} weight="primary">
            Load it again
          </Action>
          <Action href={homeAddress}>Back to the lobby</Action>
        </>
      }
    >
      The fault is on our side. Your tokens are safe: what was booked is booked, and a round in play is finished by its studio.
    </EmptyState>
  </div>
)
