import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const cashier = operation(
  'Cashier',
  graphql(`
    query Cashier {
      cashier {
        currency
        packages {
          id
          name
          art
          tokens {
            kind
            amount
          }
          extras {
            kind
            amount
          }
          price {
            ...PriceParts
          }
          discountPercent
          finalAmount {
            ...PriceParts
          }
          bonusPercent
          perThousand
          isBestValue
          isFirstPurchaseOnly
          isOncePerPlayer
          endsAt
          availability
        }
        recharge {
          currency
          min
          max
          steps
          tokensPerUnit
        }
        methods {
          id
          kind
          name
          detail
          marks
        }
        obstacles
        limit {
          setBy
          limit {
            ...PriceParts
          }
          left {
            ...PriceParts
          }
          days
          renewsAt
        }
      }
      openPayment {
        id
        title
      }
    }
  `),
)

export const purchaseQuote = screenShows(
  ['COUPON_INVALID', 'PACKAGE_NOT_FOUND', 'PACKAGE_NOT_FOR_SALE'],
  operation(
    'PurchaseQuote',
    graphql(`
      query PurchaseQuote($order: OrderInput!, $coupon: String) {
        purchaseQuote(order: $order, coupon: $coupon) {
          title
          price {
            ...PriceParts
          }
          discount {
            ...PriceParts
          }
          coupon {
            code
            discountPercent
            extraTokens {
              kind
              amount
            }
          }
          platformFee {
            ...PriceParts
          }
          total {
            ...PriceParts
          }
          tokens {
            kind
            amount
          }
        }
      }
    `),
  ),
)

export const cryptoCurrencies = screenShows(
  ['PROVIDER_UNAVAILABLE'],
  operation(
    'CryptoCurrencies',
    graphql(`
      query CryptoCurrencies($methodId: ID!, $price: PriceInput!) {
        cryptoCurrencies(methodId: $methodId, price: $price) {
          id
          code
          name
          network
          amount
          networkFee
        }
      }
    `),
  ),
)

export const buyPackage = screenShows(
  [
    'EMAIL_NOT_CONFIRMED',
    'NO_COUNTRY_IN_PROFILE',
    'KYC_REQUIRED',
    'COUPON_INVALID',
    'PACKAGE_NOT_FOUND',
    'PACKAGE_NOT_FOR_SALE',
    'PRICE_CHANGED',
    'PURCHASE_LIMIT_EXCEEDED',
    'PROVIDER_UNAVAILABLE',
  ],
  operation(
    'BuyPackage',
    graphql(`
      mutation BuyPackage($input: PurchaseInput!) {
        buyPackage(input: $input) {
          ...PaymentParts
        }
      }
    `),
  ),
)

export const removeStoredCard = operation(
  'RemoveStoredCard',
  graphql(`
    mutation RemoveStoredCard($id: ID!) {
      removeStoredCard(id: $id)
    }
  `),
)
