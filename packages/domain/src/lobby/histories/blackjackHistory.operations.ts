import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const blackjackRounds = operation(
  'BlackjackRounds',
  graphql(`
    query BlackjackRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      blackjackRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
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
          tableId
          hands {
            cards {
              rank
              suit
            }
            total
            isSoft
            isDoubled
            bet
            win
            outcome
          }
          dealer {
            cards {
              rank
              suit
            }
            total
            isSoft
            hasHoleCard
            ending
          }
          insurance {
            bet
            win
          }
          side {
            name
            bet
            win
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
