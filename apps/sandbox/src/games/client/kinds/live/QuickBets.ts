import type { ComponentType } from 'react'
import { QuickStakes } from '../../chrome/QuickStakes.tsx'
import type { PlayingView } from '../../play/view.ts'
import type { LiveKind } from '../kind.ts'

export interface QuickBetsProps {
  view: Pick<PlayingView, 'session' | 'stake' | 'balance'> & { readonly kind: Pick<LiveKind, 'unit'> }
  isFixed: boolean
  onStake: (stake: bigint) => void
}

/** Half, double and the most, for a game that moves itself: of a view they read no more than such a game has. */
export const QuickBets = QuickStakes as ComponentType<QuickBetsProps>
