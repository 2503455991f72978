import { sql } from 'kysely'
import { contactDetailsSchema, dayIn, personalInfoSchema, socialMediaSchema } from '@lagoon/contract/account/profile.rules'
import type {
  CodeChannel,
  ContactDetailsInput,
  PersonalInfoInput,
  Profile,
  SavedPersonalInfo,
  SocialMediaInput,
} from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { collision } from '../collision.ts'
import { throttle } from '../../throttle.ts'
import { profileOf } from './profile.ts'

/** Today where the player is; a zone that nobody knows counts as UTC. */
const todayIn = (timeZone: string): string => {
  try {
    return dayIn(timeZone, new Date())
  } catch {
    return dayIn('UTC', new Date())
  }
}

/**
 * Saves who the player is. A new email address or phone number waits until it is confirmed by a code; `toConfirm` names them.
 * What belongs to somebody else is refused, and then nothing is saved.
 */
export const savePersonalInfo = async (
  services: Services,
  playerId: string,
  input: PersonalInfoInput,
  ip: string,
): Promise<SavedPersonalInfo> => {
  const { timeZone, gender, ...texts } = input
  const info = checkInput(personalInfoSchema(todayIn(timeZone)), { ...texts, gender: gender ?? '' })
  const before = await services.database.kysely
    .selectFrom('player')
    .select(['email', 'phone'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const isNewEmail = info.email.toLowerCase() !== before.email.toLowerCase()
  const isNewPhone = info.phone !== before.phone
  // The answer tells whether somebody has an account under that address or number.
  if (isNewEmail || isNewPhone) {
    await throttle(services, 'contactsBy', playerId)
    await throttle(services, 'contactsFrom', ip)
  }
  const taken = await collision(services, info, playerId)
  if (taken) throw taken
  const saved =
    await sql`UPDATE player SET first_name = ${info.firstName}, last_name = ${info.lastName}, display_name = ${info.displayName},
      date_of_birth = ${info.dateOfBirth === '' ? null : info.dateOfBirth}::date, gender = ${info.gender},
      skrill_id = ${info.skrillId}, cash_app_id = ${info.cashAppId}, seamless_chex_id = ${info.seamlessChexId}, crypto_address = ${info.cryptoAddress},
      pending_email = CASE WHEN ${isNewEmail}::boolean THEN ${info.email} ELSE pending_email END,
      pending_phone = CASE WHEN ${isNewPhone}::boolean THEN ${info.phone} ELSE pending_phone END
    WHERE id = ${playerId} AND NOT EXISTS (SELECT 1 FROM player other WHERE other.id <> ${playerId} AND lower(other.display_name) = lower(${info.displayName}))
    RETURNING id`.execute(services.database.kysely)
  if (saved.rows.length === 0) throw (await collision(services, info, playerId)) ?? new Error('A profile was not saved.')
  const toConfirm: CodeChannel[] = [...(isNewEmail ? (['EMAIL'] as const) : []), ...(isNewPhone ? (['PHONE'] as const) : [])]
  return { profile: await profileOf(services, playerId), toConfirm }
}

export const saveContactDetails = async (services: Services, playerId: string, input: ContactDetailsInput): Promise<Profile> => {
  const details = checkInput(contactDetailsSchema, input)
  await services.database.kysely.updateTable('player').set(details).where('id', '=', playerId).execute()
  return profileOf(services, playerId)
}

export const saveSocialMedia = async (services: Services, playerId: string, input: SocialMediaInput): Promise<Profile> => {
  const links = checkInput(socialMediaSchema, input)
  await services.database.kysely.updateTable('player').set(links).where('id', '=', playerId).execute()
  return profileOf(services, playerId)
}

export const saveSpecialOffers = async (services: Services, playerId: string, isOn: boolean): Promise<Profile> => {
  await services.database.kysely.updateTable('player').set({ special_offers: isOn }).where('id', '=', playerId).execute()
  return profileOf(services, playerId)
}

export const saveNotifications = async (services: Services, playerId: string, isOn: boolean): Promise<Profile> => {
  await services.database.kysely.updateTable('player').set({ notifications: isOn }).where('id', '=', playerId).execute()
  return profileOf(services, playerId)
}
