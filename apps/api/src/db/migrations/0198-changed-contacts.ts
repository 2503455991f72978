import { sql, type Kysely } from 'kysely'
import { addWords } from '../addWords.ts'

/** What tells of another email or phone number goes to the address that the player had until then. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE outgoing_message ADD COLUMN recipient text`.execute(database)
  await addWords(database, 'outgoing_message', 'kind', ['email-changed', 'phone-changed'])
}
