import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Article, ArticleScene, ArticleSection, ArticleTile, ContentTeaser } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import { wireBlock } from './blocks.ts'

const MOST_LISTED = 60

const outOf = (database: Kysely<Schema>, section: ArticleSection) =>
  database.selectFrom('article').where('section', '=', section).where('published_at', '<=', new Date())

/** The newest articles of a section that are already out. */
export const newestTeasers = async (database: Kysely<Schema>, section: ArticleSection, limit: number): Promise<ContentTeaser[]> => {
  const rows = await outOf(database, section)
    .select(['id', 'title', 'summary', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title, summary, published_at }) => ({ id, title, summary, publishedAt: published_at.toISOString() }))
}

const tileColumns = ['id', 'title', 'summary', 'published_at', 'scene', 'until'] as const
interface TileRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly published_at: Date
  readonly scene: ArticleScene
  readonly until: Date | null
}

const tileOf = ({ id, title, summary, published_at, scene, until }: TileRow): ArticleTile => ({
  id,
  title,
  summary,
  publishedAt: published_at.toISOString(),
  scene,
  until: until?.toISOString() ?? null,
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
    .select([...tileColumns, 'body', 'action'])
    .executeTakeFirst()
  if (!row) throw new Problem(404, 'ARTICLE_NOT_FOUND', 'We can’t find that article.')
  return { tile: tileOf(row), blocks: row.body.map(wireBlock), action: row.action }
}
