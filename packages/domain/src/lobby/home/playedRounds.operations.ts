import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const playedRounds = operation(
  'PlayedRounds',
  graphql(`
    query PlayedRounds {
      playedRounds {
        open {
          game {
            ...GameTile
          }
          token
          bet
          startedAt
        }
        recentGames {
          ...GameTile
        }
        jackpots {
          game {
            ...GameTile
          }
          token
          winToken
          bet
          amount
        }
      }
      favorites {
        ...GameTile
      }
      recentWins {
        id
        shortName
        gameName
        winToken
        win
        isJackpot
        wonAt
      }
      openPayment {
        id
      }
      openWithdrawal {
        id
        state
        receives {
          currency
          minor
        }
      }
    }
  `),
)
