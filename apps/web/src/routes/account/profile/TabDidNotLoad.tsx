import { Action } from '@lagoon/ui/patterns/Action/Action'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'

/** In place of a tab whose content did not come. */
export const TabDidNotLoad = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    illustration="lighthouse"
    size="page"
    level={1}
    title="This part of your profile did not load"
    action={
      <Action weight="primary" onPress={onRetry}>
        Try again
      </Action>
    }
  >
    What is kept of you is safe. Check your connection, or try again in a moment.
  </EmptyState>
)
