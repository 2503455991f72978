import type { OperatorSwitches } from '@lagoon/contract/wire/operator/operator'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { PayoutAccount, PayoutAccountInput, StepUpInput } from '../../../graphql/resolvers.generated.ts'
import { databaseNow } from '../../../kernel/databaseTime.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import { retried } from '../../../kernel/retry.ts'
import type { PartyPlayer } from '../../../kernel/partyPlayer.ts'
import { playerReference } from '../../../providers/playerReference.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { currencyOf } from '../../wallet/cashier/buyer.ts'
import { withdrawalTermsOf } from '../terms/terms.ts'
import { accountNotFound, shownAccount } from './accounts.ts'
import { fingerprintOf } from './destination.ts'
import { enteredAccount } from './enteredAccount.ts'
import { isProfileWay, keepAccount, lockPlayer } from './keepAccount.ts'
import { profileColumns } from './profileIds.ts'
import { requireStepUp } from './stepUp.ts'

/** How long a new account waits where nobody is paid out: terms that come later change nothing about it. */
const HOURS_WITHOUT_TERMS = 24

/** The player as a provider needs to know them. */
export const payoutPlayerOf = async ({ database }: Services, playerId: string, party: string, ip: string | null): Promise<PartyPlayer> => {
  const row = await database.kysely
    .selectFrom('player')
    .select(['email', 'first_name', 'last_name', 'country'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return {
    reference: playerReference(party, playerId),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
    ipAddress: ip,
  }
}

/** Where the player lives and how long an account that is new waits there. */
export const homeOf = async (kysely: Kysely<Schema>, playerId: string, switches: OperatorSwitches) => {
  const { country, state } = await kysely
    .selectFrom('player')
    .select(['country', 'state'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const terms = await withdrawalTermsOf(kysely, { country, state }, switches)
  return { country, currency: terms?.currency ?? currencyOf(country), waitHours: terms?.newAccountHours ?? HOURS_WITHOUT_TERMS }
}

interface Adding {
  readonly playerId: string
  readonly ip: string
}

/**
 * Keeps an account to be paid out to, once it is certain that the player asks for it.
 * @throws {Problem} as `addPayoutAccount` of the schema says
 */
export const addAccount = async (
  services: Services,
  { playerId, ip }: Adding,
  { account: input, stepUp }: { readonly account: PayoutAccountInput; readonly stepUp: StepUpInput },
): Promise<PayoutAccount> => {
  await throttle(services, 'payoutAccount', playerId)
  const home = await homeOf(services.database.kysely, playerId, await services.switchboard.current())
  const entered = await enteredAccount(services, input, home)
  await requireStepUp(services, playerId, stepUp)
  const { party, identifying, settle } = entered
  const destination = await settle(await payoutPlayerOf(services, playerId, party.id, ip))
  const kept = await retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      await lockPlayer(transaction, playerId)
      if (isProfileWay(input.way) && destination.kind === 'ACCOUNT_ID')
        await transaction
          .updateTable('player')
          .set({ [profileColumns[input.way]]: destination.id })
          .where('id', '=', playerId)
          .execute()
      return keepAccount(transaction, {
        playerId,
        way: input.way,
        party: party.id,
        destination,
        fingerprint: fingerprintOf(services.config.tokenSecret, identifying),
        waitHours: home.waitHours,
      })
    }),
  )
  services.wakeMailer()
  return shownAccount(kept)
}

/**
 * Forgets an account; an id goes out of the profile with it.
 * @throws {Problem} 404 ACCOUNT_NOT_FOUND
 */
export const removeAccount = (services: Services, playerId: string, id: string): Promise<true> =>
  retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      if (!isUuid(id)) throw accountNotFound()
      await lockPlayer(transaction, playerId)
      const gone = await transaction
        .updateTable('payout_account')
        .set({ removed_at: databaseNow })
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .where('removed_at', 'is', null)
        .returning('way')
        .executeTakeFirst()
      if (!gone) throw accountNotFound()
      if (isProfileWay(gone.way))
        await transaction
          .updateTable('player')
          .set({ [profileColumns[gone.way]]: '' })
          .where('id', '=', playerId)
          .execute()
      return true as const
    }),
  )
