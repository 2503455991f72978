import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { SlotRoundReport, WalletStatus } from '@lagoon/domain/contract/seamlessWallet'
import { ok, refused, type Result } from '@lagoon/domain/errors/result'
import type { TokenKind } from '@lagoon/domain/money/money'
import type { Schema } from '../../db/schema.ts'
import { retried, sqlState } from './retry.ts'

/** A move that the ledger did not make. Nothing was booked, and its key may be used again. */
export interface LedgerRefusal {
  readonly status: Exclude<WalletStatus, 'OK'>
  /** What is left, minor units; with INSUFFICIENT_BALANCE. */
  readonly balance?: string
}
/** The stored reply, a `WalletReply` as JSON: a replay gets the same bytes. */
export type MoveResult = Result<string, LedgerRefusal>

const REFUSED = 'LGREF'

const refusalOf = (error: Error): LedgerRefusal => {
  const status = error.message as LedgerRefusal['status']
  return status === 'INSUFFICIENT_BALANCE' && 'detail' in error ? { status, balance: String(error.detail) } : { status }
}

const move = async (database: Kysely<Schema>, call: RawBuilder<{ reply: string }>): Promise<MoveResult> => {
  const run = async () => (await call.execute(database)).rows[0]
  try {
    const row = await (database.isTransaction ? run() : retried(run))
    if (!row) throw new Error('a ledger function answered nothing')
    return ok(row.reply)
  } catch (error) {
    if (error instanceof Error && sqlState(error) === REFUSED) return refused(refusalOf(error))
    throw error
  }
}

interface ProviderMove {
  readonly providerId: string
  readonly sessionId: string
  /** The provider's id of the transaction; it is the key of the move for ever. */
  readonly transactionId: string
}

/** Gives tokens of the house to a player. `key` is the player's own: the same key with another grant is refused. */
export const grant = (
  database: Kysely<Schema>,
  { playerId, kind, minor, key }: { playerId: string; kind: TokenKind; minor: bigint; key: string },
): Promise<MoveResult> => move(database, sql`SELECT wallet_grant(${playerId}::uuid, ${kind}, ${minor}::bigint, ${key}) AS reply`)

/** Takes a bet of the session's kind of token and opens its round. */
export const bet = (
  database: Kysely<Schema>,
  { providerId, sessionId, transactionId, roundId, minor }: ProviderMove & { roundId: string; minor: bigint },
): Promise<MoveResult> =>
  move(database, sql`SELECT wallet_bet(${providerId}, ${sessionId}::uuid, ${transactionId}, ${roundId}, ${minor}::bigint) AS reply`)

/** Pays a win, 0 too, and settles the round that its bet opened; a session that ended does not matter. */
export const win = (
  database: Kysely<Schema>,
  move_: ProviderMove & { betTransactionId: string; roundId: string; minor: bigint; round: SlotRoundReport },
): Promise<MoveResult> => {
  const { providerId, sessionId, transactionId, betTransactionId, roundId, minor, round } = move_
  return move(
    database,
    sql`SELECT wallet_win(${providerId}, ${sessionId}::uuid, ${transactionId}, ${betTransactionId}, ${roundId}, ${minor}::bigint,
      ${JSON.stringify(round)}::jsonb) AS reply`,
  )
}

/** Undoes a bet whose round is open; of a bet that never came it leaves a tombstone. */
export const rollback = (
  database: Kysely<Schema>,
  { providerId, sessionId, transactionId, betTransactionId }: ProviderMove & { betTransactionId: string },
): Promise<MoveResult> =>
  move(database, sql`SELECT wallet_rollback(${providerId}, ${sessionId}::uuid, ${transactionId}, ${betTransactionId}) AS reply`)
