import type { Kysely } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import { reasonOf } from '../../../kernel/reasonOf.ts'
import type { Schema } from '../../../db/schema.ts'
import type { CryptoCurrency, PaymentMethod, PriceInput } from '../../../graphql/resolvers.generated.ts'
import { ANSWER_WITHIN_MS } from '../../../payments/engine/start.ts'
import { paymentParty, protocolOf } from '../../../payments/payments.ts'
import type { PaymentOrder } from '../../../payments/protocol.ts'
import { minor } from '@lagoon/contract/money/money'
import { code, type RuleCode } from '@lagoon/contract/rules/rule'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import { isUuid } from '../../../kernel/uuid.ts'
import { Problem } from '../../../problem.ts'
import { playerReference } from '../../../providers/playerReference.ts'
import type { Services } from '../../../services.ts'

const CARD = 'card:'

const cardsOf = (database: Kysely<Schema>, playerId: string) =>
  database.selectFrom('stored_card').selectAll().where('player_id', '=', playerId).where('removed_at', 'is', null)

const cardName = ({ brand, last_four }: { brand: string; last_four: string }): string => `${brand} ending in ${last_four}`

/** The ways to pay: the player's stored cards, the newest first, then the providers of the settings in their order. */
export const methodsOf = async (services: Services, playerId: string): Promise<PaymentMethod[]> => {
  const cards = await cardsOf(services.database.kysely, playerId).orderBy('created_at', 'desc').execute()
  return [
    ...cards
      .filter(({ party }) => paymentParty(services, party) !== undefined)
      .map((card): PaymentMethod => ({
        id: CARD + card.id,
        kind: 'CARD',
        name: cardName(card),
        detail: `Expires ${card.expiry}.`,
        marks: [card.brand.toLowerCase()],
      })),
    ...services.config.payments.map((party): PaymentMethod => {
      const { kind, name, detail, marks } = protocolOf(services, party).method
      return { id: party.id, kind, name, detail, marks: [...marks] }
    }),
  ]
}

const refusedField = (field: string, rule: RuleCode): Problem =>
  new Problem(400, 'BAD_INPUT', 'Please check the highlighted fields.', { fields: [{ field, code: rule, message: ruleWords[rule] }] })

export interface ChosenMethod {
  readonly party: Party
  readonly choice: PaymentOrder['choice']
  /** For the player: `Visa ending in 4242`. */
  readonly words: string
}

const cardOf = async (services: Services, playerId: string, id: string) => {
  if (!isUuid(id)) return undefined
  const card = await cardsOf(services.database.kysely, playerId).where('id', '=', id).executeTakeFirst()
  return card && { card, party: paymentParty(services, card.party) }
}

/**
 * The method that a player chose.
 * @throws {Problem} 400 BAD_INPUT: no such method of this player's, or a crypto method without a currency of its own.
 */
export const chosenMethod = async (
  services: Services,
  playerId: string,
  { methodId, cryptoCurrency }: { methodId: string; cryptoCurrency?: string | null | undefined },
): Promise<ChosenMethod> => {
  if (methodId.startsWith(CARD)) {
    const found = await cardOf(services, playerId, methodId.slice(CARD.length))
    if (!found?.party) throw refusedField('methodId', code('invalid'))
    const { card, party } = found
    return { party, choice: { kind: 'STORED_CARD', token: card.token }, words: cardName(card) }
  }
  const party = paymentParty(services, methodId)
  if (!party) throw refusedField('methodId', code(methodId === '' ? 'required' : 'invalid'))
  const { method, currencies, accepts } = protocolOf(services, party)
  if (!currencies) return { party, choice: null, words: method.name }
  if (!cryptoCurrency) throw refusedField('cryptoCurrency', code('required'))
  // Kept without being known, it would be a payment that can never be begun, and holds its coupon and its share of a limit meanwhile.
  if (!accepts?.(cryptoCurrency)) throw refusedField('cryptoCurrency', code('invalid'))
  return { party, choice: { kind: 'CURRENCY', id: cryptoCurrency }, words: `${method.name}, ${cryptoCurrency}` }
}

const unreachable = (words: string) => new Problem(503, 'PROVIDER_UNAVAILABLE', words)

/**
 * What a crypto method takes, and what the price is in each now.
 * @throws {Problem} 400 BAD_INPUT: no such method; 503 PROVIDER_UNAVAILABLE.
 */
export const cryptoCurrenciesOf = async (
  services: Services,
  { methodId, price }: { methodId: string; price: PriceInput },
): Promise<CryptoCurrency[]> => {
  const party = paymentParty(services, methodId)
  const currencies = party && protocolOf(services, party).currencies
  if (!party || !currencies) throw refusedField('methodId', code('invalid'))
  try {
    const inTime = AbortSignal.timeout(ANSWER_WITHIN_MS)
    return [...(await currencies(party, { currency: price.currency, minor: minor(price.minor) }, inTime))]
  } catch (error) {
    services.log.warn({ party: party.id, reason: reasonOf(error) }, 'no rates were answered')
    throw unreachable('We can’t get today’s rates right now. Try again in a moment.')
  }
}

/**
 * Has the provider forget a stored card, where it still is in the settings, and forgets it here. False: the player has no such card.
 * @throws {Problem} 503 PROVIDER_UNAVAILABLE: the provider did not answer, and the card is still stored.
 */
export const removeStoredCard = async (services: Services, playerId: string, id: string): Promise<boolean> => {
  const found = await cardOf(services, playerId, id.startsWith(CARD) ? id.slice(CARD.length) : id)
  if (!found) return false
  const { card, party } = found
  try {
    const forgotten = { token: card.token, playerReference: playerReference(card.party, playerId) }
    if (party) await protocolOf(services, party).forgetCard?.(party, forgotten, AbortSignal.timeout(ANSWER_WITHIN_MS))
  } catch (error) {
    const reason = reasonOf(error)
    services.log.warn({ party: card.party, reason }, 'a card was not forgotten')
    throw unreachable('We can’t remove this card right now. Try again in a moment.')
  }
  await services.database.kysely.updateTable('stored_card').set({ removed_at: new Date() }).where('id', '=', card.id).execute()
  return true
}
