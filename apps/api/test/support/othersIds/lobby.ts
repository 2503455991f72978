import { newGameSession } from '../players.ts'
import { everybodys, owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ node, playerId }) => {
  const gameSession = await newGameSession(node.app.services.database.kysely, playerId)
  return {
    gameSession: owned('GameSession', gameSession),
    endGameSession: owned('EndGameSession', gameSession),
    initiateGame: everybodys('InitiateGame'),
  }
}
