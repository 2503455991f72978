import { code, type RuleCode } from '@lagoon/contract/rules/rule'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import { minor } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import { bankSchemaOf } from '@lagoon/contract/withdrawal/bank.rules'
import { cryptoSchema, payoutAccountIdSchemaOf } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { PayoutAccountInput } from '../../../graphql/resolvers.generated.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { partyFor, payoutProtocolOf } from '../../../payouts/parties.ts'
import type { PayoutCurrency, PayoutDestination } from '../../../payouts/protocol.ts'
import type { PartyPlayer } from '../../../kernel/partyPlayer.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { identifyingId, type Identifying } from './destination.ts'
import { isProfileWay } from './keepAccount.ts'

/** How long a provider may take for an answer, milliseconds. */
export const ANSWER_WITHIN_MS = 10_000

export const unreachable = (): Problem =>
  new Problem(503, 'PROVIDER_UNAVAILABLE', 'We can’t reach the payout provider right now. Try again in a moment.')

/** Asks a provider within the time; nothing of what was asked stands in the log. */
export const askProvider = async <T>(services: Services, party: Party, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  try {
    return await ask(AbortSignal.timeout(ANSWER_WITHIN_MS))
  } catch (error) {
    services.log.warn({ party: party.id, reason: error instanceof Error ? error.name : 'unknown' }, 'a payout provider did not answer')
    throw unreachable()
  }
}

/** What one unit of the currency is in each currency that is paid out: which there are is what counts. */
export const payoutCurrenciesOf = async (services: Services, currency: Currency, cents: bigint): Promise<readonly PayoutCurrency[]> => {
  const party = partyFor(services, 'CRYPTO')
  const currencies = party && payoutProtocolOf(services, party).currencies
  if (!party || !currencies) throw unreachable()
  return askProvider(services, party, (signal) => currencies(party, { currency, minor: minor(cents) }, signal))
}

const refusedField = (field: string, rule: RuleCode): Problem =>
  new Problem(400, 'BAD_INPUT', 'Please check the highlighted fields.', { fields: [{ field, code: rule, message: ruleWords[rule] }] })

/** What a player entered, checked by the rules of the way: the number of a bank account is in it, and goes to the provider only. */
export interface EnteredAccount {
  readonly party: Party
  readonly identifying: Identifying
  /** What is kept of it; a bank account is registered with the provider first. */
  readonly settle: (player: PartyPlayer) => Promise<PayoutDestination>
}

/** Something that the quote of a rate can be asked for: the rates themselves do not matter here. */
const ANY_CENTS = 10_000n

const enteredBank = (
  services: Services,
  party: Party,
  input: PayoutAccountInput,
  home: { country: string; currency: Currency },
): EnteredAccount => {
  const { register } = payoutProtocolOf(services, party)
  const { accountHolder, accountNumber, routingNumber, bankName } = input
  const bank = checkInput(bankSchemaOf(home.country), {
    accountHolder: accountHolder ?? '',
    accountNumber: accountNumber ?? '',
    routingNumber: routingNumber ?? '',
    bankName: bankName ?? '',
  })
  return {
    party,
    identifying: ['BANK', home.country, bank.routingNumber, bank.accountNumber.toUpperCase()],
    settle: async (player) => {
      if (!register) throw unreachable()
      const registered = await askProvider(services, party, (signal) =>
        register(party, { ...bank, currency: home.currency, player }, signal),
      )
      if (!registered.ok) throw refusedField(registered.error === 'ROUTING_INVALID' ? 'routingNumber' : 'accountNumber', code('invalid'))
      const { token } = registered.value
      const { accountHolder: holder, bankName: name } = bank
      return { kind: 'BANK', token, accountHolder: holder, bankName: name, lastFour: bank.accountNumber.slice(-4) }
    },
  }
}

const enteredCrypto = async (services: Services, party: Party, input: PayoutAccountInput, currency: Currency): Promise<EnteredAccount> => {
  const known = await payoutCurrenciesOf(services, currency, ANY_CENTS)
  const networkOf = (id: string) => known.find((one) => one.id === id)?.network
  const entered = checkInput(cryptoSchema(networkOf), { currency: input.currency ?? '', address: input.address ?? '' })
  const network = networkOf(entered.currency)
  if (!network) throw refusedField('currency', code('invalid'))
  const destination: PayoutDestination = { kind: 'CRYPTO', currency: entered.currency, network, address: entered.address }
  return { party, identifying: ['CRYPTO', entered.currency, entered.address], settle: async () => destination }
}

/**
 * Reads what was entered by the rules of its way.
 * @throws {Problem} 400 BAD_INPUT with fields; 503 PROVIDER_UNAVAILABLE where nobody pays out that way, or rates are not answered
 */
export const enteredAccount = async (
  services: Services,
  input: PayoutAccountInput,
  home: { readonly country: string; readonly currency: Currency },
): Promise<EnteredAccount> => {
  const { way } = input
  // A card is linked at its provider: its number never comes here.
  if (way === 'CARD') throw refusedField('way', code('invalid'))
  const party = partyFor(services, way)
  if (!party) throw unreachable()
  if (way === 'BANK') return enteredBank(services, party, input, home)
  if (way === 'CRYPTO') return enteredCrypto(services, party, input, home.currency)
  if (!isProfileWay(way)) throw refusedField('way', code('invalid'))
  const { accountId: id } = checkInput(payoutAccountIdSchemaOf(way), { accountId: input.accountId ?? '' })
  return { party, identifying: identifyingId(way, id), settle: async () => ({ kind: 'ACCOUNT_ID', id }) }
}
