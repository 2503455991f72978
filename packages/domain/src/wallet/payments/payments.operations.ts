import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const payment = screenShows(
  ['TRANSACTION_NOT_FOUND'],
  operation(
    'Payment',
    graphql(`
      query Payment($id: ID!) {
        payment(id: $id) {
          id
          title
          price {
            ...PriceParts
          }
          method
          startedAt
          state
          failure
          received {
            kind
            amount
          }
        }
      }
    `),
  ),
)
