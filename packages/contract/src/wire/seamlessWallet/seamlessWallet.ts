import * as v from 'valibot'
import { tokenKinds } from '../../money/money.ts'
import { amount, amountDigits, positiveAmount, wireId, wireText } from '../fields.ts'

/**
 * Seamless wallet between a game provider and the platform, in both directions as JSON over HTTP, signed (wire/signing).
 * Modelled on the union of what vendors publish (Hub88 operator wallet API, EvenBet, Phoenix Games): provider-neutral, integer
 * minor units. What a schema does not name is dropped, what is wrong is BAD_REQUEST.
 */
export const walletPaths = {
  /** Swaps the one-time launch token for the session it was made for. */
  session: '/wallet/session',
  balance: '/wallet/balance',
  bet: '/wallet/bet',
  win: '/wallet/win',
  rollback: '/wallet/rollback',
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
const cell = wireText(64)
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

/** How a round of a slot went, for the player's history. */
export const slotRoundReport = v.object({
  type: v.literal('slot'),
  /** Symbols by reel, top to bottom. */
  matrix: v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(20))), v.maxLength(20)),
  paylines: v.pipe(
    v.array(v.object({ line: small, rows: v.pipe(v.array(small), v.maxLength(20)), symbol: cell, count: small, win: amountDigits })),
    v.maxLength(500),
  ),
  feature: v.nullable(cell),
  jackpot: v.nullable(amountDigits),
})
export type SlotRoundReport = v.InferOutput<typeof slotRoundReport>

export const sessionRequest = v.object({ launchToken: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) })
export const balanceRequest = v.object({ sessionId })
/** `roundId` is the provider's id of its round: our `gameplayId`. */
export const betRequest = v.object({ sessionId, transactionId: wireId, roundId: wireId, amount: positiveAmount })
/** Closes the round, also with amount 0. Accepted after the session ended. */
export const winRequest = v.object({
  sessionId,
  transactionId: wireId,
  /** The bet that it answers. */
  betTransactionId: wireId,
  roundId: wireId,
  amount,
  round: slotRoundReport,
})
export const rollbackRequest = v.object({ sessionId, transactionId: wireId, betTransactionId: wireId })

/** Requests as they are sent. */
export type SessionRequest = v.InferInput<typeof sessionRequest>
export type BalanceRequest = v.InferInput<typeof balanceRequest>
export type BetRequest = v.InferInput<typeof betRequest>
export type WinRequest = v.InferInput<typeof winRequest>
export type RollbackRequest = v.InferInput<typeof rollbackRequest>

/** `sessionId` is the platform's game session; the wallet that is debited follows from it alone, never from a payload. */
export const sessionReply = v.object({
  status: v.literal('OK'),
  sessionId: v.string(),
  gameId: v.string(),
  token: v.picklist(tokenKinds),
  winToken: v.picklist(tokenKinds),
  /** What is left of `token`, minor units. */
  balance: amountDigits,
  minStake: amountDigits,
  maxStake: amountDigits,
})
export type SessionReply = v.InferOutput<typeof sessionReply>

/** Answer to balance, bet, win and rollback. A replay of the same transaction is answered byte for byte as the first time. */
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
