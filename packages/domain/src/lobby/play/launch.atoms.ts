import type { TokenKind } from '@lagoon/contract/money/money'
import { ownedAtom } from '../../session/ownedAtom.ts'
import type { GameTile } from '../lobby.state.ts'

export interface Launch {
  readonly sessionId: string
  /** Address on the provider's origin, with the one-time launch token: good for one frame. */
  readonly url: string
  readonly token: TokenKind
  readonly game: GameTile
}

/** The game session that was opened last, until the game is left. */
export const launchAtom = ownedAtom<Launch | undefined>(undefined)
