import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const playedGames = operation(
  'PlayedGames',
  graphql(`
    query PlayedGames {
      playedGames {
        id
        name
        roundType
      }
    }
  `),
)
