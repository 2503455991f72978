import { reasonOf } from '../../../kernel/reasonOf.ts'
import type { Payment } from '../../../graphql/resolvers.generated.ts'
import { retried } from '../../../kernel/retry.ts'
import { record } from '../../../payments/engine/record.ts'
import type { PaymentRow } from '../../../payments/engine/rows.ts'
import { ANSWER_WITHIN_MS } from '../../../payments/engine/start.ts'
import { phaseOf } from '../../../payments/machine/phase.ts'
import { paymentParty, protocolOf, watchOf } from '../../../payments/payments.ts'
import { payableUntil } from '../../../payments/polling/schedule.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { paymentView } from './paymentView.ts'
import { ownRow, paymentOf } from './payments.ts'

/** Has the provider give a payment up; false where it cannot, or did not take it: then it may still be paid there. */
const giveUpAtProvider = async (services: Services, { id: paymentId, party: partyId, reference }: PaymentRow): Promise<boolean> => {
  const party = paymentParty(services, partyId)
  const cancel = party && protocolOf(services, party).cancel
  if (!cancel || reference === null) return false
  try {
    await cancel(party, { paymentId, reference }, AbortSignal.timeout(ANSWER_WITHIN_MS))
    return true
  } catch (error) {
    services.log.warn({ payment: paymentId, reason: reasonOf(error) }, 'a payment could not be given up')
    return false
  }
}

/**
 * Gives up a payment that is still open, at the provider too where it takes that; money that comes later is credited all the same.
 * Where the provider does not take it the payment counts against limits as long as it may be paid: else a player could give one up,
 * begin the next, and pay them all.
 */
export const cancelPayment = async (services: Services, playerId: string, id: string): Promise<Payment> => {
  // Pages ask by themselves how a payment stands: what they used up must not keep a player from giving it up.
  await throttle(services, 'cancelPayment', playerId)
  const row = await ownRow(services, playerId, id)
  if (phaseOf[row.state] !== 'OPEN') return paymentView(services.database.kysely, row)
  const isGivenUpThere = await giveUpAtProvider(services, row)
  await retried(() =>
    services.database.kysely.transaction().execute((transaction) =>
      record(transaction, id, {
        word: 'CANCELLED',
        source: 'PLATFORM',
        transactionId: '',
        at: new Date(),
        until: isGivenUpThere ? undefined : payableUntil(row, watchOf(services, row.party)),
        raw: 'given up by the player',
      }),
    ),
  )
  services.wakeOutbox()
  return paymentOf(services, playerId, id)
}
