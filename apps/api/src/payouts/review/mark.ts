import type { Kysely, Transaction } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { PayoutFailure } from '@lagoon/contract/withdrawal/enums'
import type { Schema } from '../../db/schema.ts'
import { retried } from '../../kernel/retry.ts'
import { advance } from '../engine/advance.ts'
import { sendAgain } from '../engine/attempts.ts'
import { factsOf, lockWithdrawal, type AttemptRow, type WithdrawalRow } from '../engine/rows.ts'
import { ONE_MORE, standingOf } from '../machine/standing.ts'
import { poll, send, type PayoutServices } from '../polling/poll.ts'
import { NOT_FOUND_TIMES } from '../polling/schedule.ts'
import type { Reviewed, ReviewProblem } from './decide.ts'

type Marking = Promise<Result<WithdrawalRow, ReviewProblem>>

const lastAttempt = (database: Kysely<Schema>, id: string): Promise<AttemptRow | undefined> =>
  database.selectFrom('payout_attempt').selectAll().where('withdrawal_id', '=', id).orderBy('number', 'desc').limit(1).executeTakeFirst()

/** Whether the provider was asked often enough and has no such payout in its books, or says something of it that cannot be. */
const isDisproved = async (transaction: Transaction<Schema>, { id, not_found }: AttemptRow): Promise<boolean> => {
  if (not_found >= NOT_FOUND_TIMES) return true
  const unproven = await transaction
    .selectFrom('withdrawal_event')
    .select('id')
    .where('attempt_id', '=', id)
    .where('kind', '=', 'NOTED')
    .where('subject', 'like', 'unproven %')
    .limit(1)
    .executeTakeFirst()
  return unproven !== undefined
}

/** Marks a payout as paid, by its provider's word outside of its interface. Only what was sent, or is unknown. */
export const markPaid = async (
  transaction: Transaction<Schema>,
  { id, reviewer, reference, note }: Reviewed & { readonly reference: string; readonly note: string },
): Marking => {
  if (!(await lockWithdrawal(transaction, id))) return refused('WITHDRAWAL_NOT_FOUND')
  const attempt = await lastAttempt(transaction, id)
  if (attempt?.state !== 'UNKNOWN' && attempt?.state !== 'SENT') return refused('NOT_NOW')
  await transaction.updateTable('withdrawal').set({ reference }).where('id', '=', id).execute()
  return advance(transaction, id, { kind: 'PAID', source: 'DESK', actor: reviewer, attemptId: attempt.id, detail: note })
}

/**
 * Marks a payout as failed: its tokens are given back. Of one that is unknown only once its provider was asked often enough and has no
 * such payout in its books: nothing is given back on a guess.
 */
export const markFailed = async (
  transaction: Transaction<Schema>,
  { id, reviewer, failure, note }: Reviewed & { readonly failure: PayoutFailure; readonly note: string },
): Marking => {
  const row = await lockWithdrawal(transaction, id)
  if (!row) return refused('WITHDRAWAL_NOT_FOUND')
  const attempt = await lastAttempt(transaction, id)
  const step = { kind: 'FAILED', source: 'DESK', actor: reviewer, reason: failure, detail: note } as const
  if (row.state === 'APPROVED') return advance(transaction, id, step)
  if (attempt?.state !== 'UNKNOWN' || !(await isDisproved(transaction, attempt))) return refused('NOT_NOW')
  return advance(transaction, id, { ...step, attemptId: attempt.id })
}

/** Asks the provider now how the last attempt stands; what it says is recorded, and that it does not answer is too. */
export const askNow = async (services: PayoutServices, { id }: Reviewed): Promise<Result<true, ReviewProblem>> => {
  const attempt = await lastAttempt(services.database.kysely, id)
  if (!attempt) return refused('NOT_NOW')
  await poll(services, attempt)
  return ok(true)
}

/** What is to be sent again; null where one attempt more will be made by itself. */
const toSendAgain = async (
  transaction: Transaction<Schema>,
  { id, reviewer, note }: Reviewed & { readonly note: string },
): Promise<Result<AttemptRow | null, ReviewProblem>> => {
  const row = await lockWithdrawal(transaction, id)
  if (!row) return refused('WITHDRAWAL_NOT_FOUND')
  const standing = standingOf(await factsOf(transaction, id), row.approvals_needed)
  const attempt = await lastAttempt(transaction, id)
  const noted = { kind: 'NOTED', source: 'DESK', actor: reviewer, detail: note } as const
  if (standing.isExhausted) {
    const more = await advance(transaction, id, { ...noted, subject: `${ONE_MORE} ${standing.attempts.length + 1}` })
    return more.ok ? ok(null) : more
  }
  if (attempt?.state !== 'UNKNOWN' || !(await isDisproved(transaction, attempt))) return refused('NOT_NOW')
  await advance(transaction, id, { ...noted, subject: `again ${attempt.number}:${attempt.sends}` })
  return ok(attempt)
}

/**
 * Sends again what its provider does not know, under the same key; of what was refused for now as often as it is tried, makes one
 * attempt more.
 */
export const sendOnceMore = async (
  services: PayoutServices,
  asked: Reviewed & { readonly note: string },
): Promise<Result<true, ReviewProblem>> => {
  const begun = await retried(() => services.database.kysely.transaction().execute((transaction) => toSendAgain(transaction, asked)))
  if (!begun.ok) return begun
  if (begun.value === null) return ok(true)
  const again = await sendAgain(services, begun.value, { source: 'DESK', actor: asked.reviewer })
  if (!again) return refused('NOT_NOW')
  await send(services, again)
  return ok(true)
}
