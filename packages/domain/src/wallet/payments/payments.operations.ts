import { operation } from '../../contract/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const payment = operation(
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
)
