import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const game = screenShows(
  ['GAME_NOT_FOUND'],
  operation(
    'Game',
    graphql(`
      query Game($type: GameType!, $id: ID!) {
        game(type: $type, id: $id) {
          game {
            ...GameTile
          }
          summary
          returnToPlayerBp
          volatility
          minStake
          maxStake
          paylines
          rules
          tokens
          related {
            ...GameTile
          }
        }
      }
    `),
  ),
)
