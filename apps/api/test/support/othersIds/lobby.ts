import { bet } from '../../../src/ledger/rounds.ts'
import { newGameSession, PROVIDER } from '../players.ts'
import { everybodys, owned, type AttemptsOf } from './attempt.ts'

export const attempts: AttemptsOf = async ({ node, playerId }) => {
  const { kysely } = node.app.services.database
  const gameSession = await newGameSession(kysely, playerId)
  const played = { providerId: PROVIDER, sessionId: gameSession, gameplayId: gameSession, transactionId: `${gameSession}:bet` }
  await bet(kysely, { ...played, minor: 100n })
  const round = await kysely.selectFrom('round').select('id').where('gameplay_id', '=', gameSession).executeTakeFirst()
  return {
    gameSession: owned('GameSession', gameSession),
    endGameSession: owned('EndGameSession', gameSession),
    roundDetails: owned('RoundDetails', String(round?.id), '999999999'),
    shareWin: {
      ...owned('ShareWin', String(round?.id), '999999999'),
      variables: (id) => ({ id, showsName: true, showsAmount: true }),
    },
    stopSharingWin: owned('StopSharingWin', String(round?.id), '999999999'),
    initiateGame: everybodys('InitiateGame'),
    saveFavorite: everybodys('SaveFavorite'),
  }
}
