import { sql, type Kysely } from 'kysely'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import { ok } from '@lagoon/contract/result/result'
import type { Schema } from '../db/schema.ts'
import { callLedger, type LedgerResult } from './refusals.ts'

interface RoundMove {
  readonly providerId: string
  /** Our game session; the wallet that moves follows from it alone. */
  readonly sessionId: string
  /** The provider's id of the transaction; it is the key of the move for ever. */
  readonly transactionId: string
}

/** What is left of the round's kind of token after the move, minor units. A repeat is told what was left the first time. */
export interface RoundMoved {
  readonly balance: bigint
}

/** A round that is over: what it took and paid in all, minor units. */
export interface SettledRound {
  readonly id: bigint
  readonly playerId: string
  readonly gameId: string
  readonly bet: bigint
  readonly win: bigint
}

/** `settled` where the round is over with the win or was before, also for a repeat. */
export interface RoundWon extends RoundMoved {
  readonly settled?: SettledRound
}

/** Takes a bet of the session's kind of token. The first one of a `gameplayId` opens the round. */
export const bet = (
  database: Kysely<Schema>,
  {
    providerId,
    sessionId,
    transactionId,
    gameplayId,
    minor,
    part = 'MAIN',
  }: RoundMove & { gameplayId: string; minor: bigint; part?: BetPart },
): Promise<LedgerResult<RoundMoved>> =>
  callLedger(
    database,
    sql<RoundMoved>`SELECT watched AS balance FROM round_bet(${providerId}, ${sessionId}::uuid, ${transactionId}, ${gameplayId}, ${minor}::bigint, ${part})`,
  )

export interface Win extends RoundMove {
  /** The bet that it answers; without it the win is the round's. */
  readonly betTransactionId?: string
  /** The provider's id of the round. */
  readonly gameplayId: string
  /** 0 too. */
  readonly minor: bigint
  /** What the provider reports of the round, for its history; without it what was reported before stands. */
  readonly round?: object
  /** Whether the round is over with it; without a word it is. */
  readonly closes?: boolean
}

interface WonRow extends RoundMoved {
  readonly id: bigint | null
  readonly playerId: string
  readonly gameId: string
  readonly bet: bigint
  readonly win: bigint
}

/** Pays a win, 0 too, of an open round; a session that ended does not matter. */
export const win = async (database: Kysely<Schema>, move: Win): Promise<LedgerResult<RoundWon>> => {
  const { providerId, sessionId, transactionId, betTransactionId = null, gameplayId, minor, round, closes = true } = move
  const detail = round === undefined ? null : JSON.stringify(round)
  const won = await callLedger(
    database,
    sql<WonRow>`SELECT watched AS balance, settled_round AS id, settled_player AS "playerId", settled_game AS "gameId", settled_bet AS bet,
      settled_win AS win FROM round_win(${providerId}, ${sessionId}::uuid, ${transactionId}, ${betTransactionId}, ${gameplayId},
      ${minor}::bigint, ${detail}::jsonb, ${closes}::boolean)`,
  )
  if (!won.ok) return won
  const { balance, id, ...settled } = won.value
  return ok({ balance, ...(id !== null && { settled: { id, ...settled } }) })
}

/** Undoes one bet of an open round, and with its last bet the round; of a bet that never came it leaves a tombstone. */
export const rollback = (
  database: Kysely<Schema>,
  { providerId, sessionId, transactionId, betTransactionId }: RoundMove & { betTransactionId: string },
): Promise<LedgerResult<RoundMoved>> =>
  callLedger(
    database,
    sql<RoundMoved>`SELECT watched AS balance FROM round_rollback(${providerId}, ${sessionId}::uuid, ${transactionId}, ${betTransactionId})`,
  )
