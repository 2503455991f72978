import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const findPayments = operation(
  'FindPayments',
  graphql(`
    query FindPayments($search: PaymentSearch!) {
      findPayments(search: $search) {
        ...PaymentParts
      }
    }
  `),
)
