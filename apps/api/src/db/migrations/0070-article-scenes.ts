import { sql, type Kysely } from 'kysely'

const scenes = sql.raw(`'REELS', 'TOKENS', 'HISTORY', 'HARBOUR', 'SIGNAL', 'KEY', 'GIFT', 'TIDE', 'PRIZE', 'LETTER'`)

/** The scene of an article in the spelling that every other enum has. */
const statements = [
  sql`ALTER TABLE article DROP CONSTRAINT article_scene_check`,
  sql`UPDATE article SET scene = upper(scene)`,
  sql`ALTER TABLE article ALTER COLUMN scene SET DEFAULT 'LETTER', ADD CONSTRAINT article_scene_check CHECK (scene IN (${scenes}))`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
