import { currencies, type Currency, type Price } from '../money/price.ts'
import { minor } from '../money/money.ts'

/** Digits after the decimal point of every currency that is sold in: USD and CAD have two (ISO 4217). */
const DECIMALS = 2

/** A sum as payment providers write it: 1999 minor units are `19.99`. */
export const priceText = ({ minor: units }: Price): string => {
  const digits = String(units).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/**
 * Reads a sum as payment providers write it: `19.99`, `19.9`, `19`. Null for any other text, also for more places than the currency
 * has: nothing is rounded, and no sum is read as a floating-point number.
 */
export const readPrice = (text: string, currency: string): Price | null => {
  const known = currencies.find((one): one is Currency => one === currency)
  const parts = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text)
  if (known === undefined || !parts) return null
  const [, whole = '', rest = ''] = parts
  return { currency: known, minor: minor(`${whole}${rest.padEnd(DECIMALS, '0')}`) }
}

/** Reads a sum that a provider writes in minor units, `1999`. Null for any other text, and for a currency that nothing is sold in. */
export const readMinorUnits = (digits: string, currency: string): Price | null => {
  const known = currencies.find((one): one is Currency => one === currency)
  return known !== undefined && /^\d{1,17}$/.test(digits) ? { currency: known, minor: minor(digits) } : null
}
