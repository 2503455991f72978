/**
 * Seamless wallet between a game provider and the platform, in both directions as signed JSON over HTTP. Modelled on the
 * union of what vendors publish (Hub88 operator wallet API, EvenBet, Phoenix Games): provider-neutral, integer minor units.
 *
 * Every call is POST with the headers `x-provider`, `x-timestamp` (Unix seconds), `x-nonce`, `x-signature`: hex HMAC-SHA256
 * with the provider's secret over `METHOD\nPATH\nTIMESTAMP\nNONCE\nBODY`. Calls older than 60 s and used nonces are refused.
 */
export const SIGNATURE_WINDOW_SECONDS = 60
export const walletPaths = {
  /** Swaps the one-time launch token for the session it was made for. */
  session: '/wallet/session',
  balance: '/wallet/balance',
  bet: '/wallet/bet',
  win: '/wallet/win',
  rollback: '/wallet/rollback',
} as const

export const canonicalText = (method: string, path: string, timestamp: string, nonce: string, body: string): string =>
  `${method}\n${path}\n${timestamp}\n${nonce}\n${body}`

export type WalletStatus =
  | 'OK'
  | 'BAD_SIGNATURE'
  | 'STALE'
  | 'REPLAY'
  | 'BAD_REQUEST'
  | 'LAUNCH_TOKEN_INVALID'
  | 'SESSION_NOT_FOUND'
  | 'SESSION_ENDED'
  | 'INSUFFICIENT_BALANCE'
  | 'LIMIT_REACHED'
  | 'DUPLICATE_TRANSACTION'
  | 'TRANSACTION_NOT_FOUND'
  | 'ROLLED_BACK'
  | 'ROUND_CLOSED'
  | 'INTERNAL'

export type WalletToken = 'GAME' | 'SWEEP'

export interface SessionRequest {
  launchToken: string
}
/** `sessionId` is the platform's game session; the wallet that is debited follows from it alone, never from a payload. */
export interface SessionReply {
  status: 'OK'
  sessionId: string
  gameId: string
  token: WalletToken
  winToken: 'GAME' | 'PRIZE'
  /** What is left of `token`, minor units. */
  balance: string
  minStake: string
  maxStake: string
}
export interface BalanceRequest {
  sessionId: string
}
export interface BetRequest {
  sessionId: string
  transactionId: string
  roundId: string
  /** Minor units, > 0. */
  amount: string
}
/** Closes the round, also with amount 0. Accepted after the session ended. */
export interface WinRequest {
  sessionId: string
  transactionId: string
  /** The bet that it answers. */
  betTransactionId: string
  roundId: string
  /** Minor units, >= 0. */
  amount: string
  round: SlotRoundReport
}
export interface RollbackRequest {
  sessionId: string
  transactionId: string
  betTransactionId: string
}
/** Answer to balance, bet, win and rollback. A replay of the same transaction is answered byte for byte as the first time. */
export interface WalletReply {
  status: 'OK'
  transactionId?: string
  /** What is left of the bet's kind of token, minor units. */
  balance: string
}
export interface WalletRefusal {
  status: Exclude<WalletStatus, 'OK'>
  /** Present with INSUFFICIENT_BALANCE. */
  balance?: string
}

export interface SlotRoundReport {
  type: 'slot'
  /** Symbols by reel, top to bottom. */
  matrix: string[][]
  paylines: { line: number; rows: number[]; symbol: string; count: number; win: string }[]
  feature: string | null
  jackpot: string | null
}

/** What the game in its frame says to the page around it, by postMessage. Hints only: money is read from the server. */
export type GameFrameMessage =
  | { source: 'lagoon-game'; kind: 'ready' }
  | { source: 'lagoon-game'; kind: 'round'; state: 'started' | 'finished' }
  | { source: 'lagoon-game'; kind: 'connection'; state: 'lost' | 'back' }
  | { source: 'lagoon-game'; kind: 'session-ended' }
  | { source: 'lagoon-game'; kind: 'leave' }
