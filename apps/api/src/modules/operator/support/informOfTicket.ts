import { ticketAddress } from '@lagoon/contract/support/addresses'
import type { Selectable, Transaction } from 'kysely'
import type { OutgoingMessage } from '../../../db/schema.generated.ts'
import type { Schema } from '../../../db/schema.ts'
import { tell } from '../../../kernel/tell.ts'
import { notify } from '../../../notifications/notify.ts'

type Row = Pick<Selectable<Schema['ticket']>, 'id' | 'reference' | 'player_id' | 'title'>

interface News {
  readonly what: 'replied' | 'resolved'
  /** Tells one reply of a ticket from another. */
  readonly key: string
}

const words: Readonly<Record<News['what'], { readonly title: string; readonly email: OutgoingMessage['kind'] }>> = {
  replied: { title: 'Support replied to your ticket', email: 'ticket-replied' },
  resolved: { title: 'Your ticket is resolved', email: 'ticket-resolved' },
}

/** Tells open tabs of the player that a ticket stands in another way. */
export const tellOfTicket = (transaction: Transaction<Schema>, { reference, player_id }: Row): Promise<string> =>
  tell(transaction, player_id, { topic: 'ticket', ticketId: reference })

/** Tells the player what support wrote or settled: open tabs at once, in their list and on their lock screens, and by email. */
export const informOfTicket = async (transaction: Transaction<Schema>, row: Row, { what, key }: News): Promise<void> => {
  const { id, reference, player_id: playerId, title: text } = row
  const { title, email } = words[what]
  await tellOfTicket(transaction, row)
  const href = ticketAddress(reference)
  await notify(transaction, { playerId, key: `ticket:${reference}:${key}`, topic: 'SUPPORT', title, text, href })
  await transaction.insertInto('outgoing_message').values({ player_id: playerId, kind: email, ticket_id: id }).execute()
}
