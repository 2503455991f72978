import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const videoPokerRounds = operation(
  'VideoPokerRounds',
  graphql(`
    query VideoPokerRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      videoPokerRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
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
          dealt {
            rank
            suit
          }
          held
          final {
            rank
            suit
          }
          paying {
            hand
            places
            times
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
