import { sql, type Kysely } from 'kysely'

/** What an article shows beside its words: a drawn scene, when a promotion ends, and what the reader can do. Its body becomes typed blocks. */
const statements = [
  sql`ALTER TABLE article
    ADD COLUMN scene text NOT NULL DEFAULT 'letter'
      CHECK (scene IN ('reels', 'tokens', 'history', 'harbour', 'signal', 'key', 'gift', 'tide', 'prize', 'letter')),
    ADD COLUMN until timestamptz,
    ADD COLUMN action jsonb,
    ADD CONSTRAINT article_ends_after_it_began CHECK (until > published_at)`,
  sql`UPDATE article SET body = coalesce(
    (SELECT jsonb_agg(jsonb_build_object('kind', 'paragraph', 'words', paragraph)) FROM jsonb_array_elements(body) AS paragraph), '[]')`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
