import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { withQuery } from '@lagoon/contract/addresses/address'
import { reasonOf } from '../../kernel/reasonOf.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { retried } from '../../kernel/retry.ts'
import { playerReference } from '../../providers/playerReference.ts'
import type { Services } from '../../services.ts'
import { paymentParty, protocolOf } from '../payments.ts'
import type { PaymentOrder, PaymentProtocol, StartedPayment } from '../protocol.ts'
import { record } from './record.ts'
import { priceOf } from './rows.ts'

/** How long a provider may take for an answer, milliseconds. */
export const ANSWER_WITHIN_MS = 10_000
/** When a payment that has begun is asked about first; a notice mostly is faster. */
const FIRST_POLL_SECONDS = 5

type Used = Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox'>

/** What an order of a payment is made of. */
const keptOrder = (database: Used['database'], paymentId: string) =>
  database.kysely
    .selectFrom('payment')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .select(['payment.party', 'payment.title', 'payment.currency', 'payment.price_minor', 'payment.choice', 'payment.player_id'])
    .select(['player.email', 'player.first_name', 'player.last_name', 'player.country'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirstOrThrow()

const orderOf = (
  { publicOrigin }: Used['config'],
  { returnRoute }: PaymentProtocol,
  row: Awaited<ReturnType<typeof keptOrder>>,
  { paymentId, ipAddress }: { readonly paymentId: string; readonly ipAddress: string | null },
): PaymentOrder => ({
  paymentId,
  title: row.title,
  price: priceOf(row),
  player: {
    reference: playerReference(row.party, row.player_id),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
    ipAddress,
  },
  returnUrl: publicOrigin + withQuery(returnRoute, { paymentId }),
  noticeUrl: publicOrigin + webhookPath('payments', row.party),
  choice: row.choice,
})

/**
 * Begins a kept payment at its provider, under its own id: begun again it is the same payment. False when the provider did not
 * answer, or was taken out of the settings; then nothing is known.
 */
export const startAtProvider = async (
  services: Used,
  payment: { readonly paymentId: string; readonly ipAddress: string | null },
  signal?: AbortSignal,
): Promise<boolean> => {
  const { config, database, log } = services
  const { paymentId } = payment
  const kept = await keptOrder(database, paymentId)
  const party = paymentParty(services, kept.party)
  if (!party) return false
  const protocol = protocolOf(services, party)
  const order = orderOf(config, protocol, kept, payment)
  const inTime = AbortSignal.timeout(ANSWER_WITHIN_MS)
  let started: StartedPayment
  try {
    started = await protocol.start(party, order, signal ? AbortSignal.any([signal, inTime]) : inTime)
  } catch (error) {
    log.warn({ party: party.id, payment: paymentId, reason: reasonOf(error) }, 'a payment could not be begun')
    return false
  }
  const { reference, step, endsAt } = started
  await retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      await record(transaction, paymentId, {
        word: 'SENT',
        source: 'PLATFORM',
        transactionId: reference,
        at: new Date(),
        raw: JSON.stringify({ reference, step: step.kind, endsAt }),
        reference,
        step,
        endsAt,
      })
      await transaction
        .updateTable('payment')
        .set({ next_poll_at: secondsFromNow(FIRST_POLL_SECONDS) })
        .where('id', '=', paymentId)
        .where('polls', '=', 0)
        .where('next_poll_at', 'is not', null)
        .execute()
    }),
  )
  services.wakeOutbox()
  return true
}
