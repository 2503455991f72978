import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const sharedWin = screenShows(
  ['WIN_NOT_FOUND'],
  operation(
    'SharedWin',
    graphql(`
      query SharedWin($id: ID!) {
        sharedWin(id: $id) {
          id
          game {
            ...GameTile
          }
          displayName
          token
          winToken
          bet
          win
          times
          isJackpot
          jackpot
          wonAt
        }
      }
    `),
  ),
)
