import type { Logger } from 'pino'
import type { Services } from '../services.ts'

/** Who asks, decided once at the edge from the bearer token and the path; resolvers never read a token. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'anonymous'; readonly anonymousId: string }
  | { readonly kind: 'player'; readonly playerId: string; readonly sessionId: string }

export interface RequestContext {
  readonly caller: Caller
  readonly services: Services
  readonly log: Logger
  /** Address of the other side, for throttling. */
  readonly ip: string
  /** What the device calls itself, cut to a sensible length; empty where it says nothing. */
  readonly userAgent: string
}
