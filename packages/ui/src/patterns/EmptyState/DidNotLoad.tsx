import type { ReactNode } from 'react'
import { Action } from '../Action/Action.tsx'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

export interface DidNotLoadProps extends Omit<EmptyStateProps, 'action' | 'children'> {
  /** What it means for the player: above all that nothing is lost. @default that our answer did not come */
  children?: ReactNode
  /** The player asks for another try. */
  onRetry: () => void
}

/** What was asked for did not come: says what that means, and asks again by one press. */
export const DidNotLoad = ({
  onRetry,
  children = 'We couldn’t reach our servers. Check your connection and try again.',
  ...said
}: DidNotLoadProps) => (
  <EmptyState
    {...said}
    action={
      <Action weight="primary" onPress={onRetry}>
        Try again
      </Action>
    }
  >
    {children}
  </EmptyState>
)
