import * as v from 'valibot'
import { code, requiredText, type RuleCode } from '../rules/rule.ts'
import { payoutIdSchema } from '../account/profile.rules.ts'
import { mostOf } from '../money/extremes.ts'
import { minor, type Minor } from '../money/money.ts'
import type { Price } from '../money/price.ts'
import { cryptoNetworks, isAddressOn, type CryptoNetwork } from '../crypto/addresses.ts'
import { payoutWays, type PayoutWay } from './enums.ts'

/** Prize tokens that one withdrawal takes at least and at most. */
export interface WithdrawalBounds {
  readonly min: Minor
  readonly max: Minor
}

/** What bounds one withdrawal: the limits of the server, and the withdrawable prize tokens. */
export interface WithdrawalLimits extends WithdrawalBounds {
  readonly available: Minor
}

/** What two bounds leave together. */
export const withinBoth = (one: WithdrawalBounds, other: WithdrawalBounds): WithdrawalBounds => ({
  min: other.min > one.min ? other.min : one.min,
  max: other.max < one.max ? other.max : one.max,
})

/** What bounds one withdrawal by a method, or by any while none is chosen. */
export const limitsOf = ({ min, max, available }: WithdrawalLimits, offer: WithdrawalBounds = { min, max }): WithdrawalLimits => ({
  ...withinBoth({ min, max }, offer),
  available,
})

/** Minor units of one whole token. */
export const ONE_TOKEN = 100n
/** No balance has more digits; keeps a pasted text from becoming a huge number. */
const AMOUNT_MAX_DIGITS = 15
export const CARD_HOLDER_MAX_LENGTH = 50

/**
 * Prize tokens to withdraw, as typed: whole tokens in decimal digits, never coerced. Answers minor units. More than the player
 * holds is said before the maximum, because it is what they cannot change.
 */
export const withdrawAmountSchema = ({ min, max, available }: WithdrawalLimits) =>
  v.pipe(
    requiredText(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Minor => {
      const refuse = (rule: RuleCode) => {
        addIssue({ message: code(rule) })
        return NEVER
      }
      const text = dataset.value
      if (/^\d+\.\d+$/.test(text)) return refuse('notWhole')
      if (!/^\d+$/.test(text) || text.length > AMOUNT_MAX_DIGITS) return refuse('characters')
      const amount = minor(BigInt(text) * ONE_TOKEN)
      if (amount === 0n || amount < min) return refuse('belowMinimum')
      if (amount > available) return refuse('notEnough')
      return amount > max ? refuse('aboveMaximum') : amount
    }),
  )

export const payoutWaySchema = v.picklist(payoutWays, code('required'))

/** What the screen withdraw asks for: how much, and which way. */
export const withdrawSchema = (limits: WithdrawalLimits) => v.object({ amount: withdrawAmountSchema(limits), way: payoutWaySchema })

/** What arrives for an amount of prize tokens after the fee; never below nothing. A fee in another currency is not taken out. */
export const receivesFor = (amount: Minor, worth: Price, { fee }: { readonly fee?: Price }): Price => {
  const gross = (amount * worth.minor) / ONE_TOKEN
  const net = fee?.currency === worth.currency ? gross - fee.minor : gross
  return { currency: worth.currency, minor: minor(mostOf(0n, net)) }
}

/** Letters of any script with their marks, and spaces (§5). */
export const cardHolderSchema = v.pipe(
  requiredText(),
  v.normalize('NFC'),
  v.regex(/^[\p{L}\p{M} ]+$/u, code('characters')),
  v.maxLength(CARD_HOLDER_MAX_LENGTH, code('tooLong')),
)

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const withoutGaps = v.transform((text: string) => text.replace(/[\s-]/g, ''))

/** For the provider's frame only: a card number never reaches our own origin. 12 to 19 digits (ISO/IEC 7812) with their check digit. */
export const cardNumberSchema = v.pipe(
  requiredText(),
  withoutGaps,
  v.regex(/^\d+$/, code('characters')),
  v.check((digits) => digits.length >= 12 && digits.length <= 19 && passesLuhn(digits), code('invalid')),
)

/** `month` 1 to 12 and `year` of four digits; a card is good to the end of its month. `today` is `2026-03-02`. */
export const cardExpirySchema = (today: string) =>
  v.pipe(
    v.object({ month: requiredText(), year: requiredText() }),
    v.check(({ month, year }) => /^(0?[1-9]|1[0-2])$/.test(month) && /^20\d{2}$/.test(year), code('invalid')),
    v.check(({ month, year }) => `${year}-${month.padStart(2, '0')}` >= today.slice(0, 7), code('expired')),
  )

/** What is wrong with an address: it belongs to another network of ours, or to none. */
const addressFault = (network: CryptoNetwork, address: string): RuleCode | undefined => {
  if (isAddressOn(network, address)) return undefined
  return cryptoNetworks.some((other) => isAddressOn(other, address)) ? 'wrongNetwork' : 'invalid'
}

/** An address to pay crypto to, with the checksum of its network. It catches slips; whether somebody owns it nobody can tell. */
export const payoutAddressSchema = (network: CryptoNetwork) =>
  v.pipe(
    requiredText(),
    v.check((address) => addressFault(network, address) !== 'invalid', code('invalid')),
    v.check((address) => addressFault(network, address) !== 'wrongNetwork', code('wrongNetwork')),
  )

/** Currency and address; the address is checked once a currency is chosen. */
export const cryptoSchema = (networkOf: (currency: string) => CryptoNetwork | undefined) => {
  const holds =
    (fault: RuleCode) =>
    ({ currency, address }: { readonly currency: string; readonly address: string }) => {
      const network = networkOf(currency)
      return network === undefined || addressFault(network, address) !== fault
    }
  return v.pipe(
    v.object({ currency: requiredText(), address: requiredText() }),
    v.forward(v.partialCheck([['currency'], ['address']], holds('invalid'), code('invalid')), ['address']),
    v.forward(v.partialCheck([['currency'], ['address']], holds('wrongNetwork'), code('wrongNetwork')), ['address']),
  )
}

/** The most that a $cashtag has behind its sign. */
export const CASHTAG_MAX_LENGTH = 20

/** A $cashtag without its sign: letters and digits, a letter among them. */
export const cashtagSchema = v.pipe(
  requiredText(),
  v.regex(/^[A-Za-z0-9]+$/, code('characters')),
  v.maxLength(CASHTAG_MAX_LENGTH, code('tooLong')),
  v.regex(/[A-Za-z]/, code('invalid')),
)

/** An id to be paid out to, as the profile keeps it, by the rules of who pays out: stricter than those of the profile at Cash App. */
export const payoutAccountIdSchemaOf = (way: PayoutWay) =>
  v.object({ accountId: way === 'CASH_APP' ? cashtagSchema : v.pipe(requiredText(), payoutIdSchema) })
