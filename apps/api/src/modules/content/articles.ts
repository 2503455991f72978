import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Article, ArticleAction, ArticleScene, ArticleSection, ArticleTile, ContentTeaser } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import { wireBlock } from './blocks.ts'

const MOST_LISTED = 60

const outOf = (database: Kysely<Schema>, section: ArticleSection) =>
  database.selectFrom('article').where('section', '=', section).where('published_at', '<=', new Date())

interface Run {
  readonly section: ArticleSection
  readonly published_at: Date
  readonly until: Date | null
  readonly action: ArticleAction | null
}
/** A promotion runs as soon as it is out, unless its reader cannot do anything about it: one that only announces does not run. */
const runOf = ({ section, published_at, until, action }: Run) => ({
  runsFrom: section === 'PROMOTION' && action !== null ? published_at.toISOString() : null,
  until: until?.toISOString() ?? null,
})

/** The newest articles of a section that are already out. */
export const newestTeasers = async (database: Kysely<Schema>, section: ArticleSection, limit: number): Promise<ContentTeaser[]> => {
  const rows = await outOf(database, section)
    .select(['id', 'section', 'title', 'summary', 'published_at', 'until', 'action'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title, summary, ...row }) => ({ id, title, summary, publishedAt: row.published_at.toISOString(), ...runOf(row) }))
}

const tileColumns = ['id', 'section', 'title', 'summary', 'published_at', 'scene', 'until', 'action'] as const
interface TileRow extends Run {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly scene: ArticleScene
}

const tileOf = ({ id, title, summary, scene, ...row }: TileRow): ArticleTile => ({
  id,
  title,
  summary,
  publishedAt: row.published_at.toISOString(),
  scene,
  ...runOf(row),
})

/** What is out of a section, newest first. */
export const articlesOf = async (database: Kysely<Schema>, section: ArticleSection): Promise<ArticleTile[]> => {
  const rows = await outOf(database, section).select(tileColumns).orderBy('published_at', 'desc').orderBy('id').limit(MOST_LISTED).execute()
  return rows.map(tileOf)
}

/** One article; of one that is not out yet it says the same as of one that never was. */
export const articleOf = async (database: Kysely<Schema>, section: ArticleSection, id: string): Promise<Article> => {
  const row = await outOf(database, section)
    .where('id', '=', id)
    .select([...tileColumns, 'body'])
    .executeTakeFirst()
  if (!row) throw new Problem(404, 'ARTICLE_NOT_FOUND', 'We can’t find that article.')
  return { tile: tileOf(row), blocks: row.body.map(wireBlock), action: row.action }
}
