import * as v from 'valibot'
import { code, requiredText, type RuleCode } from '../rules/rule.ts'
import { nameSchema } from '../account/account.rules.ts'
import { minor, type Minor } from '../money/money.ts'
import type { Price } from '../money/price.ts'
import { payoutWays, type Network } from './enums.ts'

/** What bounds one withdrawal: the limits of the server, and the withdrawable prize tokens. */
export interface WithdrawalLimits {
  readonly min: Minor
  readonly max: Minor
  readonly available: Minor
}

const ONE_TOKEN = 100n
/** No balance has more digits; keeps a pasted text from becoming a huge number. */
const AMOUNT_MAX_DIGITS = 15
/** Shortest account number in use in the United States. */
export const ACCOUNT_NUMBER_MIN_LENGTH = 4
/** Longest IBAN (ISO 13616). */
export const ACCOUNT_NUMBER_MAX_LENGTH = 34
/** ABA routing numbers, and Canadian ones in their electronic form. */
export const ROUTING_NUMBER_LENGTH = 9
export const BANK_NAME_MAX_LENGTH = 80
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
  return { currency: worth.currency, minor: minor(net > 0n ? net : 0n) }
}

const withoutGaps = v.transform((text: string) => text.replace(/[\s-]/g, ''))

export const accountNumberSchema = v.pipe(
  requiredText(),
  withoutGaps,
  v.regex(/^[A-Za-z0-9]+$/, code('characters')),
  v.minLength(ACCOUNT_NUMBER_MIN_LENGTH, code('tooShort')),
  v.maxLength(ACCOUNT_NUMBER_MAX_LENGTH, code('tooLong')),
)
export const routingNumberSchema = v.pipe(
  requiredText(),
  withoutGaps,
  v.regex(/^\d+$/, code('characters')),
  v.length(ROUTING_NUMBER_LENGTH, code('invalid')),
)
export const bankNameSchema = v.pipe(
  requiredText(),
  v.normalize('NFC'),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’&()-]+$/u, code('characters')),
  v.maxLength(BANK_NAME_MAX_LENGTH, code('tooLong')),
)
export const bankSchema = v.object({
  accountHolder: nameSchema,
  accountNumber: accountNumberSchema,
  routingNumber: routingNumberSchema,
  bankName: bankNameSchema,
})

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

/** What an address of a network looks like. It catches slips; whether somebody owns it nobody can tell. */
const addressShapes: Readonly<Record<Network, RegExp>> = {
  bitcoin: /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  ethereum: /^0x[0-9A-Fa-f]{40}$/,
  litecoin: /^(ltc1[02-9ac-hj-np-z]{11,71}|[LM3][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
}

/** An address to pay crypto to, checked by the shape of its network. */
export const payoutAddressSchema = (network: Network) => v.pipe(requiredText(), v.regex(addressShapes[network], code('invalid')))

/** Currency and address; the address is checked once a currency is chosen. */
export const cryptoSchema = (networkOf: (currency: string) => Network | undefined) =>
  v.pipe(
    v.object({ currency: requiredText(), address: requiredText() }),
    v.forward(
      v.partialCheck(
        [['currency'], ['address']],
        ({ currency, address }) => {
          const network = networkOf(currency)
          return network === undefined || addressShapes[network].test(address)
        },
        code('invalid'),
      ),
      ['address'],
    ),
  )
