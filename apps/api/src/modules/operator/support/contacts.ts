import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Contact, ContactAct, ContactRefusal, Contacts } from '@lagoon/contract/wire/operator/contacts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { databaseNow } from '../../../kernel/databaseTime.ts'
import { isSamePerson } from '../../../kernel/isSamePerson.ts'
import type { Services } from '../../../services.ts'

const SHOWN = 50

type Row = Selectable<Schema['contact_message']>
type Acting = Promise<Result<'done' | 'before', ContactRefusal>>

const contactOf = ({ reference, name, email, message, created_at, answered_at, answered_by, reply }: Row): Contact => ({
  id: reference,
  name,
  email,
  message,
  sentAt: created_at.toISOString(),
  closedAt: answered_at?.toISOString() ?? null,
  closedBy: answered_by,
  reply,
})

/** The messages of the contact form without a reply, those that wait longest first. */
export const waitingContacts = async (database: Kysely<Schema>): Promise<Contacts> => {
  const waiting = database.selectFrom('contact_message').where('answered_at', 'is', null)
  const [rows, counted] = await Promise.all([
    waiting.selectAll().orderBy('created_at').orderBy('id').limit(SHOWN).execute(),
    waiting.select(({ fn }) => fn.countAll<bigint>().as('waiting')).executeTakeFirstOrThrow(),
  ])
  return { status: 'OK', waiting: Number(counted.waiting), contacts: rows.map(contactOf) }
}

/** One of them, with its reply or without; undefined where there is none. */
export const contactByReference = async (database: Kysely<Schema>, reference: string): Promise<Contact | undefined> => {
  const row = await database.selectFrom('contact_message').selectAll().where('reference', '=', reference).executeTakeFirst()
  return row && contactOf(row)
}

const closeWith = async (transaction: Transaction<Schema>, act: ContactAct): Acting => {
  const row = await transaction.selectFrom('contact_message').selectAll().where('reference', '=', act.id).forUpdate().executeTakeFirst()
  if (!row) return refused('CONTACT_NOT_FOUND')
  const reply = act.do === 'reply' ? act.text : null
  // Sent again, the answer having been lost, it is the same reply; the sender has it once.
  if (row.answered_at !== null)
    return row.reply === reply && isSamePerson(row.answered_by ?? '', act.agent) ? ok('before') : refused('NOT_NOW')
  await transaction
    .updateTable('contact_message')
    .set({ answered_at: databaseNow, answered_by: act.agent, reply })
    .where('id', '=', row.id)
    .execute()
  if (reply !== null)
    await transaction.insertInto('outgoing_message').values({ kind: 'contact-replied', contact_message_id: row.id }).execute()
  const detail = `${act.agent}: ${act.do} ${act.id}`
  await transaction.insertInto('operator_action').values({ command: 'handleContact', detail }).execute()
  return ok('done')
}

/** Replies to a message, or closes it without a reply, and writes down who did. */
export const actOnContact = async (services: Services, act: ContactAct): Acting => {
  const done = await services.database.kysely.transaction().execute((transaction) => closeWith(transaction, act))
  services.wakeMailer()
  return done
}
