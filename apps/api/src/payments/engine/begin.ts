import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { PackageArt } from '@lagoon/contract/wallet/enums'
import type { Schema } from '../../db/schema.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { keepTokens } from '../kept.ts'
import type { PaymentOrder } from '../protocol.ts'
import { ANSWER_WITHIN_MS, startAtProvider } from './start.ts'

/** A purchase whose sum is settled. Sums are minor units of the price's currency. */
export interface Purchase {
  readonly playerId: string
  readonly party: Party
  readonly choice: PaymentOrder['choice']
  /** What is bought, for the player, the provider's page and the statement. */
  readonly title: string
  /** Null for an amount of the player's own. */
  readonly art: PackageArt | null
  readonly packageId: string | null
  /** What is paid in all. */
  readonly price: Price
  /** Before the discount and the fee. */
  readonly listPrice: bigint
  readonly discount: bigint
  readonly fee: bigint
  /** What comes in once it is paid. */
  readonly tokens: readonly Amount[]
  readonly couponCode: string | null
  /** How it is paid, in the player's words: `Visa ending in 4242`. */
  readonly methodWords: string
  /** Key of the submission: the same one of a player is the same payment. */
  readonly intentKey: string
  readonly ipAddress?: string | null
  /** What belongs to the purchase, in the transaction that keeps the payment and only there; what it throws leaves no payment. */
  readonly onTransaction: (transaction: Transaction<Schema>, paymentId: string) => Promise<void>
}

/** When the provider is asked for a payment whose start was never answered: once no answer can come any more. */
const FIRST_POLL_SECONDS = ANSWER_WITHIN_MS / 1_000 + 1

/** Keeps the payment of the submission, where it has none yet. */
const keep = async (transaction: Transaction<Schema>, purchase: Purchase): Promise<void> => {
  const { playerId, party, price, intentKey, choice } = purchase
  const made = await transaction
    .insertInto('payment')
    .values({
      id: randomUUID(),
      player_id: playerId,
      intent: intentKey,
      party: party.id,
      method: purchase.methodWords,
      title: purchase.title,
      art: purchase.art,
      package_id: purchase.packageId,
      currency: price.currency,
      price_minor: price.minor,
      list_minor: purchase.listPrice,
      discount_minor: purchase.discount,
      fee_minor: purchase.fee,
      tokens: keepTokens(purchase.tokens),
      coupon_code: purchase.couponCode,
      choice: choice && JSON.stringify(choice),
      next_poll_at: secondsFromNow(FIRST_POLL_SECONDS),
    })
    .onConflict((conflict) => conflict.constraint('payment_intent').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await purchase.onTransaction(transaction, made.id)
}

type Used = Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox'>
type Begun = Result<{ readonly paymentId: string }, 'PROVIDER_UNAVAILABLE'>

/**
 * The payment that a submission has kept already, begun at its provider where that never answered; undefined where it has kept none.
 * Refused as `beginPayment` is.
 */
export const resumePayment = async (
  services: Used,
  { playerId, intentKey, ipAddress = null }: Pick<Purchase, 'playerId' | 'intentKey' | 'ipAddress'>,
): Promise<Begun | undefined> => {
  const known = await services.database.kysely
    .selectFrom('payment')
    .select(['id', 'reference', 'state'])
    .where('player_id', '=', playerId)
    .where('intent', '=', intentKey)
    .executeTakeFirst()
  if (!known) return undefined
  const { id: paymentId, reference, state } = known
  if (reference !== null || state !== 'CREATED') return ok({ paymentId })
  const hasStarted = await startAtProvider(services, { paymentId, ipAddress })
  return hasStarted ? ok({ paymentId }) : refused('PROVIDER_UNAVAILABLE')
}

/**
 * Begins the payment of a purchase at its provider, once for a submission. Refused when the provider did not answer: whether it knows
 * the payment is unknown then, so it is kept, asked about and begun again under the same id, and so does the same submission.
 */
export const beginPayment = async (services: Used, purchase: Purchase): Promise<Begun> => {
  await retried(() => services.database.kysely.transaction().execute((transaction) => keep(transaction, purchase)))
  const begun = await resumePayment(services, purchase)
  if (!begun) throw new Error('the payment of a purchase was not kept')
  return begun
}
