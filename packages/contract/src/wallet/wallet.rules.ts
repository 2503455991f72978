import * as v from 'valibot'
import { code, requiredText, ruleOf, type RuleCode } from '../rules/rule.ts'
import { minor, type Minor } from '../money/money.ts'
import { currencies } from '../money/price.ts'

export const COUPON_MAX_LENGTH = 32

/** A day of the calendar: no thirtieth of February. */
const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

export interface AmountLimits {
  readonly min: Minor
  readonly max: Minor
}

/** Digits with at most two decimals behind a point, and nothing else: no sign, no grouping, no exponent. */
const AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/

/**
 * Minor units of an amount as typed; undefined for everything that is not one. Read digit by digit: a text is never coerced to a
 * number, so nothing is rounded and nothing is guessed.
 */
export const readAmount = (text: string): Minor | undefined => {
  if (!AMOUNT.test(text)) return undefined
  const [whole = '', decimals = ''] = text.split('.')
  return minor(whole + decimals.padEnd(2, '0'))
}

const amountText = () =>
  v.pipe(
    requiredText(),
    v.check((text) => text === '' || readAmount(text) !== undefined, code('notANumber')),
    v.transform((text) => readAmount(text) ?? minor(0n)),
  )

/** An amount of money between the limits that the server sends, both included; minor units out. */
export const walletAmountSchema = ({ min, max }: AmountLimits) =>
  v.pipe(
    amountText(),
    v.check((amount) => amount >= min, code('belowMinimum')),
    v.check((amount) => amount <= max, code('aboveMaximum')),
  )

/** An amount in minor units as it stands on the wire, by the rules of the form: what is no amount there is none here. */
export const rechargeSchema = ({ min, max }: AmountLimits) =>
  v.object({
    amount: v.pipe(
      requiredText(),
      v.regex(/^\d*$/, code('notANumber')),
      v.transform((digits) => minor(digits === '' ? 0n : BigInt(digits))),
      v.check((amount) => amount >= min, code('belowMinimum')),
      v.check((amount) => amount <= max, code('aboveMaximum')),
    ),
  })

/** Minor units of tip tokens. */
export interface TipLimits {
  /** Smallest tip; a setting of the operator. */
  readonly minimum: Minor
  /** What the player holds. */
  readonly balance: Minor
}

const isTip = (amount: bigint, { minimum }: TipLimits): boolean => amount > 0n && amount >= minimum

/** A tip as typed: at least the minimum of the settings, at most what the player holds; minor units out. */
export const tipAmountSchema = (limits: TipLimits) =>
  v.pipe(
    amountText(),
    v.check((amount) => isTip(amount, limits), code('belowMinimum')),
    v.check((amount) => amount <= limits.balance, code('notEnough')),
  )

/** What the form of a tip takes. */
export const tipSchema = (limits: TipLimits) => v.object({ amount: tipAmountSchema(limits) })

/** The same of an amount in minor units, as the server takes it. */
export const sentTipSchema = (limits: TipLimits) =>
  v.object({
    amount: v.pipe(
      v.bigint(code('notANumber')),
      v.check((amount) => isTip(amount, limits), code('belowMinimum')),
      v.check((amount) => amount <= limits.balance, code('notEnough')),
    ),
  })

/** What the player remembers of a payment: its sum, currency and day, or a number. Minor units out. */
export const paymentSumSchema = v.object({
  amount: v.pipe(
    amountText(),
    v.check((amount) => amount > 0n, code('belowMinimum')),
  ),
  currency: v.picklist(currencies, code('required')),
  day: v.pipe(requiredText(), v.check(isDay, code('invalid'))),
})

export const REFERENCE_MAX_LENGTH = 100
/** A number of a provider, as it stands in an email or a bank's statement. */
export const paymentReferenceSchema = v.object({
  reference: v.pipe(requiredText(), v.maxLength(REFERENCE_MAX_LENGTH, code('tooLong'))),
})

/** A coupon code as typed, without the spaces around it; whether there is such a coupon only the server knows. */
export const couponCodeSchema = v.pipe(
  requiredText(),
  v.regex(/^[A-Za-z0-9_-]+$/, code('characters')),
  v.maxLength(COUPON_MAX_LENGTH, code('tooLong')),
)

/** The code as the server takes it, or what can be no code about it. */
export const readCouponCode = (text: string): { readonly code: string } | { readonly fault: RuleCode } => {
  const parsed = v.safeParse(couponCodeSchema, text)
  return parsed.success ? { code: parsed.output } : { fault: ruleOf(parsed.issues[0]) }
}

/** How a purchase is paid. */
export const paymentMethodSchema = requiredText()

/** What the form of a purchase takes. A package has its price, so that only a custom recharge brings limits. */
export const buyPackageSchema = (limits: AmountLimits | undefined) =>
  v.object({
    amount: limits
      ? walletAmountSchema(limits)
      : v.pipe(
          v.string(),
          v.transform((): Minor | undefined => undefined),
        ),
    methodId: paymentMethodSchema,
  })
