import { sql, type Kysely } from 'kysely'

/** What waits to leave by email or as a text message has its own name: a letter it was only here. */
const statements = [
  sql`ALTER TABLE letter RENAME TO outgoing_message`,
  sql`ALTER SEQUENCE letter_id_seq RENAME TO outgoing_message_id_seq`,
  sql`ALTER TABLE outgoing_message RENAME CONSTRAINT letter_pkey TO outgoing_message_pkey`,
  sql`ALTER TABLE outgoing_message RENAME CONSTRAINT letter_kind_check TO outgoing_message_kind_check`,
  sql`ALTER TABLE outgoing_message RENAME CONSTRAINT letter_player_id_fkey TO outgoing_message_player_id_fkey`,
  sql`ALTER TABLE outgoing_message RENAME CONSTRAINT letter_code_id_fkey TO outgoing_message_code_id_fkey`,
  sql`ALTER INDEX letter_due RENAME TO outgoing_message_due`,
  sql`ALTER INDEX letter_code RENAME TO outgoing_message_code`,
  // The sweep keeps its state under the name of the table.
  sql`UPDATE sweep SET name = 'outgoing_message' WHERE name = 'letter'`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
