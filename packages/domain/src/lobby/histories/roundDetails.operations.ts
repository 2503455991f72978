import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const roundDetails = screenShows(
  ['ROUND_NOT_FOUND'],
  operation(
    'RoundDetails',
    graphql(`
      query RoundDetails($id: ID!) {
        roundDetails(id: $id) {
          id
          moves {
            id
            type
            part
            token
            amount
            at
          }
          fairness {
            commitment
            clientSeed
            nonce
          }
          share {
            ...WinShare
          }
          proof
        }
      }
    `),
  ),
)
