import type { TokenKind } from '@lagoon/contract/money/money'
import type { RoundFairness } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { GameKind } from '@lagoon/games/engine'
import type { ShownSeedPair } from '@lagoon/games/fair/seedPair'
import type { Json } from '@lagoon/games/json'
import type { PlayedRound } from './rules/replay.ts'

/** Name of the `<meta>` in which a game's page has the kind of its game. */
export const KIND_META = 'game-kind'

/** What the provider's server and the game in the browser say to each other. Money is minor units as decimal digits. */
export interface SessionView {
  gameId: string
  gameName: string
  kind: GameKind
  /** The kind of token that a bet takes. */
  token: TokenKind
  /** The kind that a win pays. */
  winToken: TokenKind
  balance: string
  /** Stakes to choose from, rising; never empty. */
  stakes: string[]
  seeds: ShownSeedPair
  /** A round that the player left before its end; it goes on where it was. */
  openRound: RoundView | null
  /** What has grown for this player from round to round, by the shape of its kind; absent where nothing grows. */
  meters?: Json
}
export interface SessionOpened extends SessionView {
  /** The provider's own token for further calls, as a bearer. */
  sessionToken: string
}

export interface PlayRequest {
  /** Made by the browser once per press; asking again with it gives the same answer, never a second bet. */
  pressId: string
  stake: string
  choice: Json
}
export interface ActRequest {
  pressId: string
  roundId: string
  act: Json
}
export interface RoundView<Outcome = Json> {
  roundId: string
  stake: string
  outcome: Outcome
  totalWin: string
  /** What is left of the bet's kind of token once all of this is booked. */
  balance: string
  /** False while the player may still act. */
  isOver: boolean
  /** False when the platform has the bet but not yet the win; it is sent again until it has. */
  isSettled: boolean
  fairness: RoundFairness
}

/** A finished round, with all that it takes to compute it again. */
export interface PastRound extends PlayedRound {
  roundId: string
  /** RFC 3339 instant. */
  playedAt: string
  outcome: Json
  totalWin: string
  fairness: RoundFairness
  /** Null until the player rotates the pair of seeds. */
  serverSeed: string | null
}
export interface SeedsRotated {
  /** The server seed of the pair that ended. */
  revealed: string
  seeds: ShownSeedPair
}

export const gameProblems = [
  'LAUNCH_INVALID',
  'SESSION_ENDED',
  'INSUFFICIENT_BALANCE',
  'LIMIT_REACHED',
  'STAKE_REFUSED',
  'CHOICE_REFUSED',
  'ROUND_RUNNING',
  'ROUND_OPEN',
  'ROUND_OVER',
  'ROUND_STARTED',
  'TURN_OVER',
  'SEAT_TAKEN',
  'NOT_REACHED',
  'PLATFORM_AWAY',
  'BAD_REQUEST',
  'INTERNAL',
] as const
export type GameProblem = (typeof gameProblems)[number]
export interface ProblemAnswer {
  problem: GameProblem
  message: string
  /** With INSUFFICIENT_BALANCE, when the platform said it. */
  balance?: string
}

/** GET /api/info?game=: `facts` has the shape of the game's kind. */
export interface GameInfo<Facts = Json> {
  gameId: string
  name: string
  provider: string
  version: number
  facts: Facts
}
