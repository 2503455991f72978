import { screenShows } from '../client/screenShows.ts'
import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const requestStepUpCode = screenShows(
  ['TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  operation(
    'RequestStepUpCode',
    graphql(`
      mutation RequestStepUpCode {
        requestStepUpCode
      }
    `),
  ),
)

export const addPayoutAccount = screenShows(
  ['BAD_INPUT', 'STEP_UP_REQUIRED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT', 'PROVIDER_UNAVAILABLE'],
  operation(
    'AddPayoutAccount',
    graphql(`
      mutation AddPayoutAccount($account: PayoutAccountInput!, $stepUp: StepUpInput!) {
        addPayoutAccount(account: $account, stepUp: $stepUp) {
          ...PayoutAccountParts
        }
      }
    `),
  ),
)

export const removePayoutAccount = screenShows(
  ['ACCOUNT_NOT_FOUND'],
  operation(
    'RemovePayoutAccount',
    graphql(`
      mutation RemovePayoutAccount($id: ID!) {
        removePayoutAccount(id: $id)
      }
    `),
  ),
)

export const startAccountCapture = screenShows(
  ['BAD_INPUT', 'STEP_UP_REQUIRED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT', 'PROVIDER_UNAVAILABLE'],
  operation(
    'StartAccountCapture',
    graphql(`
      mutation StartAccountCapture($stepUp: StepUpInput!) {
        startAccountCapture(stepUp: $stepUp) {
          ...AccountCaptureParts
        }
      }

      fragment AccountCaptureParts on AccountCapture {
        id
        state
        frameUrl
        redirectUrl
        endsAt
        account {
          ...PayoutAccountParts
        }
      }
    `),
  ),
)

export const accountCapture = screenShows(
  ['CAPTURE_NOT_FOUND'],
  operation(
    'AccountCapture',
    graphql(`
      query AccountCapture($id: ID!) {
        accountCapture(id: $id) {
          ...AccountCaptureParts
        }
      }
    `),
  ),
)
