import { operation } from '../client/operation.ts'
import { screenShows } from '../client/screenShows.ts'
import { graphql } from '../gql/gql.ts'

export const verification = screenShows(
  ['PROVIDER_UNAVAILABLE'],
  operation(
    'Verification',
    graphql(`
      query Verification {
        verification {
          ...VerificationCase
        }
      }

      fragment VerificationCase on Verification {
        level
        state
        since
        isIdVerified
        isAddressVerified
        isAddressAsked
        missing
        ofAgeOn
        requests {
          document
          fault
          comment
        }
        attemptsLeft
        until
        refusal
        canTryAgain
        expectedBy
        timeline {
          level
          state
          at
        }
        provider {
          name
          origin
          idClientKey
          addressClientKey
        }
      }
    `),
  ),
)

export const startVerification = screenShows(
  ['PROFILE_INCOMPLETE', 'UNDER_AGE', 'VERIFICATION_CLOSED', 'PROVIDER_UNAVAILABLE'],
  operation(
    'StartVerification',
    graphql(`
      mutation StartVerification {
        startVerification {
          level
          frameUrl
          accessToken
          expiresAt
        }
      }
    `),
  ),
)

export const checkVerification = screenShows(
  ['PROVIDER_UNAVAILABLE'],
  operation(
    'CheckVerification',
    graphql(`
      mutation CheckVerification {
        checkVerification {
          ...VerificationCase
        }
      }
    `),
  ),
)
