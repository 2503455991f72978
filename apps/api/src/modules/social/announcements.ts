import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Announcement } from '../../graphql/resolvers.generated.ts'

const MOST_LISTED = 60

/** What is out, newest first, and whether this player has read it. */
export const announcementsOf = async (database: Kysely<Schema>, playerId: string): Promise<Announcement[]> => {
  const rows = await database
    .selectFrom('announcement')
    .leftJoin('announcement_reading', (join) =>
      join.onRef('announcement_reading.announcement_id', '=', 'announcement.id').on('announcement_reading.player_id', '=', playerId),
    )
    .selectAll('announcement')
    .select(sql<boolean>`announcement_reading.player_id IS NOT NULL`.as('is_read'))
    .where('published_at', '<=', new Date())
    .orderBy('published_at', 'desc')
    .orderBy('announcement.id')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ id, title, summary, paragraphs, published_at, is_read }) => ({
    id,
    title,
    summary,
    paragraphs,
    at: published_at.toISOString(),
    isRead: is_read,
  }))
}

export const readAnnouncement = async (database: Kysely<Schema>, playerId: string, id: string): Promise<true> => {
  await sql`INSERT INTO announcement_reading (player_id, announcement_id)
    SELECT ${playerId}::uuid, id FROM announcement WHERE id = ${id} AND published_at <= now()
    ON CONFLICT DO NOTHING`.execute(database)
  return true
}
