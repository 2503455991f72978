import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const tipOffer = operation(
  'TipOffer',
  graphql(`
    query TipOffer($gameId: ID!) {
      tipOffer(gameId: $gameId) {
        dealer
        table
        minimum
        steps
      }
    }
  `),
)

export const sendTip = operation(
  'SendTip',
  graphql(`
    mutation SendTip($gameId: ID!, $amount: Minor!) {
      sendTip(gameId: $gameId, amount: $amount) {
        dealer
        table
        amount
      }
    }
  `),
)
