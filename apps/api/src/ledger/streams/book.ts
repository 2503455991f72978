import { sql, type Transaction } from 'kysely'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import type { Schema } from '../../db/schema.ts'
import { callLedger, type LedgerResult } from '../refusals.ts'
import type { SettledRound } from '../rounds.ts'

/** What a stream does to the books. Amounts are minor units as digits; `seq` is the number of the first event that it stands for. */
export type StreamMove =
  | { readonly type: 'OPEN'; readonly seq: number; readonly round: string }
  | { readonly type: 'BET'; readonly seq: number; readonly round: string; readonly part: BetPart; readonly amount: string }
  | {
      readonly type: 'WIN'
      readonly seq: number
      readonly round: string
      readonly amount: string
      readonly closes: boolean
      readonly detail?: object
    }
  /** `closes` when it was the last stake of a round that paid nothing: the round is undone. */
  | { readonly type: 'VOID'; readonly seq: number; readonly round: string; readonly of: number; readonly closes: boolean }

/** Amounts and the id as digits. */
interface SettledRow {
  readonly id: string
  readonly player_id: string
  readonly game_id: string
  readonly bet: string
  readonly win: string
}

/**
 * Books moves of a stream whose state was read in this transaction, and sets it behind them; answers the rounds that are over with it.
 * `hashes` are those after each event from `from` on.
 */
export const bookStream = async (
  transaction: Transaction<Schema>,
  booking: { sessionId: string; moves: readonly StreamMove[]; from: bigint; to: bigint; hashes: Buffer; dust: number },
): Promise<LedgerResult<readonly SettledRound[]>> => {
  const { sessionId, moves, from, to, hashes, dust } = booking
  const booked = await callLedger(
    transaction,
    sql<{
      rounds: readonly SettledRow[] | null
    }>`SELECT jsonb_agg(jsonb_build_object('id', r.id::text, 'player_id', r.player_id, 'game_id', r.game_id,
        'bet', r.bet::text, 'win', r.win::text)) AS rounds
      FROM stream_book(${sessionId}::uuid, ${JSON.stringify(moves)}::jsonb, ${from}::bigint, ${to}::bigint, ${hashes}::bytea, ${dust}::integer) r`,
  )
  if (!booked.ok) return booked
  const rounds = (booked.value.rounds ?? []).map(({ id, player_id, game_id, bet, win }) => ({
    id: BigInt(id),
    playerId: player_id,
    gameId: game_id,
    bet: BigInt(bet),
    win: BigInt(win),
  }))
  return { ok: true, value: rounds }
}
