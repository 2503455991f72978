import type { Caller } from '../graphql/context.ts'
import { Problem } from '../problem.ts'

/** The player that asks. The policy of the schema was checked before; this is for the type, and a second lock on the door. */
export const playerOf = (caller: Caller): string => {
  return sessionOf(caller).playerId
}

/** The same with the session. */
export const sessionOf = (caller: Caller): { readonly playerId: string; readonly sessionId: string } => {
  if (caller.kind !== 'player') throw new Problem(401, 'UNAUTHENTICATED', 'Please log in.')
  return { playerId: caller.playerId, sessionId: caller.sessionId }
}

/** The anonymous session of the visitor that asks. */
export const visitorOf = (caller: Caller): string => {
  if (caller.kind !== 'anonymous') throw new Problem(401, 'UNAUTHENTICATED', 'Please log in.')
  return caller.anonymousId
}
