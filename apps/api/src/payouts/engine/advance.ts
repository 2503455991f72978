import { sql, type Transaction } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Schema } from '../../db/schema.ts'
import { databaseNow, secondsFromNow } from '../../kernel/databaseTime.ts'
import { mayFollow, standingOf, type Standing, type WithdrawalFact } from '../machine/standing.ts'
import { book } from './book.ts'
import { noteWithdrawalIncidents } from './incidents.ts'
import { inform } from './inform.ts'
import { factsOf, lockWithdrawal, type WithdrawalRow } from './rows.ts'

/** Something that is said or done of a withdrawal, with what else came with it. */
export interface WithdrawalStep {
  readonly kind: WithdrawalFact['kind']
  readonly source: WithdrawalFact['source']
  /** The name of who did it, where a person of the desk did. */
  readonly actor?: string
  readonly attemptId?: string
  /** As of `WithdrawalFact`. */
  readonly subject?: string
  readonly reason?: string | null
  /** With REFUSED: the reviewer's words for the player; otherwise what is kept for evidence. */
  readonly detail?: string | null
  /** By the clock of who says it. @default now, by the database's */
  readonly at?: Date
}

export type AdvanceRefusal =
  | 'WITHDRAWAL_NOT_FOUND'
  /** It does not stand so that this could be done. */
  | 'NOT_NOW'

const factIn = ({ kind, source, actor = '', attemptId, subject = '', reason = null }: WithdrawalStep): WithdrawalFact => ({
  ...{ kind, source, actor, attemptId: attemptId ?? null, subject, reason },
})

const isSame = (a: WithdrawalFact, b: WithdrawalFact): boolean =>
  a.kind === b.kind && a.source === b.source && a.actor === b.actor && a.attemptId === b.attemptId && a.subject === b.subject

const keepEvent = async (
  transaction: Transaction<Schema>,
  withdrawalId: string,
  { at, detail, ...step }: WithdrawalStep,
): Promise<void> => {
  const { attemptId, ...fact } = factIn(step)
  await transaction
    .insertInto('withdrawal_event')
    .values({ withdrawal_id: withdrawalId, ...fact, attempt_id: attemptId, detail: detail ?? null, at: at ?? databaseNow })
    .execute()
}

/** How long until the next attempt after one that was refused for now, seconds, by how many there were. */
const RETRY_PAUSES = [300, 1_800] as const

/** When its next attempt is due: never while one is under way. */
const sendAtOf = (row: WithdrawalRow, { state, attempts, isExhausted }: Standing) => {
  if (state !== 'APPROVED' || isExhausted) return null
  if (row.state === 'APPROVED' && row.send_at !== null) return row.send_at
  // Approved all along and not due: a person has one attempt more made, now.
  if (row.state === 'APPROVED') return sql<Date>`greatest(clock_timestamp(), ${row.not_before}::timestamptz)`
  const pause = attempts.length === 0 ? 0 : (RETRY_PAUSES[attempts.length - 1] ?? RETRY_PAUSES[1])
  return sql<Date>`greatest(${secondsFromNow(pause)}, ${row.not_before}::timestamptz)`
}

const updateAttempts = async (transaction: Transaction<Schema>, { attempts }: Standing): Promise<void> => {
  for (const { id, state } of attempts) {
    const isSent = state !== 'SENDING' && state !== 'UNKNOWN' && state !== 'FAILED'
    await transaction
      .updateTable('payout_attempt')
      .set({
        state,
        ...(isSent && { sent_at: sql<Date>`coalesce(sent_at, clock_timestamp())` }),
        ...(state === 'PAID' && { paid_at: sql<Date>`coalesce(paid_at, clock_timestamp())` }),
      })
      .where('id', '=', id)
      .where('state', '<>', state)
      .execute()
  }
}

const returnIdOf = (facts: readonly WithdrawalFact[]): string =>
  facts.flatMap(({ kind, subject }) => (kind === 'RETURNED' ? [subject] : [])).at(0) ?? 'refused'

/**
 * Keeps something that is said or done of a withdrawal, and does in the same transaction all that follows from how it stands then: its
 * tokens are given back or paid out, once, and the player is told. The only writer of a withdrawal once it was asked for, and it holds
 * the withdrawal's lock from here on. What is repeated changes nothing; what a provider says late is kept. A person's act that does not
 * fit any more is refused and leaves no trace. Run the transaction by `retried`, and wake the outbox and the mailer after it.
 */
export const advance = async (
  transaction: Transaction<Schema>,
  withdrawalId: string,
  step: WithdrawalStep,
): Promise<Result<WithdrawalRow, AdvanceRefusal>> => {
  const row = await lockWithdrawal(transaction, withdrawalId)
  if (!row) return refused('WITHDRAWAL_NOT_FOUND')
  const facts = await factsOf(transaction, withdrawalId)
  const fact = factIn(step)
  if (facts.some((known) => isSame(known, fact))) return ok(row)
  if (!mayFollow(standingOf(facts, row.approvals_needed), fact)) return refused('NOT_NOW')
  await keepEvent(transaction, withdrawalId, step)
  const all = [...facts, fact]
  const standing = standingOf(all, row.approvals_needed)
  await updateAttempts(transaction, standing)
  const booked = await book(transaction, row, standing, returnIdOf(all))
  const hasMoved = standing.state !== row.state
  const next = await transaction
    .updateTable('withdrawal')
    .set({
      state: standing.state,
      refusal: standing.refusal,
      failure: standing.failure,
      send_at: sendAtOf(row, standing),
      ...(step.kind === 'REFUSED' && { refusal_note: step.detail ?? null }),
      ...(step.kind === 'TAKEN' && { reviewer: step.actor ?? null }),
      ...((step.kind === 'PUT_BACK' || step.kind === 'APPROVED') && { reviewer: null }),
      ...(hasMoved && { since: databaseNow }),
      ...booked,
    })
    .where('id', '=', withdrawalId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteWithdrawalIncidents(transaction, next, standing)
  if (hasMoved || step.kind === 'REQUESTED') await inform(transaction, next, row.state)
  return ok(next)
}
