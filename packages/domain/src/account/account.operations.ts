import { operation } from '../contract/operation.ts'
import { graphql } from '../gql/gql.ts'

export const register = operation(
  'Register',
  graphql(`
    mutation Register($input: RegisterInput!) {
      register(input: $input) {
        email
      }
    }
  `),
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
