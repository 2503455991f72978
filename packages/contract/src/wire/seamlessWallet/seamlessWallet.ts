import * as v from 'valibot'
import { betParts } from '../../lobby/enums.ts'
import { tokenKinds } from '../../money/money.ts'
import { amount, amountDigits, positiveAmount, wireId } from '../fields.ts'
import { roundFairness, roundReport } from './roundReport.ts'

/**
 * Seamless wallet between a game provider and the platform, in both directions as JSON over HTTP, signed (wire/signing).
 * Modeled on the union of what vendors publish (Hub88 operator wallet API, EvenBet, Phoenix Games): provider-neutral, integer
 * minor units. What a schema does not name is dropped, what is wrong is BAD_REQUEST. The protocol as a whole, for who writes a
 * provider: docs/providers/deepwater.md.
 */
export const walletPaths = {
  /** Swaps the one-time launch token for the session it was made for. */
  session: '/wallet/session',
  balance: '/wallet/balance',
  bet: '/wallet/bet',
  win: '/wallet/win',
  rollback: '/wallet/rollback',
  end: '/wallet/end',
} as const

export const walletRefusals = [
  'BAD_SIGNATURE',
  'STALE',
  'REPLAY',
  'BAD_REQUEST',
  'LAUNCH_TOKEN_INVALID',
  'SESSION_NOT_FOUND',
  'SESSION_ENDED',
  'INSUFFICIENT_BALANCE',
  'LIMIT_REACHED',
  /** The account would hold more than any may. It is no use to send the move again. */
  'ACCOUNT_FULL',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_NOT_FOUND',
  'ROLLED_BACK',
  'ROUND_CLOSED',
  'INTERNAL',
] as const
export type WalletRefusalStatus = (typeof walletRefusals)[number]
export type WalletStatus = 'OK' | WalletRefusalStatus

const sessionId = v.pipe(v.string(), v.uuid())
export const sessionRequest = v.object({ launchToken: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) })
export const balanceRequest = v.object({ sessionId })
/** `roundId` is the provider's id of its round: our `gameplayId`. Without a `part` it is the main one. */
export const betRequest = v.object({
  sessionId,
  transactionId: wireId,
  roundId: wireId,
  amount: positiveAmount,
  part: v.exactOptional(v.picklist(betParts), 'MAIN'),
})
/** Pays, also 0, and unless it says otherwise closes the round. Accepted after the session ended. */
export const winRequest = v.pipe(
  v.object({
    sessionId,
    transactionId: wireId,
    /** The bet that it answers; without it, it answers the round. */
    betTransactionId: v.exactOptional(wireId),
    roundId: wireId,
    amount,
    closes: v.exactOptional(v.boolean(), true),
    /** A win that closes its round brings it; one that does not may, for the round as it stands. */
    report: v.exactOptional(roundReport),
    fairness: v.exactOptional(roundFairness),
  }),
  v.check(({ closes, report }) => !closes || report !== undefined),
)
/** Closes a round that has nothing left to pay. Accepted after the session ended. */
export const endRequest = v.object({
  sessionId,
  transactionId: wireId,
  roundId: wireId,
  report: roundReport,
  fairness: v.exactOptional(roundFairness),
})
export const rollbackRequest = v.object({ sessionId, transactionId: wireId, betTransactionId: wireId })

/** Requests as they are sent. */
export type SessionRequest = v.InferInput<typeof sessionRequest>
export type BalanceRequest = v.InferInput<typeof balanceRequest>
export type BetRequest = v.InferInput<typeof betRequest>
export type WinRequest = v.InferInput<typeof winRequest>
export type RollbackRequest = v.InferInput<typeof rollbackRequest>
export type EndRequest = v.InferInput<typeof endRequest>

/** `sessionId` is the platform's game session; the wallet that is debited follows from it alone, never from a payload. */
export const sessionReply = v.object({
  status: v.literal('OK'),
  sessionId: v.string(),
  /** The player as this provider knows them, the same in all of their sessions; another provider knows them by another name. */
  player: wireId,
  gameId: v.string(),
  token: v.picklist(tokenKinds),
  winToken: v.picklist(tokenKinds),
  /** What is left of `token`, minor units. */
  balance: amountDigits,
  minStake: amountDigits,
  maxStake: amountDigits,
})
export type SessionReply = v.InferOutput<typeof sessionReply>

/** Answer to balance, bet, win, rollback and end. A replay of the same transaction is answered byte for byte as the first time. */
export const walletReply = v.object({
  status: v.literal('OK'),
  transactionId: v.exactOptional(wireId),
  /** What is left of the bet's kind of token, minor units. */
  balance: amountDigits,
})
export type WalletReply = v.InferOutput<typeof walletReply>

export const walletRefusal = v.object({
  status: v.picklist(walletRefusals),
  /** Present with INSUFFICIENT_BALANCE. */
  balance: v.exactOptional(amountDigits),
})
export type WalletRefusal = v.InferOutput<typeof walletRefusal>
