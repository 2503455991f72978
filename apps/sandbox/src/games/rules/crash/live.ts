/**
 * What the provider's server and the game in the browser say to each other about rounds of crash, which all players share. Money is minor
 * units as decimal digits, multipliers are hundredths, times are milliseconds since 1970 by the server's clock.
 */

/** Which of their two bets of a round a player means. */
export type BetSlot = 0 | 1

/** A bet as everybody sees it. */
export interface SeenBet {
  readonly betId: string
  /** A name that this provider made up for the player. */
  readonly name: string
  readonly stake: string
  /** Null while the bet is in, and where the round ended before. */
  readonly cashOut: number | null
}

/** A round that is over. */
export interface PastEnd {
  readonly number: number
  readonly point: number
  /** Its place in the hash chain. */
  readonly hash: string
}

/** The hash chain from which the ends come. */
export interface ShownChain {
  /** Place 0, published before the salt was fixed. */
  readonly commitment: string
  readonly salt: string
  readonly games: number
}

export type LivePhase =
  /** Bets are taken for the round. */
  | { readonly phase: 'betting'; readonly number: number; readonly startsAt: number }
  | { readonly phase: 'flight'; readonly number: number; readonly startedAt: number }
  | { readonly phase: 'ended'; readonly number: number; readonly point: number; readonly endedAt: number; readonly nextAt: number }

/** Everything that a browser needs to join in; nothing in it tells how the round ends. */
export interface LiveState {
  /** When it was sent. */
  readonly at: number
  readonly round: LivePhase
  /** Those of the round; while one is in flight or has just ended, still its own. */
  readonly bets: readonly SeenBet[]
  /** Newest first. */
  readonly past: readonly PastEnd[]
  readonly chain: ShownChain
}

/** Events of the stream. */
export type LiveEvent =
  | { readonly type: 'state'; readonly state: LiveState }
  | { readonly type: 'betting'; readonly at: number; readonly number: number; readonly startsAt: number; readonly bets: readonly SeenBet[] }
  | { readonly type: 'start'; readonly at: number; readonly number: number; readonly startedAt: number }
  /** What changed since the last one: bets that came, bets that were taken back, bets that were cashed out. */
  | {
      readonly type: 'tick'
      readonly at: number
      readonly came: readonly SeenBet[]
      readonly left: readonly string[]
      readonly cashedOut: readonly (readonly [betId: string, multiplier: number])[]
    }
  | { readonly type: 'end'; readonly at: number; readonly end: PastEnd; readonly endedAt: number; readonly nextAt: number }

export interface BetRequest {
  /** Made by the browser once per press; asking again with it gives the same answer, never a second bet. */
  readonly pressId: string
  /** The round that is meant: one that has not started. */
  readonly number: number
  readonly slot: BetSlot
  readonly stake: string
  readonly autoCashOut: number | null
}

/** A bet as its player sees it. */
export interface OwnBet {
  readonly betId: string
  readonly number: number
  readonly slot: BetSlot
  readonly stake: string
  readonly autoCashOut: number | null
  readonly cashOut: number | null
  /** The round is over, and this is what it won: 0 where it ended before the bet was cashed out. */
  readonly win: string | null
}

/** What a player has in the game now. */
export interface OwnState {
  readonly balance: string
  /** Of the round that takes bets, of the one in flight, and of the last one. */
  readonly bets: readonly OwnBet[]
}

export type BetAnswer = { readonly bet: OwnBet; readonly balance: string }

export type CashOutAnswer =
  | { readonly result: 'cashed-out'; readonly bet: OwnBet }
  /** The round ended before the call came in. */
  | { readonly result: 'too-late'; readonly point: number; readonly endedAt: number; readonly receivedAt: number }
  /** The curve has not shown 1.01 yet. */
  | { readonly result: 'too-early' }

/** What a round came to for one bet, as the history of the game keeps it. */
export interface CrashView {
  readonly number: number
  readonly hash: string
  readonly point: number
  readonly autoCashOut: number | null
  readonly cashOut: number | null
}

/** `2.47×` of hundredths. */
export const times = (multiplier: number): string =>
  `${Math.floor(multiplier / 100).toLocaleString('en')}.${String(multiplier % 100).padStart(2, '0')}×`
