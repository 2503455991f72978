import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { TicketAct, TicketRefusal } from '@lagoon/contract/wire/operator/tickets'
import type { Selectable, Transaction } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { databaseNow } from '../../../kernel/databaseTime.ts'
import { isSamePerson } from '../../../kernel/isSamePerson.ts'
import { retried } from '../../../kernel/retry.ts'
import type { Services } from '../../../services.ts'
import { informOfTicket, tellOfTicket } from './informOfTicket.ts'

type Acting = Promise<Result<'done' | 'before', TicketRefusal>>
type ActOf<Do extends TicketAct['do']> = Extract<TicketAct, { do: Do }>
type Row = Selectable<Schema['ticket']>
type Standing = Pick<Row, 'step' | 'assigned_to' | 'resolved_by'>

/** The ticket stands still for as long as the transaction lasts: of two agents the second one sees what the first one did. */
const lockTicket = (transaction: Transaction<Schema>, reference: string): Promise<Row | undefined> =>
  transaction.selectFrom('ticket').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst()

const change = async (transaction: Transaction<Schema>, { id }: Row, agent: string, values: Partial<Standing>): Promise<void> => {
  const updated = { last_updated_by: agent, last_updated_at: databaseNow }
  await transaction
    .updateTable('ticket')
    .set({ ...values, ...updated })
    .where('id', '=', id)
    .execute()
}

/** Why this agent may not work on the ticket; undefined where it is theirs. */
const obstacle = ({ step, assigned_to }: Row, agent: string): TicketRefusal | undefined => {
  if (step === 'RESOLVED') return 'TICKET_RESOLVED'
  if (assigned_to === null) return 'NOT_NOW'
  return isSamePerson(assigned_to, agent) ? undefined : 'TAKEN_BY_ANOTHER'
}

const take = async (transaction: Transaction<Schema>, row: Row, { agent }: ActOf<'take'>): Acting => {
  if (row.step === 'RESOLVED') return refused('TICKET_RESOLVED')
  if (row.assigned_to !== null) return isSamePerson(row.assigned_to, agent) ? ok('before') : refused('TAKEN_BY_ANOTHER')
  await change(transaction, row, agent, { assigned_to: agent, ...(row.step === 'POSTED' && { step: 'ASSIGNED' as const }) })
  await tellOfTicket(transaction, row)
  return ok('done')
}

const putBack = async (transaction: Transaction<Schema>, row: Row, { agent }: ActOf<'putBack'>): Acting => {
  if (row.step === 'RESOLVED') return refused('TICKET_RESOLVED')
  if (row.step !== 'ASSIGNED') return refused('NOT_NOW')
  await change(transaction, row, agent, { assigned_to: null, step: 'POSTED' })
  await tellOfTicket(transaction, row)
  return ok('done')
}

type Reply = ActOf<'reply'>['reply']

/** What became of a reply under this key before; the key of another text is nobody's. Undefined: there was none. */
const repeated = async (
  transaction: Transaction<Schema>,
  { id }: Row,
  { key, text }: Reply,
): Promise<Result<'before', TicketRefusal> | undefined> => {
  const before = await transaction.selectFrom('ticket_comment').selectAll().where('submission_key', '=', key).executeTakeFirst()
  if (!before) return undefined
  return before.ticket_id === id && before.text === text ? ok('before') : refused('BAD_REQUEST')
}

const write = async (transaction: Transaction<Schema>, { id }: Row, agent: string, { key, text }: Reply): Promise<bigint> => {
  const { id: commentId } = await transaction
    .insertInto('ticket_comment')
    .values({ ticket_id: id, sender: 'AGENT', author: agent, text, submission_key: key, at: databaseNow })
    .returning('id')
    .executeTakeFirstOrThrow()
  return commentId
}

const reply = async (transaction: Transaction<Schema>, row: Row, { agent, reply: written }: ActOf<'reply'>): Acting => {
  const before = await repeated(transaction, row, written)
  if (before) return before
  const why = obstacle(row, agent)
  if (why) return refused(why)
  const commentId = await write(transaction, row, agent, written)
  await change(transaction, row, agent, { step: 'ANSWERED' })
  await informOfTicket(transaction, row, { what: 'replied', key: String(commentId) })
  return ok('done')
}

/** False: the player has written something that the agent has not read. */
const hasSeenAll = async (transaction: Transaction<Schema>, { id }: Row, seen: string): Promise<boolean> => {
  const last = await transaction
    .selectFrom('ticket_comment')
    .select('id')
    .where('ticket_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return String(last.id) === seen
}

const resolve = async (transaction: Transaction<Schema>, row: Row, { agent, seen, reply: written }: ActOf<'resolve'>): Acting => {
  const before = written && (await repeated(transaction, row, written))
  if (before) return before
  if (row.step === 'RESOLVED' && !written && isSamePerson(row.resolved_by ?? '', agent)) return ok('before')
  const why = obstacle(row, agent)
  if (why) return refused(why)
  if (!(await hasSeenAll(transaction, row, seen))) return refused('NOT_NOW')
  if (written) await write(transaction, row, agent, written)
  await change(transaction, row, agent, { step: 'RESOLVED', resolved_by: agent })
  await informOfTicket(transaction, row, { what: 'resolved', key: 'resolved' })
  return ok('done')
}

const carryOut = (transaction: Transaction<Schema>, row: Row, act: TicketAct): Acting => {
  switch (act.do) {
    case 'take':
      return take(transaction, row, act)
    case 'putBack':
      return putBack(transaction, row, act)
    case 'reply':
      return reply(transaction, row, act)
    case 'resolve':
      return resolve(transaction, row, act)
  }
}

/** Does what an agent asks for, and writes down in the same transaction that they did; what was done before is not done again. */
export const actOnTicket = async (services: Services, act: TicketAct): Acting => {
  const done = await retried(() =>
    services.database.kysely.transaction().execute(async (transaction): Acting => {
      const row = await lockTicket(transaction, act.id)
      if (!row) return refused('TICKET_NOT_FOUND')
      const result = await carryOut(transaction, row, act)
      const detail = `${act.agent}: ${act.do} ${act.id}`
      if (result.ok && result.value === 'done')
        await transaction.insertInto('operator_action').values({ command: 'handleTicket', detail }).execute()
      return result
    }),
  )
  services.wakeOutbox()
  services.wakeMailer()
  return done
}
