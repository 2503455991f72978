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
          ...PaymentParts
        }
      }

      fragment PaymentParts on Payment {
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
        art
        packageId
        coupon
        platformFee {
          ...PriceParts
        }
        step {
          kind
          url
          invoice {
            currency {
              id
              code
              name
              network
              amount
              networkFee
            }
            amount
            networkFee
            address
            uri
            issuedAt
            expiresAt
            state
            received
            missing
            confirmations
            minConfirmations
          }
        }
        timeline {
          kind
          at
          holder
          expectedBy
          reason
        }
        reversed {
          ...PriceParts
        }
      }
    `),
  ),
)

export const checkPayment = screenShows(
  ['TRANSACTION_NOT_FOUND'],
  operation(
    'CheckPayment',
    graphql(`
      mutation CheckPayment($id: ID!) {
        checkPayment(id: $id) {
          ...PaymentParts
        }
      }
    `),
  ),
)

export const cancelPayment = screenShows(
  ['TRANSACTION_NOT_FOUND'],
  operation(
    'CancelPayment',
    graphql(`
      mutation CancelPayment($id: ID!) {
        cancelPayment(id: $id) {
          ...PaymentParts
        }
      }
    `),
  ),
)
