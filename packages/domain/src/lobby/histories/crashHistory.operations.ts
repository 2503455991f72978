import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const crashRounds = operation(
  'CrashRounds',
  graphql(`
    query CrashRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      crashRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
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
          flight {
            number
            hash
            point
            autoCashOut
            cashOut
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
