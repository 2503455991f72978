import type { TokenKind } from '@lagoon/contract/money/money'
import type { SlotSymbol } from '@lagoon/games/moonlitTides/symbols'

/** What the provider's server and the game in the browser say to each other. Money is minor units as decimal digits. */
export interface SessionView {
  gameId: string
  gameName: string
  /** The kind of token that a bet takes. */
  token: TokenKind
  /** The kind that a win pays. */
  winToken: TokenKind
  balance: string
  /** Stakes to choose from, rising; never empty. */
  stakes: string[]
}
export interface SessionOpened extends SessionView {
  /** The provider's own token for further calls, as a bearer. */
  sessionToken: string
}

export interface SpinRequest {
  /** Made by the browser once per press; asking again with it gives the same round, never a second bet. */
  spinId: string
  stake: string
}
export interface LineView {
  line: number
  rows: readonly number[]
  symbol: SlotSymbol
  count: number
  win: string
}
export interface TurnView {
  stops: readonly number[]
  lines: LineView[]
  /** What this turn of the reels paid on lines. */
  win: string
}
export interface SpinAnswer {
  roundId: string
  stake: string
  turn: TurnView
  scatter: { count: number; win: string }
  freeSpins: (TurnView & { multiplier: string })[]
  jackpot: string | null
  totalWin: string
  /** What is left of the bet's kind of token once all of this is booked. */
  balance: string
  /** False when the platform has the bet but not yet the win; it is sent again until it has. */
  isSettled: boolean
}

export const gameProblems = [
  'LAUNCH_INVALID',
  'SESSION_ENDED',
  'INSUFFICIENT_BALANCE',
  'LIMIT_REACHED',
  'STAKE_REFUSED',
  'SPIN_RUNNING',
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

export interface GameInfo {
  gameId: string
  name: string
  provider: string
  /** Basis points. */
  returnToPlayerBp: number
  hitRateBp: number
  featureOneIn: number
  jackpotOneIn: number
  /** Times the stake of one line for three, four and five. */
  paytable: { symbol: SlotSymbol; pays: string[] }[]
  /** Times the whole stake. */
  scatter: { count: number; pay: string; freeSpins: number }[]
  jackpotPay: string
  paylines: (readonly number[])[]
  rules: string[]
}
