import { errorTexts } from '@lagoon/contract/problems/texts'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'

export interface LobbyOfflineProps {
  /** The server's words (503), as plain text; absent for the default of §8. */
  message?: string
  onRetry: () => void
}

/** The platform is being worked on (503, §8). The words are the server's, or those of the specification letter for letter. */
export const LobbyOffline = ({ message, onRetry }: LobbyOfflineProps) => (
  <EmptyState
    illustration="lighthouse"
    size="page"
    level={1}
    title="The lobby is temporarily closed"
    action={
      <Action weight="primary" onPress={onRetry}>
        Try again
      </Action>
    }
  >
    {message ?? errorTexts.lobbyOffline}
  </EmptyState>
)
