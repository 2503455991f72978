import type { Transaction } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { WithdrawalRefusal } from '@lagoon/contract/withdrawal/enums'
import type { Schema } from '../../db/schema.ts'
import { isSamePerson } from '../../kernel/isSamePerson.ts'
import { advance, type AdvanceRefusal, type WithdrawalStep } from '../engine/advance.ts'
import { factsOf, lockWithdrawal, type WithdrawalRow } from '../engine/rows.ts'
import { standingOf } from '../machine/standing.ts'

export type ReviewProblem =
  | AdvanceRefusal
  | 'TAKEN_BY_ANOTHER'
  /** It needs two people, and this one has approved it already. */
  | 'SAME_REVIEWER'

/** One withdrawal, and who of the desk does something with it. */
export interface Reviewed {
  readonly id: string
  readonly reviewer: string
}

type Reviewing = Promise<Result<WithdrawalRow, ReviewProblem>>

/** What tells an act from the same one before: a person may do it again. */
const nextOf = async (transaction: Transaction<Schema>, id: string, kind: WithdrawalStep['kind']): Promise<string> => {
  const events = await factsOf(transaction, id)
  return String(events.filter((event) => event.kind === kind).length + 1)
}

const needsTwo = async (transaction: Transaction<Schema>, { currency, gross_minor }: WithdrawalRow): Promise<boolean> => {
  const terms = await transaction.selectFrom('review_terms').selectAll().where('currency', '=', currency).executeTakeFirst()
  const from = terms?.two_reviewers_from_minor ?? null
  return from !== null && gross_minor >= from
}

/** Takes a withdrawal from the queue: its review starts, and its player cannot cancel it any more. Taken again by the same person it stays theirs. */
export const take = async (transaction: Transaction<Schema>, { id, reviewer }: Reviewed): Reviewing => {
  const row = await lockWithdrawal(transaction, id)
  if (!row) return refused('WITHDRAWAL_NOT_FOUND')
  if (row.state !== 'REQUESTED' && row.state !== 'IN_REVIEW') return refused('NOT_NOW')
  if (row.reviewer !== null) return isSamePerson(row.reviewer, reviewer) ? ok(row) : refused('TAKEN_BY_ANOTHER')
  // How many have to approve stands from the first look on, whatever the operator changes meanwhile.
  if (row.state === 'REQUESTED' && (await needsTwo(transaction, row)))
    await transaction.updateTable('withdrawal').set({ approvals_needed: 2 }).where('id', '=', id).execute()
  return advance(transaction, id, { kind: 'TAKEN', source: 'DESK', actor: reviewer, subject: await nextOf(transaction, id, 'TAKEN') })
}

/** The withdrawal, where this person has taken it. */
const taken = async (transaction: Transaction<Schema>, { id, reviewer }: Reviewed): Reviewing => {
  const row = await lockWithdrawal(transaction, id)
  if (!row) return refused('WITHDRAWAL_NOT_FOUND')
  if (row.state !== 'IN_REVIEW' || row.reviewer === null) return refused('NOT_NOW')
  return isSamePerson(row.reviewer, reviewer) ? ok(row) : refused('TAKEN_BY_ANOTHER')
}

/** Puts a withdrawal back for somebody else; it stays in review. */
export const putBack = async (
  transaction: Transaction<Schema>,
  { id, reviewer, note }: Reviewed & { readonly note?: string },
): Reviewing => {
  const mine = await taken(transaction, { id, reviewer })
  if (!mine.ok) return mine
  const subject = await nextOf(transaction, id, 'PUT_BACK')
  return advance(transaction, id, { kind: 'PUT_BACK', source: 'DESK', actor: reviewer, subject, detail: note ?? null })
}

/**
 * Approves a withdrawal. Where it needs two people the first approval leaves it in review, for another one to take; the same person
 * is refused, in whatever letters they write their name.
 */
export const approve = async (
  transaction: Transaction<Schema>,
  { id, reviewer, note }: Reviewed & { readonly note?: string },
): Reviewing => {
  const row = await lockWithdrawal(transaction, id)
  if (row?.state === 'IN_REVIEW') {
    const { approvedBy } = standingOf(await factsOf(transaction, id), row.approvals_needed)
    if (approvedBy.some((name) => isSamePerson(name, reviewer))) return refused('SAME_REVIEWER')
  }
  const mine = await taken(transaction, { id, reviewer })
  if (!mine.ok) return mine
  return advance(transaction, id, { kind: 'APPROVED', source: 'DESK', actor: reviewer, detail: note ?? null })
}

/** Refuses a withdrawal: its tokens are given back. `note` is for the player. */
export const refuse = async (
  transaction: Transaction<Schema>,
  { id, reviewer, reason, note }: Reviewed & { readonly reason: WithdrawalRefusal; readonly note?: string },
): Reviewing => {
  const mine = await taken(transaction, { id, reviewer })
  if (!mine.ok) return mine
  return advance(transaction, id, { kind: 'REFUSED', source: 'DESK', actor: reviewer, reason, detail: note ?? null })
}

/** Writes something down for other reviewers. */
export const addNote = async (
  transaction: Transaction<Schema>,
  { id, reviewer, note }: Reviewed & { readonly note: string },
): Reviewing => {
  if (!(await lockWithdrawal(transaction, id))) return refused('WITHDRAWAL_NOT_FOUND')
  return advance(transaction, id, {
    kind: 'NOTED',
    source: 'DESK',
    actor: reviewer,
    subject: await nextOf(transaction, id, 'NOTED'),
    detail: note,
  })
}
