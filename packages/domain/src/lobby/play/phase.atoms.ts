import type { Amount } from '@lagoon/contract/money/money'
import { ownedAtom } from '../../session/ownedAtom.ts'
import type { PlayFailure } from '../lobby.state.ts'
import type { TokenAmounts } from './deferWins.ts'

/** How far the page of a game is. */
type Phase =
  | { readonly at: 'loading' | 'relaunching' | 'playing' | 'lost' | 'ended' }
  | { readonly at: 'finished'; readonly bet: Amount; readonly win: Amount }
  | { readonly at: 'check'; readonly minutes: number; readonly wagered: Amount; readonly won: Amount }
  | ({ readonly at: 'failed' } & PlayFailure)

export const phaseAtom = ownedAtom<Phase>({ at: 'loading' })
/** What the bar may show while the reels turn; undefined between rounds. */
export const shownTotalsAtom = ownedAtom<TokenAmounts | undefined>(undefined)
