import { contactAct, contactPaths, contactQuery, contactReply, contactsQuery, contactsReply } from '@lagoon/contract/wire/operator/contacts'
import { kycCasePaths, kycCasesQuery, kycCasesReply, kycDecision } from '@lagoon/contract/wire/operator/kycCases'
import { operatorPaths, operatorReply } from '@lagoon/contract/wire/operator/operator'
import { reviewAct, reviewPaths, reviewQuery, reviewReply, reviewsQuery, reviewsReply } from '@lagoon/contract/wire/operator/reviews'
import { ticketAct, ticketPaths, ticketQuery, ticketReply, ticketsQuery, ticketsReply } from '@lagoon/contract/wire/operator/tickets'
import * as v from 'valibot'
import type { SignedCall } from '../../http/signedCall.ts'
import { officePaths, type OfficeCall, type OfficeReplies } from '../contract.ts'

type Answers = Readonly<Record<string, (body: unknown) => Promise<{ readonly status: string }>>>

/** The commands of the platform's log that reviewers and agents gave. */
const reviewed: ReadonlySet<string> = new Set(['reviewWithdrawal', 'decideVerification', 'handleTicket', 'handleContact'])

/**
 * What the page may ask for, by address. Each body is held against the contract before it goes on, signed in the operator's name;
 * whoever acts has to be one of `reviewers`.
 */
export const officeCalls = (call: SignedCall, reviewers: readonly string[]): Answers => {
  const checked =
    <Body extends v.GenericSchema<unknown, object>, Reply extends { readonly status: string }>(
      body: Body,
      next: (given: v.InferOutput<Body>) => Promise<Reply>,
    ) =>
    async (given: unknown): Promise<Reply | { readonly status: 'BAD_REQUEST' }> => {
      const read = v.safeParse(body, given)
      return read.success ? next(read.output) : { status: 'BAD_REQUEST' }
    }
  const byReviewer = async <Reply>(name: string, next: () => Promise<Reply>): Promise<Reply | { readonly status: 'UNKNOWN_REVIEWER' }> =>
    reviewers.includes(name) ? next() : { status: 'UNKNOWN_REVIEWER' }
  const log = async (): Promise<OfficeReplies['log']> => {
    const reply = await call(operatorPaths.state, {}, operatorReply)
    return reply.status === 'OK' ? { status: 'OK', actions: reply.actions.filter(({ command }) => reviewed.has(command)) } : reply
  }
  const answers = {
    withdrawals: checked(reviewsQuery, (query) => call(reviewPaths.list, query, reviewsReply)),
    withdrawal: checked(reviewQuery, (query) => call(reviewPaths.one, query, reviewReply)),
    act: checked(reviewAct, (act) => byReviewer(act.reviewer, () => call(reviewPaths.act, act, reviewReply))),
    verifications: checked(kycCasesQuery, (query) => call(kycCasePaths.list, query, kycCasesReply)),
    decide: checked(kycDecision, (decision) => byReviewer(decision.reviewer, () => call(kycCasePaths.decide, decision, kycCasesReply))),
    tickets: checked(ticketsQuery, (query) => call(ticketPaths.list, query, ticketsReply)),
    ticket: checked(ticketQuery, (query) => call(ticketPaths.one, query, ticketReply)),
    actOnTicket: checked(ticketAct, (act) => byReviewer(act.agent, () => call(ticketPaths.act, act, ticketReply))),
    contacts: checked(contactsQuery, (query) => call(contactPaths.list, query, contactsReply)),
    contact: checked(contactQuery, (query) => call(contactPaths.one, query, contactReply)),
    actOnContact: checked(contactAct, (act) => byReviewer(act.agent, () => call(contactPaths.act, act, contactReply))),
    log: checked(v.strictObject({}), log),
  } satisfies { readonly [Call in OfficeCall]: (body: unknown) => Promise<OfficeReplies[Call]> }
  return Object.fromEntries(Object.entries(officePaths).map(([name, path]) => [path, answers[name as OfficeCall]]))
}
