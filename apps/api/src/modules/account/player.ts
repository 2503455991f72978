import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Player } from '../../graphql/resolvers.generated.ts'
import type { Services } from '../../services.ts'
import { refusals } from '../../session/caller.ts'

export type PlayerRow = Selectable<Schema['player']>

/** A player as the contract shows one to themselves. */
export const shownPlayer = (row: PlayerRow): Player => ({
  id: row.id,
  displayName: row.display_name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  idVerified: row.id_verified,
  lobbyCode: row.lobby_code,
  level: row.level,
  memberSince: row.created_at.toISOString(),
})

/** The player of a live session. */
export const playerById = async ({ database }: Services, id: string): Promise<PlayerRow> => {
  const row = await database.kysely.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw refusals.sessionEnded()
  return row
}

/** The player that a log-in names, by email address or by display name; neither minds upper or lower case. */
export const playerByIdentifier = ({ database }: Services, identifier: string): Promise<PlayerRow | undefined> => {
  const column = identifier.includes('@') ? 'email' : 'display_name'
  return database.kysely
    .selectFrom('player')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', [column]), '=', identifier.toLowerCase()))
    .executeTakeFirst()
}
