import type { WalletRefusal, WalletReply, WalletStatus } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import type { LedgerRefusal, LedgerRefusalCode, LedgerResult } from '../../ledger/refusals.ts'
import type { RoundMoved } from '../../ledger/rounds.ts'

/** Status line of each answer. */
export const httpStatus: Record<WalletStatus, number> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  LAUNCH_TOKEN_INVALID: 403,
  SESSION_NOT_FOUND: 404,
  SESSION_ENDED: 403,
  INSUFFICIENT_BALANCE: 402,
  LIMIT_REACHED: 403,
  ACCOUNT_FULL: 409,
  DUPLICATE_TRANSACTION: 409,
  TRANSACTION_NOT_FOUND: 404,
  ROLLED_BACK: 409,
  ROUND_CLOSED: 409,
  INTERNAL: 500,
}

/** What a refusal of the ledger is called on this wire. */
const statusOf: Partial<Record<LedgerRefusalCode, WalletRefusal['status']>> = {
  BAD_AMOUNT: 'BAD_REQUEST',
  SESSION_NOT_FOUND: 'SESSION_NOT_FOUND',
  SESSION_ENDED: 'SESSION_ENDED',
  INSUFFICIENT_BALANCE: 'INSUFFICIENT_BALANCE',
  STAKE_OUT_OF_RANGE: 'LIMIT_REACHED',
  LOSS_LIMIT_REACHED: 'LIMIT_REACHED',
  ACCOUNT_MAXIMUM: 'ACCOUNT_FULL',
  KEY_REUSED: 'DUPLICATE_TRANSACTION',
  MOVE_NOT_FOUND: 'TRANSACTION_NOT_FOUND',
  KEY_VOID: 'ROLLED_BACK',
  BET_UNDONE: 'ROLLED_BACK',
  ROUND_CLOSED: 'ROUND_CLOSED',
  ROUND_HAS_MAIN_BET: 'ROUND_CLOSED',
  FOREIGN_ROUND: 'ROUND_CLOSED',
}

const refusalOf = ({ code, held }: LedgerRefusal): WalletRefusal => {
  const status = statusOf[code]
  if (!status) throw new Error(`the ledger refused a move of a round with ${code}`)
  return status === 'INSUFFICIENT_BALANCE' ? { status, balance: String(held) } : { status }
}

export interface Answer {
  readonly status: WalletStatus
  /** The bytes of the answer. */
  readonly body: string
}

export const answered = (reply: WalletReply | { readonly status: 'OK' }): Answer => ({ status: 'OK', body: JSON.stringify(reply) })
export const refusal = (body: WalletRefusal): Answer => ({ status: body.status, body: JSON.stringify(body) })

/** Answer to a move. The order of its fields is part of the protocol: a repeat gets the same bytes, across releases too. */
export const moved = (transactionId: string, result: LedgerResult<RoundMoved>): Answer =>
  result.ok ? answered({ status: 'OK', transactionId, balance: String(result.value.balance) }) : refusal(refusalOf(result.error))
