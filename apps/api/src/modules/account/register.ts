import { registerInputSchema } from '@lagoon/contract/account/account.rules'
import type { RegisterInput } from '../../graphql/resolvers.generated.ts'
import type { Services } from '../../services.ts'
import { passwordLimits } from '../shell/webSettings.ts'
import { throttle } from '../throttle.ts'
import { collision } from './collision.ts'
import { checkInput } from '../../kernel/checkInput.ts'
import { hashPassword } from './password.ts'
import { TERMS_VERSION } from './terms.ts'

/** Makes an account and puts its confirmation email into the queue, both or neither. The mail server need not be there. */
export const register = async (services: Services, input: RegisterInput, ip: string): Promise<{ email: string }> => {
  const account = checkInput(registerInputSchema(passwordLimits), input)
  await throttle(services, 'register', ip)
  const passwordHash = await hashPassword(account.password, ip, services.config.passwordCost)
  const isMade = await services.database.kysely.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('player')
      .values({
        email: account.email,
        phone: account.phone,
        display_name: account.displayName,
        first_name: account.firstName,
        last_name: account.lastName,
        password_hash: passwordHash,
        special_offers: account.specialOffers,
        terms_version: TERMS_VERSION,
        terms_accepted_at: new Date(),
        age_acknowledged_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await trx.insertInto('outgoing_message').values({ kind: 'confirm-email', player_id: made.id }).execute()
    return made !== undefined
  })
  if (!isMade) throw (await collision(services, account)) ?? new Error('An account was not made.')
  services.wakeMailer()
  return { email: account.email }
}

/** Whether a display name is still free; asked while it is typed, so counted per address. */
export const displayNameAvailability = async (services: Services, displayName: string, ip: string): Promise<'AVAILABLE' | 'TAKEN'> => {
  await throttle(services, 'displayName', ip)
  const namesake = await services.database.kysely
    .selectFrom('player')
    .select('id')
    .where((column) => column(column.fn<string>('lower', ['display_name']), '=', displayName.trim().toLowerCase()))
    .executeTakeFirst()
  return namesake ? 'TAKEN' : 'AVAILABLE'
}
