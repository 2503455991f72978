import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { noteIncident } from '../../payments/engine/incidents.ts'
import { formatPrice } from '../../payments/words.ts'
import { RETRYABLE } from '../machine/standing.ts'
import type { PayoutReading } from '../protocol.ts'
import { advance, type WithdrawalStep } from './advance.ts'
import { lockWithdrawal, receivesOf, type AttemptRow, type WithdrawalRow } from './rows.ts'

/** How a reading came: in the answer to the sending itself, in a notice, or because we asked. */
export type CameBy = 'WORKER' | 'WEBHOOK' | 'STATUS'

/** An answer as it is kept for evidence. */
export const evidenceOf = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)).replaceAll('\\u0000', '')

interface Under {
  readonly transaction: Transaction<Schema>
  readonly row: WithdrawalRow
  readonly attempt: AttemptRow
}

const say = async ({ transaction, row }: Under, step: WithdrawalStep): Promise<void> => {
  const said = await advance(transaction, row.id, step)
  if (!said.ok) throw new Error(`what a provider says of withdrawal ${row.id} was refused: ${said.error}`)
}

/** Whether the answer is about another payout than the one that was asked for. */
const isForeign = async ({ transaction, attempt }: Under, reference: string | null): Promise<boolean> => {
  if (reference === null) return false
  if (attempt.reference !== null) return attempt.reference !== reference
  const other = await transaction
    .selectFrom('payout_attempt')
    .select('id')
    .where('party', '=', attempt.party)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return other !== undefined
}

const noteMismatch = async ({ transaction, row, attempt }: Under, { word, price, reference }: PayoutReading): Promise<void> => {
  const detail = `ordered ${formatPrice(receivesOf(row))}; ${row.party} says ${word} of ${price.currency} ${price.minor} cents as ${reference ?? 'no number'}`
  const of = { party: row.party, paymentId: null, withdrawalId: row.id }
  await noteIncident(transaction, { ...of, kind: 'MISMATCH', subject: `${attempt.id} ${word}`, detail })
}

const keepDetails = async ({ transaction, row, attempt }: Under, { reference, crypto }: PayoutReading): Promise<void> => {
  if (reference !== null && attempt.reference === null)
    await transaction.updateTable('payout_attempt').set({ reference }).where('id', '=', attempt.id).execute()
  if (reference === null && crypto === undefined) return
  await transaction
    .updateTable('withdrawal')
    .set({ ...(reference !== null && { reference }), ...(crypto && { crypto: JSON.stringify(crypto) }) })
    .where('id', '=', row.id)
    .execute()
}

const subjectOf = ({ word, isRetryable, returnId, reason, at }: PayoutReading): string => {
  if (word === 'FAILED') return isRetryable === true ? RETRYABLE : ''
  return word === 'RETURNED' ? (returnId ?? `${reason ?? 'OTHER'} ${at.toISOString().slice(0, 10)}`) : ''
}

/** Whether what is said can be taken as it is said; where not, a person is told why. */
const isProven = async (under: Under, reading: PayoutReading, source: CameBy): Promise<boolean> => {
  const { transaction, row, attempt } = under
  const { word, price, reference } = reading
  if (await isForeign(under, reference)) {
    const detail = `asked for ${attempt.reference ?? attempt.id}, it answered for ${reference}`
    const of = { party: row.party, paymentId: null, withdrawalId: row.id }
    await noteIncident(transaction, { ...of, kind: 'FOREIGN_ANSWER', subject: attempt.id, detail })
    return false
  }
  const wanted = receivesOf(row)
  const isOther = word !== 'FAILED' && (price.currency !== wanted.currency || price.minor !== wanted.minor)
  if (isOther) await noteMismatch(under, reading)
  if (isOther && word !== 'RETURNED') return false
  // Sent more than once under its key, the refusal may be one that the provider kept from before: only its books prove it.
  if (word === 'FAILED' && source === 'WORKER' && attempt.sends > 1) {
    await transaction
      .updateTable('payout_attempt')
      .set({ refused_again: reading.reason ?? 'OTHER' })
      .where('id', '=', attempt.id)
      .execute()
    return false
  }
  return true
}

/**
 * Records what a provider said of an attempt. Of another sum or currency, or of another payout, it proves nothing: the attempt stays
 * unknown, its tokens stay held, and a person is told. Locks the withdrawal; false: nothing was proven.
 */
export const recordReading = async (
  transaction: Transaction<Schema>,
  { id, withdrawal_id }: Pick<AttemptRow, 'id' | 'withdrawal_id'>,
  reading: PayoutReading,
  source: CameBy,
): Promise<boolean> => {
  const row = await lockWithdrawal(transaction, withdrawal_id)
  if (!row) throw new Error(`withdrawal ${withdrawal_id} is not there`)
  const attempt = await transaction.selectFrom('payout_attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const under = { transaction, row, attempt }
  const evidence = { attemptId: id, at: reading.at, detail: evidenceOf(reading) }
  if (!(await isProven(under, reading, source))) {
    await say(under, { ...evidence, kind: 'NOTED', source, subject: `unproven ${reading.word}`, reason: reading.reason ?? null })
    await say(under, { kind: 'UNKNOWN', source, attemptId: id })
    return false
  }
  await keepDetails(under, reading)
  await say(under, { ...evidence, kind: reading.word, source, subject: subjectOf(reading), reason: reading.reason ?? null })
  return true
}

/** Writes down that nobody knows whether an attempt was made. */
export const recordUnknown = async (
  transaction: Transaction<Schema>,
  { id, withdrawal_id }: Pick<AttemptRow, 'id' | 'withdrawal_id'>,
  said: { readonly source: 'WORKER' | 'STATUS' | 'CLOCK'; readonly detail: string },
): Promise<void> => {
  const noted = await advance(transaction, withdrawal_id, { kind: 'UNKNOWN', attemptId: id, ...said })
  if (!noted.ok) throw new Error(`withdrawal ${withdrawal_id} is not there`)
}

/** By the clock: sent so long ago without another word that it counts as paid. */
export const recordPresumedPaid = async (transaction: Transaction<Schema>, attempt: AttemptRow): Promise<void> => {
  await advance(transaction, attempt.withdrawal_id, { kind: 'PAID', source: 'CLOCK', attemptId: attempt.id })
}
