import { errorTexts } from '@lagoon/contract/problems/texts'
import { hasSegment } from '@lagoon/contract/http/http'
import type { OperationPath } from '@lagoon/contract/paths'
import type { Caller } from '../graphql/context.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { readAccessToken, type AccessClaims } from './accessToken.ts'
import { findAnonymousSession } from './anonymousSession.ts'
import { sessionState } from './session.ts'

/** Operations that get a caller out of a dead token: there a token that is no good counts as none. */
const pathsOutOfADeadToken: readonly string[] = ['login', 'refresh', 'logout', 'anonymous/session'] satisfies OperationPath[]

export const refusals = {
  unauthenticated: () => new Problem(401, 'UNAUTHENTICATED', 'Log in to continue.'),
  tokenExpired: () => new Problem(401, 'TOKEN_EXPIRED', 'Your session needs to be renewed.'),
  sessionEnded: () => new Problem(401, 'SESSION_ENDED', 'Your session has ended. Log in again to continue.'),
  loggedOutElsewhere: () => new Problem(406, 'LOGGED_OUT_ELSEWHERE', errorTexts.loggedOutElsewhere),
}

/** The token of an Authorization header, or undefined when there is none of ours. */
const bearerOf = (authorization: string | undefined): string | undefined => /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]

/** The live session behind an access token. Throws the refusal otherwise; an expired token of a session ended elsewhere still says so. */
export const sessionBehind = async (services: Services, token: string): Promise<AccessClaims> => {
  const reading = await readAccessToken(services.config.tokenSecret, token)
  if (reading.state === 'foreign') throw refusals.unauthenticated()
  const state = await sessionState(services, reading.claims)
  if (state === 'logged-out-elsewhere') throw refusals.loggedOutElsewhere()
  if (reading.state === 'expired') throw refusals.tokenExpired()
  if (state === 'ended') throw refusals.sessionEnded()
  return reading.claims
}

const anonymousOf = async (services: Services, token: string): Promise<Caller> => {
  const session = await findAnonymousSession(services, token)
  if (!session) throw refusals.unauthenticated()
  if (session.expired) throw refusals.tokenExpired()
  return { kind: 'anonymous', anonymousId: session.id }
}

const presented = async (services: Services, path: string, token: string): Promise<Caller> => {
  if (hasSegment(path, 'anonymous')) return anonymousOf(services, token)
  const { playerId, sessionId } = await sessionBehind(services, token)
  return { kind: 'player', playerId, sessionId }
}

/**
 * Who calls, decided once from the bearer token and the logical path (§7): a path with the segment `anonymous` takes the
 * anonymous token, every other the player's. No token is a visitor; a token that is no good is refused.
 */
export const callerOf = async (services: Services, path: string, authorization: string | undefined): Promise<Caller> => {
  if (authorization === undefined) return { kind: 'visitor' }
  const token = bearerOf(authorization)
  try {
    if (token === undefined) throw refusals.unauthenticated()
    return await presented(services, path, token)
  } catch (refusal) {
    if (refusal instanceof Problem && pathsOutOfADeadToken.includes(path)) return { kind: 'visitor' }
    throw refusal
  }
}
