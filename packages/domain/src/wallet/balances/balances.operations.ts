import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const balances = operation(
  'Balances',
  graphql(`
    query Balances {
      balances {
        version
        tokens {
          kind
          amount
        }
        held {
          kind
          amount
        }
      }
    }
  `),
)
