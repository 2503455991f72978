import { screenShows } from '../client/screenShows.ts'
import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const register = screenShows(
  ['BAD_INPUT', 'EMAIL_IN_USE', 'PHONE_REGISTERED', 'DISPLAY_NAME_TAKEN'],
  operation(
    'Register',
    graphql(`
      mutation Register($input: RegisterInput!) {
        register(input: $input) {
          email
        }
      }
    `),
  ),
)

export const displayNameAvailability = operation(
  'DisplayNameAvailability',
  graphql(`
    query DisplayNameAvailability($displayName: String!) {
      displayNameAvailability(displayName: $displayName)
    }
  `),
)

export const confirmEmail = operation(
  'ConfirmEmail',
  graphql(`
    mutation ConfirmEmail($token: String!) {
      confirmEmail(token: $token) {
        outcome
      }
    }
  `),
)

export const resendConfirmation = operation(
  'ResendConfirmation',
  graphql(`
    mutation ResendConfirmation($email: String!) {
      resendConfirmation(email: $email)
    }
  `),
)
