import { screenShows } from '../client/screenShows.ts'
import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const withdrawalSettings = screenShows(
  ['PROVIDER_UNAVAILABLE'],
  operation(
    'WithdrawalSettings',
    graphql(`
      query WithdrawalSettings {
        withdrawalSettings {
          obstacles
          available
          redeemable
          blocked {
            reason
            amount
            played
            required
          }
          tokenWorth {
            ...PriceParts
          }
          min
          max
          limits {
            kind
            limit
            left
            renewsAt
          }
          ways {
            way
            name
            arrivalDays {
              least
              most
            }
            fee {
              ...PriceParts
            }
            min
            max
            accounts {
              ...PayoutAccountParts
            }
          }
          addressProofAbove
          newAccountHours
          open {
            ...WithdrawalParts
          }
        }
      }

      fragment PayoutAccountParts on PayoutAccount {
        id
        way
        label
        network
        currency
        address
        createdAt
        usableFrom
      }

      fragment WithdrawalParts on Withdrawal {
        id
        way
        state
        amount
        gross {
          ...PriceParts
        }
        fee {
          ...PriceParts
        }
        receives {
          ...PriceParts
        }
        destination
        requestedAt
        holder
        since
        expectedBy
        isLate
        notBefore
        canCancel
        refusal
        refusalNote
        failure
        givenBack
        reference
        crypto {
          code
          network
          address
          amount
          networkFee
          transactionId
        }
        timeline {
          state
          at
          by
        }
      }
    `),
  ),
)

export const withdrawalQuote = screenShows(
  [
    'BAD_INPUT',
    'ACCOUNT_NOT_FOUND',
    'KYC_REQUIRED',
    'EMAIL_NOT_CONFIRMED',
    'WITHDRAWAL_SETTING_NOT_FOUND',
    'WITHDRAWAL_WAY_CLOSED',
    'NO_COUNTRY_IN_PROFILE',
    'WITHDRAW_DECLINED',
    'PRICE_CHANGED',
    'PROVIDER_UNAVAILABLE',
  ],
  operation(
    'WithdrawalQuote',
    graphql(`
      query WithdrawalQuote($amount: Minor!, $accountId: ID!) {
        withdrawalQuote(amount: $amount, accountId: $accountId) {
          amount
          gross {
            ...PriceParts
          }
          fee {
            ...PriceParts
          }
          receives {
            ...PriceParts
          }
          crypto {
            ...PayoutCurrencyParts
          }
          expectedBy
        }
      }
    `),
  ),
)

export const payoutCurrencies = screenShows(
  ['PROVIDER_UNAVAILABLE'],
  operation(
    'PayoutCurrencies',
    graphql(`
      query PayoutCurrencies($price: PriceInput!) {
        payoutCurrencies(price: $price) {
          ...PayoutCurrencyParts
        }
      }

      fragment PayoutCurrencyParts on PayoutCurrency {
        id
        code
        name
        network
        amount
        networkFee
        rateEndsAt
      }
    `),
  ),
)

export const withdrawals = operation(
  'Withdrawals',
  graphql(`
    query Withdrawals($first: Int!, $after: String) {
      withdrawals(first: $first, after: $after) {
        nodes {
          ...WithdrawalParts
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
)

export const withdrawal = screenShows(
  ['WITHDRAWAL_NOT_FOUND'],
  operation(
    'Withdrawal',
    graphql(`
      query Withdrawal($id: ID!) {
        withdrawal(id: $id) {
          ...WithdrawalParts
        }
      }
    `),
  ),
)

export const requestWithdrawal = screenShows(
  [
    'BAD_INPUT',
    'ACCOUNT_NOT_FOUND',
    'KYC_REQUIRED',
    'EMAIL_NOT_CONFIRMED',
    'WITHDRAWAL_SETTING_NOT_FOUND',
    'WITHDRAWAL_WAY_CLOSED',
    'NO_COUNTRY_IN_PROFILE',
    'WITHDRAW_DECLINED',
    'PRICE_CHANGED',
    'PROVIDER_UNAVAILABLE',
  ],
  operation(
    'RequestWithdrawal',
    graphql(`
      mutation RequestWithdrawal($input: WithdrawalInput!) {
        requestWithdrawal(input: $input) {
          ...WithdrawalParts
        }
      }
    `),
  ),
)

export const cancelWithdrawal = screenShows(
  ['WITHDRAWAL_IN_REVIEW', 'WITHDRAWAL_NOT_FOUND'],
  operation(
    'CancelWithdrawal',
    graphql(`
      mutation CancelWithdrawal($id: ID!) {
        cancelWithdrawal(id: $id) {
          ...WithdrawalParts
        }
      }
    `),
  ),
)
