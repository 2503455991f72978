import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const pokerRounds = operation(
  'PokerRounds',
  graphql(`
    query PokerRounds($first: Int!, $after: String, $sort: RoundSort, $filter: RoundFilter) {
      pokerRounds(first: $first, after: $after, sort: $sort, filter: $filter) {
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
          roomId
          tableId
          hand {
            cards {
              rank
              suit
            }
            ranking
            best {
              rank
              suit
            }
          }
          board {
            rank
            suit
          }
          shown {
            seat
            cards {
              rank
              suit
            }
            ranking
            best {
              rank
              suit
            }
            isWinner
          }
          ending
          pot
          rake
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
