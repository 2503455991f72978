import type { Kysely } from 'kysely'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Schema } from '../../db/schema.ts'
import { databaseNow } from '../databaseTime.ts'

/** Has a kept event handed on once more, whatever became of it; its sender and its signature are not asked again. */
export const replay = async (database: Kysely<Schema>, id: bigint): Promise<Result<void, 'EVENT_NOT_FOUND'>> => {
  const found = await database
    .updateTable('webhook_event')
    .set({ state: 'WAITING', attempts: 0, due_at: databaseNow, reason: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return found ? ok(undefined) : refused('EVENT_NOT_FOUND')
}
