import type { TokenKind } from '../money/money.ts'

/** Destination that a player's session subscribes to; the server resolves it to the player of the token in CONNECT. */
export const PLAYER_DESTINATION = '/user/queue/events'
/** Ticks of the server, so that a silent connection is noticed (readings, Socket). */
export const TICK_DESTINATION = '/topic/tick'
export const TICK_INTERVAL_MS = 25_000

/** A message on PLAYER_DESTINATION, JSON. `id` is unique for ever: the same id twice is the same message. */
export type PlayerMessage = { readonly id: string } & (
  | {
      readonly topic: 'balances'
      readonly version: string
      readonly tokens: readonly { readonly kind: TokenKind; readonly amount: string }[]
    }
  | {
      readonly topic: 'round'
      readonly roundId: string
      readonly gameSessionId: string
      readonly state: 'OPEN' | 'SETTLED' | 'ROLLED_BACK'
    }
  | { readonly topic: 'gameSession'; readonly gameSessionId: string; readonly state: 'ENDED' }
  | { readonly topic: 'loggedOut'; readonly reason: 'other-device' }
  /** Words of the operator for the open tabs: shown as they come. */
  | { readonly topic: 'push'; readonly title: string; readonly text: string }
)
