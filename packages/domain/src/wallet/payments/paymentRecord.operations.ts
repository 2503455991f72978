import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const paymentRecord = screenShows(
  ['TRANSACTION_NOT_FOUND'],
  operation(
    'PaymentRecord',
    graphql(`
      query PaymentRecord($id: ID!) {
        paymentRecord(id: $id) {
          payment {
            ...PaymentParts
          }
          reference
          listPrice {
            ...PriceParts
          }
          discount {
            ...PriceParts
          }
          conversion {
            ...ConversionParts
          }
          takenBack {
            kind
            amount
          }
          owed {
            kind
            amount
          }
          hasReceipt
        }
      }
    `),
  ),
)

export const paymentReceipt = operation(
  'PaymentReceipt',
  graphql(`
    query PaymentReceipt($id: ID!) {
      paymentReceipt(id: $id)
    }
  `),
)
