import { operation } from '../../contract/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const initiateGame = operation(
  'InitiateGame',
  graphql(`
    mutation InitiateGame($gameId: ID!, $token: TokenKind!) {
      initiateGame(gameId: $gameId, token: $token) {
        sessionId
        url
        token
        game {
          ...GameTile
        }
      }
    }
  `),
)

export const gameSession = operation(
  'GameSession',
  graphql(`
    query GameSession($id: ID!) {
      gameSession(id: $id) {
        id
        state
        game {
          ...GameTile
        }
        token
        startedAt
        endedAt
      }
    }
  `),
)

export const endGameSession = operation(
  'EndGameSession',
  graphql(`
    mutation EndGameSession($id: ID!) {
      endGameSession(id: $id)
    }
  `),
)
