import { gameLaunchUrl } from '@lagoon/contract/wire/gameFrame/launch'
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

const LAUNCH_TOKEN_SECONDS = 60

/** Launch tokens are kept as a hash: who reads the table cannot open a game. */
export const launchTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The address of a game for a session that was just opened: its launch token is swapped by the provider once, within a minute. */
export const launchUrl = async (
  database: Kysely<Schema>,
  { origin, gameId, sessionId }: { origin: string; gameId: string; sessionId: string },
): Promise<string> => {
  const launchToken = randomBytes(32).toString('base64url')
  await database
    .insertInto('launch_token')
    .values({
      token_hash: launchTokenHash(launchToken),
      game_session_id: sessionId,
      expires_at: new Date(Date.now() + LAUNCH_TOKEN_SECONDS * 1_000),
    })
    .execute()
  return gameLaunchUrl(origin, gameId, launchToken)
}
