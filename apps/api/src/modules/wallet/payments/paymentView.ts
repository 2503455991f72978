import { minor } from '@lagoon/contract/money/money'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Payment, PaymentStep } from '../../../graphql/resolvers.generated.ts'
import type { PaymentRow } from '../../../payments/engine/rows.ts'
import { keptStep } from '../../../payments/kept.ts'
import { failureOf, shownState } from '../../../payments/machine/phase.ts'
import type { ProviderStep } from '../../../payments/protocol.ts'
import { timelineOf } from './timeline.ts'

const stepOf = (step: ProviderStep): PaymentStep => {
  if (step.kind !== 'INVOICE') return { kind: step.kind, url: step.url, invoice: null }
  const { kind, issuedAt, expiresAt, ...invoice } = step
  return { kind, url: null, invoice: { ...invoice, issuedAt: issuedAt.toISOString(), expiresAt: expiresAt.toISOString() } }
}

/** A payment as its player is shown it. */
export const paymentView = async (database: Kysely<Schema>, row: PaymentRow): Promise<Payment> => {
  const events = await database.selectFrom('payment_event').selectAll().where('payment_id', '=', row.id).orderBy('id').execute()
  const debts = await database.selectFrom('payment_debt').select(['kind', 'taken', 'owed']).where('payment_id', '=', row.id).execute()
  const { currency } = row
  const price = (sum: bigint) => ({ currency, minor: String(minor(sum)) })
  return {
    id: row.id,
    title: row.title,
    price: price(row.price_minor),
    method: row.method,
    startedAt: row.created_at.toISOString(),
    state: shownState(row.state),
    failure: failureOf(row.state),
    received: row.tokens.map(({ kind, minor: amount }) => ({ kind, amount })),
    art: row.art,
    packageId: row.package_id,
    coupon: row.coupon_code,
    platformFee: price(row.fee_minor),
    step: row.step && stepOf(keptStep(row.step)),
    timeline: timelineOf(row, events, debts),
    reversed: row.reversed_minor > 0n ? price(row.reversed_minor) : null,
  }
}
