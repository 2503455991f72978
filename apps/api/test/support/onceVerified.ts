import { sql } from 'kysely'
import type { TestNode } from './node.ts'

/**
 * What becomes of a call during which another one commits: `statement` runs once the password was found right, when its wrong tries are
 * forgotten, and before the call does anything with that.
 */
export const onceVerified = async <T>(node: TestNode, statement: string, call: () => Promise<T>): Promise<T> => {
  const { kysely } = node.app.services.database
  await sql
    .raw(`CREATE FUNCTION once_verified() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$`)
    .execute(kysely)
  await sql`CREATE TRIGGER once_verified AFTER DELETE ON login_attempt EXECUTE FUNCTION once_verified()`.execute(kysely)
  try {
    return await call()
  } finally {
    await sql`DROP FUNCTION once_verified CASCADE`.execute(kysely)
  }
}
