import { sql } from 'kysely'
import type { Profile } from '../../../graphql/resolvers.generated.ts'
import { identityLockOf } from '../../../identity/engine/identityLock.ts'
import type { Services } from '../../../services.ts'
import { refusals } from '../../../session/caller.ts'

/** Everything that is kept of a player and that they may see and change. */
export const profileOf = async ({ database }: Services, playerId: string): Promise<Profile> => {
  const row = await database.kysely
    .selectFrom('player')
    .select([
      'first_name',
      'last_name',
      'display_name',
      'email',
      'phone',
      'phone_confirmed_at',
      'gender',
      'special_offers',
      'notifications',
    ])
    .select(['skrill_id', 'cash_app_id', 'seamless_chex_id', 'crypto_address', 'password_changed_at'])
    .select(['country', 'state', 'city', 'address', 'zip', 'facebook', 'twitter', 'tiktok', 'instagram'])
    .select(sql<string>`COALESCE(to_char(date_of_birth, 'YYYY-MM-DD'), '')`.as('date_of_birth'))
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!row) throw refusals.sessionEnded()
  const { country, state, city, address, zip, facebook, twitter, tiktok, instagram } = row
  return {
    personalInfo: {
      firstName: row.first_name,
      lastName: row.last_name,
      displayName: row.display_name,
      email: row.email,
      phone: row.phone,
      dateOfBirth: row.date_of_birth,
      gender: row.gender === '' ? null : row.gender,
      skrillId: row.skrill_id,
      cashAppId: row.cash_app_id,
      seamlessChexId: row.seamless_chex_id,
      cryptoAddress: row.crypto_address,
    },
    contactDetails: { country, state, city, address, zip },
    socialMedia: { facebook, twitter, tiktok, instagram },
    identityLock: await identityLockOf(database.kysely, playerId),
    phoneConfirmed: row.phone_confirmed_at !== null,
    specialOffers: row.special_offers,
    notifications: row.notifications,
    passwordChangedAt: row.password_changed_at.toISOString(),
  }
}
