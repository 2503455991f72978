import type { WithdrawalLimitKind } from '@lagoon/contract/withdrawal/enums'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { standingOf } from '../../wallet/cashier/limits.ts'
import type { WithdrawalTerms } from './terms.ts'

/** How a limit stands, minor units of prize tokens. */
export interface Limit {
  readonly kind: WithdrawalLimitKind
  readonly limit: bigint
  readonly left: bigint
  /** When what is asked fits again; null where it does not renew. */
  readonly renewsAt: Date | null
}

const MONTH_DAYS = 30

/** Withdrawals that took nothing in the end count against no limit. */
const uncounted = ['REFUSED', 'FAILED', 'RETURNED', 'CANCELLED'] as const

/** The limits that hold for a player; `asked`: how much is to fit where a limit says when it renews. */
export const limitsOf = async (
  database: Kysely<Schema>,
  { playerId, terms, asked }: { readonly playerId: string; readonly terms: WithdrawalTerms; readonly asked: bigint },
): Promise<readonly Limit[]> => {
  const { rows: clock } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(database)
  const now = clock[0]?.now ?? new Date()
  const asks = await database
    .selectFrom('withdrawal')
    .select(['amount as minor', 'requested_at as at'])
    .where('player_id', '=', playerId)
    .where('state', 'not in', uncounted)
    .where('requested_at', '>', new Date(now.getTime() - MONTH_DAYS * 86_400_000))
    .orderBy('requested_at', 'desc')
    .execute()
  const rolling = (kind: 'DAY' | 'MONTH', minor: bigint | null, days: number): readonly Limit[] => {
    if (minor === null) return []
    const since = now.getTime() - days * 86_400_000
    const counted = asks.filter(({ at }) => at.getTime() > since)
    const { left, renewsAt } = standingOf({ setBy: 'OPERATOR', minor, days }, counted, asked < minor ? asked : minor, now)
    return [{ kind, limit: minor, left, renewsAt }]
  }
  const { dayLimit, monthLimit, prizeLimit } = terms
  return [
    ...rolling('DAY', dayLimit, 1),
    ...rolling('MONTH', monthLimit, MONTH_DAYS),
    ...(prizeLimit === null ? [] : [{ kind: 'STATE', limit: prizeLimit, left: prizeLimit, renewsAt: null } as const]),
  ]
}
