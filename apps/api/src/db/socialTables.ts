import type { ColumnType, Generated } from 'kysely'
import type { NotificationTopic } from '../graphql/resolvers.generated.ts'

/** Given as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

export interface AnnouncementTable {
  id: string
  title: string
  summary: string
  paragraphs: Json<string[]>
  published_at: Date
}

export interface AnnouncementReadingTable {
  player_id: string
  announcement_id: string
}

export interface NotificationTable {
  id: Generated<bigint>
  player_id: string
  /** What it is about, once for each player. */
  key: string
  topic: NotificationTopic
  title: string
  text: string | null
  href: string | null
  at: Generated<Date>
  read_at: ColumnType<Date | null, null | undefined, Date>
}

/** Tables of migration 0044. */
export interface SocialTables {
  announcement: AnnouncementTable
  announcement_reading: AnnouncementReadingTable
  notification: NotificationTable
}
