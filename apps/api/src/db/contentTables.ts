import type { ColumnType } from 'kysely'
import type { ArticleBlock, ArticleScene, Promotion } from '@lagoon/domain/content/content.state'

/** Given as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>
/** As `Json`, where there may be nothing. */
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface ArticleTable {
  id: string
  section: 'NEWS' | 'PROMOTION'
  title: string
  summary: string
  body: Json<ArticleBlock[]>
  published_at: Date
  scene: ArticleScene
  until: ColumnType<Date | null, Date | null | undefined, Date | null>
  action: MaybeJson<NonNullable<Promotion['action']>>
}

/** Tables of migrations 0003 (articles) and 0040. */
export interface ContentTables {
  article: ArticleTable
}
