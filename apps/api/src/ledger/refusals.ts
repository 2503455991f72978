import type { Kysely, RawBuilder } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Schema } from '../db/schema.ts'
import { retried, sqlState } from '../kernel/retry.ts'

/** Why the ledger did not make a move. Nothing was booked, and the key may be used again unless the code says that it is taken. */
export type LedgerRefusalCode =
  /** The legs of a kind of token do not add up to zero. */
  | 'UNBALANCED'
  | 'UNKNOWN_KIND'
  | 'UNKNOWN_ACCOUNT'
  /** Zero, below zero where an amount is taken, or no whole number of minor units. */
  | 'BAD_AMOUNT'
  /** A leg names an account of another player. */
  | 'FOREIGN_LEG'
  /** What is held moves by its hold only. */
  | 'HOLD_REQUIRED'
  | 'INSUFFICIENT_BALANCE'
  /** The account would hold more than `ACCOUNT_MAXIMUM`. */
  | 'ACCOUNT_MAXIMUM'
  /** The key was used for another request. */
  | 'KEY_REUSED'
  /** The key belongs to a bet that was rolled back before it came. */
  | 'KEY_VOID'
  | 'MOVE_NOT_FOUND'
  | 'NOT_REVERSIBLE'
  | 'ALREADY_REVERSED'
  | 'HOLD_NOT_FOUND'
  /** Nothing is left of the hold, and at least a part of it was captured. */
  | 'HOLD_CAPTURED'
  /** The hold was released as a whole. */
  | 'HOLD_RELEASED'
  /** More than is left of the hold. */
  | 'HOLD_EXCEEDED'
  | 'SESSION_NOT_FOUND'
  | 'SESSION_ENDED'
  | 'STAKE_OUT_OF_RANGE'
  /** More than the player's own limit lets them lose. */
  | 'LOSS_LIMIT_REACHED'
  /** The round belongs to another player, game or kind of token. */
  | 'FOREIGN_ROUND'
  | 'ROUND_HAS_MAIN_BET'
  | 'ROUND_CLOSED'
  | 'BET_UNDONE'
  /** A later launch of the game took the place of the stream's session. */
  | 'EPOCH_OVER'
  /** Not the stream's last hold. */
  | 'STALE_HOLD'
  /** The stream stands elsewhere. */
  | 'STREAM_GAP'
  /** The stream takes nothing until a person looked. */
  | 'STREAM_FROZEN'

export interface LedgerRefusal {
  readonly code: LedgerRefusalCode
  /**
   * With INSUFFICIENT_BALANCE, ACCOUNT_MAXIMUM: what the account holds; with HOLD_EXCEEDED: what is left of the hold; with
   * LOSS_LIMIT_REACHED: what is left of the limit. Minor units. With STREAM_GAP: the number that should come next; with a move of a stream: its number.
   */
  readonly held?: bigint
}

export type LedgerResult<T> = Result<T, LedgerRefusal>

const REFUSED = 'LGREF'

const refusalOf = (error: Error): LedgerRefusal => {
  const code = error.message as LedgerRefusalCode
  const detail = 'detail' in error ? String(error.detail) : ''
  return /^\d+$/.test(detail) ? { code, held: BigInt(detail) } : { code }
}

/**
 * Calls a function of the ledger. By itself it is repeated while another transaction is in its way; inside a transaction the
 * caller repeats the whole of it. A refusal inside a transaction leaves that transaction failed: nothing of it can be committed.
 */
export const callLedger = async <Row>(database: Kysely<Schema>, call: RawBuilder<Row>): Promise<LedgerResult<Row>> => {
  const run = async () => (await call.execute(database)).rows[0]
  try {
    const row = await (database.isTransaction ? run() : retried(run))
    if (!row) throw new Error('a function of the ledger answered nothing')
    return ok(row)
  } catch (error) {
    if (error instanceof Error && sqlState(error) === REFUSED) return refused(refusalOf(error))
    throw error
  }
}
