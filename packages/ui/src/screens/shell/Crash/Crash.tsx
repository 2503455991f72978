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
      title="Something went wrong on this page"
      action={
        <>
          <Action onPress={onRetry} weight="primary">
            Reload page
          </Action>
          <Action href={homeAddress}>Back to lobby</Action>
        </>
      }
    >
      It’s our fault, not yours. Your tokens are safe, and any round in progress will be finished by the game provider.
    </EmptyState>
  </div>
)
