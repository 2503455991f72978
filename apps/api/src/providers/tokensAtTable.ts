import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import { Problem } from '../problem.ts'

/** The refusal of a game whose tokens another one has; `game` is that one, where it is known. */
export const tokensAtTable = (message: string, game: GameAddress | undefined): Problem =>
  new Problem(409, 'TOKENS_AT_TABLE', message, game && { facts: { gameId: game.id, gameType: game.type } })
