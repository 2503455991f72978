import { screenShows } from '../../client/screenShows.ts'
import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const profile = operation(
  'Profile',
  graphql(`
    query Profile {
      profile {
        ...WholeProfile
      }
    }

    fragment WholeProfile on Profile {
      personalInfo {
        firstName
        lastName
        displayName
        email
        phone
        dateOfBirth
        gender
        skrillId
        cashAppId
        seamlessChexId
        cryptoAddress
      }
      contactDetails {
        country
        state
        city
        address
        zip
      }
      socialMedia {
        facebook
        twitter
        tiktok
        instagram
      }
      identityLock
      phoneConfirmed
      specialOffers
      notifications
      passwordChangedAt
    }
  `),
)

export const profileStats = operation(
  'ProfileStats',
  graphql(`
    query ProfileStats {
      profileStats {
        rounds
        winnings
        withdrawableWinnings
        biggestWin {
          kind
          minor
          game
          at
        }
        favorites {
          gameId
          name
          rounds
        }
        details {
          kind
          balance
          received
          played
          won
          held
          withdrawn
          tipped
          takenBack
        }
      }
    }
  `),
)

export const savePersonalInfo = screenShows(
  ['BAD_INPUT', 'EMAIL_IN_USE', 'PHONE_REGISTERED', 'DISPLAY_NAME_TAKEN', 'STEP_UP_REQUIRED', 'LOCKED_OUT'],
  operation(
    'SavePersonalInfo',
    graphql(`
      mutation SavePersonalInfo($input: PersonalInfoInput!, $stepUp: StepUpInput) {
        savePersonalInfo(input: $input, stepUp: $stepUp) {
          profile {
            ...WholeProfile
          }
          toConfirm
        }
      }
    `),
  ),
)

export const saveContactDetails = screenShows(
  ['BAD_INPUT'],
  operation(
    'SaveContactDetails',
    graphql(`
      mutation SaveContactDetails($input: ContactDetailsInput!) {
        saveContactDetails(input: $input) {
          ...WholeProfile
        }
      }
    `),
  ),
)

export const saveSocialMedia = screenShows(
  ['BAD_INPUT'],
  operation(
    'SaveSocialMedia',
    graphql(`
      mutation SaveSocialMedia($input: SocialMediaInput!) {
        saveSocialMedia(input: $input) {
          ...WholeProfile
        }
      }
    `),
  ),
)
