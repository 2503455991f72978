import { sql, type Kysely } from 'kysely'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import type { Schema } from '../../db/schema.ts'

/** A round that a provider's id names. */
export interface KnownRound {
  /** Open, and of the session that asks. */
  readonly isOpen: boolean
  readonly hasMain: boolean
  readonly hasWin: boolean
  /** Stakes that were not given back. */
  readonly stakes: number
}

/** The rounds that there are of these ids. */
export const roundsKnown = async (
  database: Kysely<Schema>,
  { providerId, sessionId, ids }: { providerId: string; sessionId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, KnownRound>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<KnownRound & { id: string }>`
    SELECT r.gameplay_id AS id, r.state = 'OPEN' AND r.game_session_id = ${sessionId}::uuid AS "isOpen",
      coalesce(bool_or(m.type = 'BET' AND m.part = 'MAIN'), false) AS "hasMain", coalesce(bool_or(m.type = 'WIN'), false) AS "hasWin",
      (count(*) FILTER (WHERE m.type = 'BET') - count(*) FILTER (WHERE m.type = 'ROLLBACK'))::integer AS stakes
    FROM round r LEFT JOIN round_move m ON m.round_id = r.id
    WHERE r.provider_id = ${providerId} AND r.gameplay_id = ANY (${ids}::text[]) GROUP BY r.id`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A stake that is booked, and stands. */
export interface KnownStake {
  readonly round: string
  readonly part: BetPart
}

/** The stakes of a session that stand, of these numbers. */
export const stakesKnown = async (
  database: Kysely<Schema>,
  { providerId, sessionId, seqs }: { providerId: string; sessionId: string; seqs: readonly number[] },
): Promise<ReadonlyMap<number, KnownStake>> => {
  if (seqs.length === 0) return new Map()
  const keys = seqs.map((seq) => `${sessionId}:${seq}`)
  const { rows } = await sql<KnownStake & { key: string }>`
    SELECT t.key, m.part, r.gameplay_id AS round FROM ledger_tx t JOIN round_move m ON m.tx_id = t.id JOIN round r ON r.id = m.round_id
    WHERE t.scope = ${`provider:${providerId}`} AND t.key = ANY (${keys}::text[]) AND m.type = 'BET'
      AND NOT EXISTS (SELECT 1 FROM round_move u WHERE u.bet_tx_id = m.tx_id AND u.type = 'ROLLBACK')`.execute(database)
  return new Map(rows.map(({ key, ...stake }) => [Number(key.slice(sessionId.length + 1)), stake]))
}
