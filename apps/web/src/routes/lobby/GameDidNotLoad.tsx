import { Action } from '@lagoon/ui/patterns/Action/Action'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'

/** Nobody answered when the facts of a game were asked for. */
export const GameDidNotLoad = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    illustration="shell"
    size="page"
    level={1}
    title="The game did not load"
    action={
      <Action weight="primary" onPress={onRetry}>
        Try again
      </Action>
    }
  >
    Our answer did not reach you. Check your connection and try again.
  </EmptyState>
)
