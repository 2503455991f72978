import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReviewRow } from '@lagoon/contract/wire/operator/reviews'
import type { PayoutWay, WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { Schema } from '../../../db/schema.ts'

/** Most other players that a device is counted for. */
const MOST_OF_DEVICE = 100

interface Found {
  readonly id: string
  readonly player_id: string
  readonly display_name: string
  readonly name: string
  readonly country: string
  readonly way: PayoutWay
  readonly party: string
  readonly state: WithdrawalState
  readonly is_unknown: boolean
  readonly amount: bigint
  readonly currency: 'USD' | 'CAD'
  readonly gross_minor: bigint
  readonly fee_minor: bigint
  readonly receives_minor: bigint
  readonly destination_label: string
  readonly requested_at: Date
  readonly since: Date
  readonly not_before: Date
  readonly reviewer: string | null
  readonly approvals: readonly string[] | null
  readonly approvals_needed: number
  readonly account_created_at: Date
  readonly verified_since: Date | null
  readonly id_verified: boolean
  readonly sweep: readonly string[] | null
  readonly prize: readonly string[] | null
  readonly shared_with: number
  readonly device_shared_with: number
  readonly payout_account_created_at: Date
  readonly is_removed: boolean
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly has_debt: boolean
  readonly open_incidents: number
}

const figuresOf = (kind: 'SWEEP' | 'PRIZE') => sql`(SELECT ARRAY[f.received::text, f.played::text, f.won::text] FROM account f
  WHERE f.player_id = w.player_id AND f.owner = 'PLAYER' AND f.kind = ${sql.lit(kind)})`

/** Withdrawals with what speaks for or against them: those of `page`, which selects `id` and `place`, in the order of the places. */
const found = (page: RawBuilder<unknown>) => sql<Found>`WITH page AS MATERIALIZED (${page})
  SELECT w.id, w.player_id, p.display_name, p.first_name || ' ' || p.last_name AS name, w.country, w.way, w.party, w.state,
    EXISTS (SELECT 1 FROM payout_attempt t WHERE t.withdrawal_id = w.id AND t.state = 'UNKNOWN') AS is_unknown,
    w.amount, w.currency, w.gross_minor, w.fee_minor, w.receives_minor, w.destination_label, w.requested_at, w.since, w.not_before, w.reviewer,
    (SELECT array_agg(DISTINCT e.actor) FROM withdrawal_event e WHERE e.withdrawal_id = w.id AND e.kind = 'APPROVED') AS approvals, w.approvals_needed,
    p.created_at AS account_created_at, CASE WHEN p.id_verified THEN k.identity_since END AS verified_since, p.id_verified,
    ${figuresOf('SWEEP')} AS sweep, ${figuresOf('PRIZE')} AS prize,
    (SELECT count(DISTINCT o.player_id)::integer FROM payout_account o
      WHERE o.way = a.way AND o.fingerprint = a.fingerprint AND o.player_id <> w.player_id) AS shared_with,
    (SELECT count(*)::integer FROM (
      SELECT DISTINCT o.player_id FROM (
        SELECT ip, user_agent FROM session WHERE player_id = w.player_id ORDER BY created_at DESC LIMIT 5
      ) mine JOIN session o ON o.ip = mine.ip AND o.user_agent = mine.user_agent WHERE o.player_id <> w.player_id LIMIT ${MOST_OF_DEVICE}::integer
    ) others) AS device_shared_with,
    a.created_at AS payout_account_created_at, a.removed_at IS NOT NULL AS is_removed,
    (SELECT coalesce(sum(m.price_minor - m.reversed_minor), 0)::bigint FROM payment m
      WHERE m.player_id = w.player_id AND m.currency = w.currency AND m.settled_at IS NOT NULL) AS deposited,
    (SELECT coalesce(sum(o.receives_minor), 0)::bigint FROM withdrawal o
      WHERE o.player_id = w.player_id AND o.currency = w.currency AND o.state = 'PAID') AS withdrawn,
    EXISTS (SELECT 1 FROM payment_debt d WHERE d.player_id = w.player_id AND d.owed > 0) AS has_debt,
    ((SELECT count(*) FROM payment m JOIN payment_incident i ON i.payment_id = m.id WHERE m.player_id = w.player_id AND i.closed_at IS NULL)
      + (SELECT count(*) FROM withdrawal o JOIN payment_incident i ON i.withdrawal_id = o.id WHERE o.player_id = w.player_id AND i.closed_at IS NULL)
    )::integer AS open_incidents
  FROM page JOIN withdrawal w ON w.id = page.id JOIN player p ON p.id = w.player_id JOIN payout_account a ON a.id = w.account_id
    LEFT JOIN kyc_case k ON k.player_id = w.player_id
  ORDER BY page.place`

const figures = (read: readonly string[] | null) => {
  const [received = '0', played = '0', won = '0'] = read ?? []
  return { received, played, won }
}

const rowOf = (row: Found): ReviewRow => {
  const sum = (minor: bigint) => ({ currency: row.currency, minor: String(minor) })
  return {
    id: row.id,
    player: { id: row.player_id, displayName: row.display_name, name: row.name, country: row.country },
    way: row.way,
    provider: row.party,
    state: row.state,
    isUnknown: row.is_unknown,
    amount: String(row.amount),
    gross: sum(row.gross_minor),
    fee: sum(row.fee_minor),
    receives: sum(row.receives_minor),
    destination: row.destination_label,
    requestedAt: row.requested_at.toISOString(),
    since: row.since.toISOString(),
    notBefore: row.not_before.toISOString(),
    reviewer: row.reviewer,
    approvals: row.approvals ?? [],
    approvalsNeeded: row.approvals_needed,
    risk: {
      accountCreatedAt: row.account_created_at.toISOString(),
      verifiedSince: row.verified_since?.toISOString() ?? null,
      isIdVerified: row.id_verified,
      sweep: figures(row.sweep),
      prize: figures(row.prize),
      payoutAccountSharedWith: row.shared_with,
      deviceSharedWith: row.device_shared_with,
      payoutAccountCreatedAt: row.payout_account_created_at.toISOString(),
      isPayoutAccountRemoved: row.is_removed,
      deposited: sum(row.deposited),
      withdrawn: sum(row.withdrawn),
      hasDebt: row.has_debt,
      openIncidents: row.open_incidents,
    },
  }
}

/** The rows of a page; `page` selects `id` and its `place`. */
export const reviewRows = async (database: Kysely<Schema>, page: RawBuilder<unknown>): Promise<readonly ReviewRow[]> =>
  (await found(page).execute(database)).rows.map(rowOf)
