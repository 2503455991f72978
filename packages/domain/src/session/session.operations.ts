import { screenShows } from '../client/screenShows.ts'
import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const startAnonymousSession = operation(
  'StartAnonymousSession',
  graphql(`
    mutation StartAnonymousSession {
      startAnonymousSession {
        token
        expiresAt
      }
    }
  `),
)

export const login = screenShows(
  ['WRONG_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'LOCKED_OUT', 'LOGGED_IN_ELSEWHERE'],
  operation(
    'Login',
    graphql(`
      mutation Login($input: LoginInput!) {
        login(input: $input) {
          accessToken
          refreshToken
          player {
            ...SessionPlayer
          }
        }
      }

      fragment SessionPlayer on Player {
        id
        displayName
        firstName
        lastName
        email
        idVerified
        lobbyCode
        level
        memberSince
      }
    `),
  ),
)

export const refreshSession = operation(
  'RefreshSession',
  graphql(`
    mutation RefreshSession($refreshToken: String!) {
      refreshSession(refreshToken: $refreshToken) {
        accessToken
        refreshToken
      }
    }
  `),
)

export const logout = operation(
  'Logout',
  graphql(`
    mutation Logout($accessToken: String, $refreshToken: String) {
      logout(accessToken: $accessToken, refreshToken: $refreshToken)
    }
  `),
)

/** Who the player is, and what they have: every page of theirs begins with both. */
export const me = operation(
  'Me',
  graphql(`
    query Me {
      me {
        ...SessionPlayer
      }
      balances {
        version
        tokens {
          kind
          amount
        }
        held {
          kind
          amount
        }
      }
    }
  `),
)
