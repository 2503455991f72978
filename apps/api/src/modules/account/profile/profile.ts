import { sql } from 'kysely'
import type { Gender } from '@lagoon/contract/account/enums'
import type { Profile } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { refusals } from '../../../session/caller.ts'

interface ProfileRow {
  readonly first_name: string
  readonly last_name: string
  readonly display_name: string
  readonly email: string
  readonly phone: string
  readonly phone_confirmed: boolean
  readonly date_of_birth: string
  readonly gender: Gender | ''
  readonly skrill_id: string
  readonly cash_app_id: string
  readonly seamless_chex_id: string
  readonly crypto_address: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly address: string
  readonly zip: string
  readonly facebook: string
  readonly twitter: string
  readonly tiktok: string
  readonly instagram: string
  readonly special_offers: boolean
  readonly password_changed_at: Date
}

/** Everything that is kept of a player and that they may see and change. */
export const profileOf = async ({ database }: Services, playerId: string): Promise<Profile> => {
  const { rows } =
    await sql<ProfileRow>`SELECT first_name, last_name, display_name, email, phone, phone_confirmed_at IS NOT NULL AS phone_confirmed,
    COALESCE(to_char(date_of_birth, 'YYYY-MM-DD'), '') AS date_of_birth, gender, skrill_id, cash_app_id, seamless_chex_id, crypto_address,
    country, state, city, address, zip, facebook, twitter, tiktok, instagram, special_offers, password_changed_at
    FROM player WHERE id = ${playerId}`.execute(database.kysely)
  const row = rows[0]
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
    phoneConfirmed: row.phone_confirmed,
    specialOffers: row.special_offers,
    passwordChangedAt: row.password_changed_at.toISOString(),
  }
}
