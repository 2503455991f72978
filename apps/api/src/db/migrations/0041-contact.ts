import { sql, type Kysely } from 'kysely'

/** What came through the contact form. A puzzle stands for one message: its signature is unique, so a message sent twice is kept once. */
const statements = [
  sql`CREATE TABLE contact_message (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL CONSTRAINT contact_message_reference_key UNIQUE,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    captcha_signature text NOT NULL CONSTRAINT contact_message_captcha_key UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    answered_at timestamptz
  )`,
  sql`CREATE INDEX contact_message_open ON contact_message (created_at) WHERE answered_at IS NULL`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
