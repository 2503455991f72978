import { sql, type Kysely } from 'kysely'

/** What a player tells about themselves (§3, Profile). An empty text is no answer yet. */
const statements = [
  sql`ALTER TABLE player
    ADD COLUMN date_of_birth date,
    ADD COLUMN gender text NOT NULL DEFAULT '' CHECK (gender IN ('', 'FEMALE', 'MALE', 'OTHER')),
    ADD COLUMN country text NOT NULL DEFAULT '',
    ADD COLUMN state text NOT NULL DEFAULT '',
    ADD COLUMN city text NOT NULL DEFAULT '',
    ADD COLUMN address text NOT NULL DEFAULT '',
    ADD COLUMN zip text NOT NULL DEFAULT '',
    ADD COLUMN skrill_id text NOT NULL DEFAULT '',
    ADD COLUMN cash_app_id text NOT NULL DEFAULT '',
    ADD COLUMN seamless_chex_id text NOT NULL DEFAULT '',
    ADD COLUMN crypto_address text NOT NULL DEFAULT '',
    ADD COLUMN facebook text NOT NULL DEFAULT '',
    ADD COLUMN twitter text NOT NULL DEFAULT '',
    ADD COLUMN tiktok text NOT NULL DEFAULT '',
    ADD COLUMN instagram text NOT NULL DEFAULT ''`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
