import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const transactions = operation(
  'Transactions',
  graphql(`
    query Transactions($first: Int!, $after: String, $filter: TransactionFilter) {
      transactions(first: $first, after: $after, filter: $filter) {
        nodes {
          id
          type
          direction
          at
          tokens {
            kind
            amount
          }
          extras {
            kind
            amount
          }
          paymentId
          withdrawalId
          title
          paymentMethod
          bonusType
          recipient
          convertedAmount {
            ...PriceParts
          }
          conversion {
            ...ConversionParts
          }
          platformFee {
            ...PriceParts
          }
          status
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }

    fragment ConversionParts on Conversion {
      code
      amount
      rate {
        ...PriceParts
      }
      at
    }

    fragment PriceParts on Price {
      currency
      minor
    }
  `),
)
