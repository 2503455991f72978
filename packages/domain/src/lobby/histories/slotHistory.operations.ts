import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const slotRounds = operation(
  'SlotRounds',
  graphql(`
    query SlotRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      slotRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
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
          matrix
          paylines {
            line
            rows
            symbol
            count
            win
          }
          feature
          jackpot
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
)
