import { gameDetailsAddress, gameInfoAddress, type GameAddress } from '@lagoon/contract/lobby/addresses'
import type { Audience } from '@lagoon/domain/lobby/lobby.state'

/** Where a card leads whoever sees it. */
export const gameHrefFor = (audience: Audience): ((game: GameAddress) => string) =>
  audience === 'player' ? gameDetailsAddress : gameInfoAddress
