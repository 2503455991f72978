import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Flow, RedemptionFigures } from './redeemable.ts'

interface AccountRow {
  readonly kind: string
  readonly balance: bigint
  readonly received: bigint
  readonly played: bigint
  readonly taken_back: bigint
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
      coalesce(sum(received) FILTER (WHERE owner = 'PLAYER'), 0)::bigint AS received, sum(played)::bigint AS played,
      sum(taken_back)::bigint AS taken_back
    FROM account WHERE player_id = ${playerId} AND owner IN ('PLAYER', 'HELD') AND kind IN ('PRIZE', 'BONUS_SWEEP') GROUP BY kind`.execute(
    database,
  )
  const { rows: known } = await sql<{ owed: bigint }>`SELECT coalesce(sum(owed), 0)::bigint AS owed
    FROM payment_debt WHERE player_id = ${playerId} AND kind IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE')`.execute(database)
  const flowOf = (kind: string): Flow => {
    const { received = 0n, played = 0n, taken_back = 0n } = rows.find((row) => row.kind === kind) ?? {}
    return { given: received - taken_back, played }
  }
  return {
    available: rows.find(({ kind }) => kind === 'PRIZE')?.balance ?? 0n,
    prize: flowOf('PRIZE'),
    bonusSweep: flowOf('BONUS_SWEEP'),
    owed: known[0]?.owed ?? 0n,
    playthrough,
  }
}
