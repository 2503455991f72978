import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const kenoRounds = operation(
  'KenoRounds',
  graphql(`
    query KenoRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      kenoRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
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
          picks
          drawn
          multiplier
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
)
