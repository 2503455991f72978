import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReviewQueue, Reviews, ReviewsQuery } from '@lagoon/contract/wire/operator/reviews'
import type { Schema } from '../../../db/schema.ts'
import { reviewRows } from './rows.ts'

/** How far a queue is counted. */
const COUNTED = 100

/** As the indexes of the queues have it (migration 0111), so that a page reads no more than it shows. */
const inQueue: Readonly<Record<ReviewQueue, RawBuilder<unknown>>> = {
  TO_REVIEW: sql`w.state IN ('REQUESTED', 'IN_REVIEW')`,
  UNDER_WAY: sql`w.state IN ('APPROVED', 'SENDING', 'SENT')`,
  OVER: sql`w.state IN ('PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED')`,
}

const conditionsOf = ({ queue, state, reviewer }: ReviewsQuery): RawBuilder<unknown> => {
  const all = [inQueue[queue]]
  if (state !== undefined) all.push(sql`w.state = ${state}`)
  if (reviewer !== undefined) all.push(sql`w.reviewer = ${reviewer}`)
  return sql.join(all, sql` AND `)
}

/** A page of a queue. A page goes on after a withdrawal, whatever became of that one meanwhile. */
export const reviewsOf = async (database: Kysely<Schema>, query: ReviewsQuery): Promise<Reviews> => {
  const { first, after, queue } = query
  const conditions = conditionsOf(query)
  const isOver = queue === 'OVER'
  const order = isOver ? sql`w.requested_at DESC, w.id DESC` : sql`w.requested_at, w.id`
  const beyond = after
    ? sql` AND (w.requested_at, w.id) ${isOver ? sql`<` : sql`>`} (SELECT requested_at, id FROM withdrawal WHERE id = ${after}::uuid)`
    : sql``
  const page = sql`SELECT w.id, row_number() OVER (ORDER BY ${order}) AS place FROM (
      SELECT * FROM withdrawal w WHERE ${conditions}${beyond} ORDER BY ${order} LIMIT ${first + 1}::integer
    ) w`
  const counting = sql<{ count: number }>`SELECT count(*)::integer AS count FROM (
      SELECT 1 FROM withdrawal w WHERE ${conditions} LIMIT ${COUNTED}::integer
    ) counted`
  const [rows, counted] = await Promise.all([reviewRows(database, page), counting.execute(database)])
  const shown = rows.slice(0, first)
  return {
    status: 'OK',
    rows: shown,
    next: rows.length > first ? (shown.at(-1)?.id ?? null) : null,
    inQueue: counted.rows[0]?.count ?? 0,
  }
}
