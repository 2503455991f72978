import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const forgotPassword = operation(
  'ForgotPassword',
  graphql(`
    mutation ForgotPassword($email: String!) {
      forgotPassword(email: $email)
    }
  `),
)

export const requestRecoveryCode = operation(
  'RequestRecoveryCode',
  graphql(`
    mutation RequestRecoveryCode($phone: String!) {
      requestRecoveryCode(phone: $phone) {
        ...SentCode
      }
    }

    fragment SentCode on OneTimeCode {
      requestId
      channel
      maskedTo
      expiresAt
      resendAt
    }
  `),
)

export const confirmRecoveryCode = operation(
  'ConfirmRecoveryCode',
  graphql(`
    mutation ConfirmRecoveryCode($requestId: ID!, $code: String!) {
      confirmRecoveryCode(requestId: $requestId, code: $code) {
        outcome
        triesLeft
        resetToken
      }
    }
  `),
)

export const passwordResetIsOpen = operation(
  'PasswordResetIsOpen',
  graphql(`
    query PasswordResetIsOpen($token: String!) {
      passwordResetIsOpen(token: $token)
    }
  `),
)

export const resetPassword = operation(
  'ResetPassword',
  graphql(`
    mutation ResetPassword($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) {
        outcome
      }
    }
  `),
)

export const changePassword = screenShows(
  ['WRONG_CURRENT_PASSWORD'],
  operation(
    'ChangePassword',
    graphql(`
      mutation ChangePassword($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          othersLoggedOut
        }
      }
    `),
  ),
)

export const requestProfileCode = operation(
  'RequestProfileCode',
  graphql(`
    mutation RequestProfileCode($channel: CodeChannel!) {
      requestProfileCode(channel: $channel) {
        ...SentCode
      }
    }
  `),
)

export const confirmProfileCode = operation(
  'ConfirmProfileCode',
  graphql(`
    mutation ConfirmProfileCode($requestId: ID!, $code: String!) {
      confirmProfileCode(requestId: $requestId, code: $code) {
        outcome
        triesLeft
        confirmed
      }
    }
  `),
)
