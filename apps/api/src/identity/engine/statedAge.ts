import { minimumAgeIn, ofAgeOn } from '@lagoon/contract/account/age.rules'
import { isCalendarDate } from '@lagoon/contract/account/profile.rules'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { identityLockOf } from './identityLock.ts'
import { kycProfileOf } from './kycProfile.ts'
import { record } from './record.ts'
import { lockCase, now } from './rows.ts'

/** So many tell a reviewer enough. */
const MOST_STATED = 5

type Used = Pick<Services, 'database'>

/**
 * Writes down once that a player said to be younger than allowed: another date of birth afterwards is looked at by a person. A date that
 * is refused because theirs is locked was never said, or one call with a session would take an approval away.
 */
export const noteStatedUnderAge = async ({ database }: Used, playerId: string, birthDate: string): Promise<void> => {
  await retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      await lockCase(transaction, playerId)
      const { dateOfBirth: kept } = await kycProfileOf(transaction, playerId)
      if (birthDate !== kept && (await identityLockOf(transaction, playerId)) !== null) return
      const known = await transaction
        .selectFrom('kyc_event')
        .select('birth_date')
        .where('player_id', '=', playerId)
        .where('word', '=', 'STATED_UNDER_AGE')
        .execute()
      if (known.length >= MOST_STATED || known.some(({ birth_date }) => birth_date === birthDate)) return
      const { at } = await transaction.selectNoFrom(now.as('at')).executeTakeFirstOrThrow()
      await record(transaction, playerId, {
        level: 'IDENTITY',
        word: 'STATED_UNDER_AGE',
        source: 'PLATFORM',
        subject: birthDate,
        birthDate,
        at,
      })
    }),
  )
}

/** Notes a date of birth that a player states in the profile, where it says that they are too young for where they live. */
export const noteStatedAge = async (services: Used, playerId: string, birthDate: string, today: string): Promise<void> => {
  if (!isCalendarDate(birthDate) || birthDate > today) return
  const place = await services.database.kysely
    .selectFrom('player')
    .select(['country', 'state'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (place && ofAgeOn(birthDate, minimumAgeIn(place)) > today) await noteStatedUnderAge(services, playerId, birthDate)
}
