import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const crashRounds = operation(
  'CrashRounds',
  graphql(`
    query CrashRounds($first: Int!, $after: String, $sort: RoundSort) {
      crashRounds(first: $first, after: $after, sort: $sort) {
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
