import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const initiateGame = screenShows(
  [
    'GAME_NOT_FOUND',
    'GAME_NOT_PLAYABLE',
    'PROVIDER_UNAVAILABLE',
    'INSUFFICIENT_BALANCE',
    'TOKENS_AT_TABLE',
    'KYC_REQUIRED',
    'LIMIT_REACHED',
  ],
  operation(
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
  ),
)

export const gameSession = screenShows(
  ['GAME_SESSION_NOT_FOUND'],
  operation(
    'GameSession',
    graphql(`
      query GameSession($id: ID!) {
        gameSession(id: $id) {
          token
          winToken
          bet
          win
        }
      }
    `),
  ),
)

export const endGameSession = operation(
  'EndGameSession',
  graphql(`
    mutation EndGameSession($id: ID!) {
      endGameSession(id: $id)
    }
  `),
)
