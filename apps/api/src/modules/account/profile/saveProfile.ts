import { sql, type Transaction } from 'kysely'
import { minimumAgeIn } from '@lagoon/contract/account/age.rules'
import { contactDetailsSchema, dayIn, personalInfoSchema, socialMediaSchema } from '@lagoon/contract/account/profile.rules'
import type {
  CodeChannel,
  ContactDetailsInput,
  PersonalInfoInput,
  Profile,
  SavedPersonalInfo,
  SocialMediaInput,
  StepUpInput,
} from '../../../graphql/resolvers.generated.ts'
import { keepIdentity } from '../../../identity/engine/identityLock.ts'
import { noteStatedAge } from '../../../identity/engine/statedAge.ts'
import type { Services } from '../../../services.ts'
import type { Schema } from '../../../db/schema.ts'
import { retried } from '../../../kernel/retry.ts'
import { homeOf } from '../../withdrawal/accounts/addAccount.ts'
import { lockPlayer, profileWays } from '../../withdrawal/accounts/keepAccount.ts'
import { followProfile, profileColumns } from '../../withdrawal/accounts/profileIds.ts'
import { requireStepUp } from '../../withdrawal/accounts/stepUp.ts'
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
 * What belongs to somebody else is refused, and then nothing is saved. The ids to be paid out to are the payout accounts of their ways:
 * another one is another account, which has to wait. Each of these asks for step-up, as an address or a number resets the password. A
 * name and a date of birth that are checked or verified are locked.
 */
export const savePersonalInfo = async (
  services: Services,
  { playerId, ip }: { readonly playerId: string; readonly ip: string },
  { input, stepUp }: { readonly input: PersonalInfoInput; readonly stepUp?: StepUpInput | null | undefined },
): Promise<SavedPersonalInfo> => {
  const { timeZone, gender, ...texts } = input
  const today = todayIn(timeZone)
  const before = await services.database.kysely
    .selectFrom('player')
    .select(['email', 'phone', 'display_name', 'skrill_id', 'cash_app_id', 'seamless_chex_id', 'crypto_address', 'country', 'state'])
    .select(sql<string>`COALESCE(to_char(date_of_birth, 'YYYY-MM-DD'), '')`.as('date_of_birth'))
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await noteStatedAge(services, playerId, texts.dateOfBirth, today)
  const age = { minimumAge: minimumAgeIn(before), kept: before.date_of_birth }
  const info = checkInput(personalInfoSchema(today, age), { ...texts, gender: gender ?? '' })
  const isNewEmail = info.email.toLowerCase() !== before.email.toLowerCase()
  const isNewPhone = info.phone !== before.phone
  // The answer tells whether somebody has an account under that address or number.
  if (isNewEmail || isNewPhone) {
    await throttle(services, 'contactsBy', playerId)
    await throttle(services, 'contactsFrom', ip)
  }
  // A display name is public; what is limited is trying one after the other, here as in the form's own look-up.
  if (info.displayName.toLowerCase() !== before.display_name.toLowerCase()) await throttle(services, 'displayName', ip)
  const taken = await collision(services, info, playerId)
  if (taken) throw taken
  const ids = { SKRILL: info.skrillId, CASH_APP: info.cashAppId, SEAMLESS_CHEX: info.seamlessChexId }
  const hasNewIds = profileWays.some((way) => ids[way] !== before[profileColumns[way]])
  const isPaidElsewhere =
    profileWays.some((way) => ids[way] !== '' && ids[way] !== before[profileColumns[way]]) ||
    (info.cryptoAddress !== '' && info.cryptoAddress !== before.crypto_address)
  if (isPaidElsewhere || isNewEmail || isNewPhone) await requireStepUp(services, playerId, stepUp)
  const save = (transaction: Transaction<Schema>) =>
    sql`UPDATE player SET first_name = ${info.firstName}, last_name = ${info.lastName}, display_name = ${info.displayName},
      date_of_birth = ${info.dateOfBirth === '' ? null : info.dateOfBirth}::date, gender = ${info.gender},
      skrill_id = ${info.skrillId}, cash_app_id = ${info.cashAppId}, seamless_chex_id = ${info.seamlessChexId}, crypto_address = ${info.cryptoAddress},
      pending_email = CASE WHEN ${isNewEmail}::boolean THEN ${info.email} ELSE pending_email END,
      pending_phone = CASE WHEN ${isNewPhone}::boolean THEN ${info.phone} ELSE pending_phone END
    WHERE id = ${playerId} AND NOT EXISTS (SELECT 1 FROM player other WHERE other.id <> ${playerId} AND lower(other.display_name) = lower(${info.displayName}))
    RETURNING id`.execute(transaction)
  const { waitHours } = await homeOf(services.database.kysely, playerId, await services.switchboard.current())
  const isSaved = await retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      await keepIdentity(transaction, playerId, info)
      await lockPlayer(transaction, playerId)
      const { rows } = await save(transaction)
      if (rows.length > 0 && hasNewIds) await followProfile(services, transaction, playerId, { ids, waitHours })
      return rows.length > 0
    }),
  )
  services.wakeMailer()
  if (!isSaved) throw (await collision(services, info, playerId)) ?? new Error('A profile was not saved.')
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
