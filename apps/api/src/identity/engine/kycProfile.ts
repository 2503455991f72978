import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { IdentityOrder } from '../protocol.ts'

/** What of a profile goes to the provider. */
export type KycProfile = IdentityOrder['player']

/** The profile of a player as it is kept now, for their verification. */
export const kycProfileOf = (database: Kysely<Schema>, playerId: string): Promise<KycProfile> =>
  database
    .selectFrom('player')
    .select(['first_name as firstName', 'last_name as lastName', 'gender', 'address', 'city', 'state', 'zip', 'country', 'email', 'phone'])
    .select(sql<string>`COALESCE(to_char(date_of_birth, 'YYYY-MM-DD'), '')`.as('dateOfBirth'))
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
