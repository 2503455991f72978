import { Action } from '@lagoon/ui/patterns/Action/Action'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'

/** Nobody answered when a page was asked for. */
export const DidNotLoad = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    illustration="shell"
    size="page"
    level={1}
    title="The page did not load"
    action={
      <Action weight="primary" onPress={onRetry}>
        Try again
      </Action>
    }
  >
    Our answer did not reach you. Check your connection and try again.
  </EmptyState>
)
