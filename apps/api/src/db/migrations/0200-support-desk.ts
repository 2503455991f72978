import { sql, type Kysely } from 'kysely'
import { addWords } from '../addWords.ts'

/** Agents answer tickets and messages of the contact form, and their replies leave by email. */
const statements = [
  // Kept beside `last_updated_at`: whoever adds to a ticket that waits must not lose their place in the queue.
  sql`ALTER TABLE ticket ADD COLUMN waiting_since timestamptz NOT NULL DEFAULT now()`,
  sql`UPDATE ticket t SET waiting_since = COALESCE((SELECT min(c.at) FROM ticket_comment c WHERE c.ticket_id = t.id AND c.sender = 'PLAYER'
    AND c.id > COALESCE((SELECT max(a.id) FROM ticket_comment a WHERE a.ticket_id = t.id AND a.sender = 'AGENT'), 0)), t.last_updated_at)`,
  sql`DROP INDEX ticket_open`,
  sql`CREATE INDEX ticket_waiting ON ticket (waiting_since, id) WHERE step IN ('POSTED', 'ASSIGNED')`,
  sql`CREATE INDEX ticket_of_step ON ticket (step, last_updated_at DESC, id DESC)`,
  sql`ALTER TABLE ticket_comment ADD COLUMN submission_key uuid CONSTRAINT ticket_comment_submission_key UNIQUE`,

  // `answered_at` is when it was closed; without a `reply` it was closed as it is.
  sql`ALTER TABLE contact_message ADD COLUMN answered_by text, ADD COLUMN reply text`,

  // The sender of a contact message needs no account.
  sql`ALTER TABLE outgoing_message ALTER COLUMN player_id DROP NOT NULL,
    ADD COLUMN ticket_id bigint REFERENCES ticket (id),
    ADD COLUMN contact_message_id bigint REFERENCES contact_message (id) ON DELETE CASCADE,
    ADD CONSTRAINT outgoing_message_addressee_check CHECK (player_id IS NOT NULL OR contact_message_id IS NOT NULL)`,
  sql`CREATE INDEX outgoing_message_of_contact ON outgoing_message (contact_message_id) WHERE contact_message_id IS NOT NULL`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
  await addWords(database, 'outgoing_message', 'kind', ['ticket-replied', 'ticket-resolved', 'contact-replied'])
}
