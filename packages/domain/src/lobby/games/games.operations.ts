import { operation } from '../../contract/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const game = operation(
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
)
