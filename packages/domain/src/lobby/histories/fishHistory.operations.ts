import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const fishRounds = operation(
  'FishRounds',
  graphql(`
    query FishRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      fishRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
        nodes {
          id
          gameplayId
          game {
            ...GameTile
          }
          token
          winToken
          bet
          win
          state
          playedAt
          shot {
            target
            isCaught
            pays
            chance
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
)
