import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Flow, RedemptionFigures } from './redeemable.ts'

interface AccountRow {
  readonly kind: string
  readonly balance: bigint
  readonly received: bigint
  readonly played: bigint
}

/**
 * What came back by moves that undo others. Of payments that went back it is taken from what was received; a withdrawal that came back
 * is no gift: its tokens were won.
 */
const undoneOf = async (database: Kysely<Schema>, playerId: string): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await sql<{ kind: string; minor: bigint }>`SELECT e.kind, sum(e.amount)::bigint AS minor
    FROM ledger_tx t JOIN entry e ON e.tx_id = t.id JOIN account a ON a.id = e.account_id AND a.player_id = t.player_id AND a.owner = 'PLAYER'
    WHERE t.player_id = ${playerId} AND t.type IN ('CHARGEBACK', 'RETURN') AND (t.type = 'RETURN') = (e.kind = 'PRIZE')
    GROUP BY e.kind`.execute(database)
  return new Map(rows.map(({ kind, minor }) => [kind, kind === 'PRIZE' ? -minor : minor]))
}

/**
 * The figures of a player, in the snapshot of the caller. Stakes that were held first are played from there; what is held is not
 * available.
 */
export const figuresOf = async (
  database: Kysely<Schema>,
  playerId: string,
  { playthrough }: { readonly playthrough: bigint },
): Promise<RedemptionFigures> => {
  const { rows } = await sql<AccountRow>`SELECT kind, coalesce(sum(balance) FILTER (WHERE owner = 'PLAYER'), 0)::bigint AS balance,
      coalesce(sum(received) FILTER (WHERE owner = 'PLAYER'), 0)::bigint AS received, sum(played)::bigint AS played
    FROM account WHERE player_id = ${playerId} AND owner IN ('PLAYER', 'HELD') AND kind IN ('PRIZE', 'BONUS_SWEEP') GROUP BY kind`.execute(
    database,
  )
  const { rows: known } = await sql<{ owed: bigint; has_undone: boolean }>`SELECT
      (SELECT coalesce(sum(owed), 0)::bigint FROM payment_debt WHERE player_id = ${playerId} AND kind IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE')) AS owed,
      EXISTS (SELECT 1 FROM payment_debt WHERE player_id = ${playerId})
        OR EXISTS (SELECT 1 FROM withdrawal WHERE player_id = ${playerId} AND settled_at IS NOT NULL AND given_back IS NOT NULL)
          AS has_undone`.execute(database)
  const [facts] = known
  const undone = facts?.has_undone === true ? await undoneOf(database, playerId) : new Map<string, bigint>()
  const flowOf = (kind: string): Flow => {
    const { received = 0n, played = 0n } = rows.find((row) => row.kind === kind) ?? {}
    return { given: received + (undone.get(kind) ?? 0n), played }
  }
  return {
    available: rows.find(({ kind }) => kind === 'PRIZE')?.balance ?? 0n,
    prize: flowOf('PRIZE'),
    bonusSweep: flowOf('BONUS_SWEEP'),
    owed: facts?.owed ?? 0n,
    playthrough,
  }
}
