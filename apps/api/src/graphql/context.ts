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
  /**
   * Key of the submission, among those of the caller; a fresh one where none was sent. What moves money books under it, so that a node
   * that dies after the books and before its answer does it once too.
   */
  readonly intentKey: string
}
