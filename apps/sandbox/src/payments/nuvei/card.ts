import type { CardField } from './contract.ts'

/** A card as it is entered. */
export interface EnteredCard {
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly holder: string
}

interface Brand {
  readonly name: string
  /** What its numbers begin with. */
  readonly prefix: RegExp
  readonly lengths: readonly number[]
  readonly codeLength: 3 | 4
}

const brands: readonly Brand[] = [
  { name: 'visa', prefix: /^4/, lengths: [13, 16, 19], codeLength: 3 },
  { name: 'mastercard', prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], codeLength: 3 },
  { name: 'amex', prefix: /^3[47]/, lengths: [15], codeLength: 4 },
  { name: 'discover', prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19], codeLength: 3 },
]

/** The digits of what was typed or pasted. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** The brand by the first digits; undefined while none is recognized. */
export const brandOf = (number: string): Brand | undefined => brands.find(({ prefix }) => prefix.test(digitsOf(number)))

/** The check digit of card numbers: ISO/IEC 7812-1, annex B. */
export const hasCheckDigit = (digits: string): boolean => {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Month and year of `MM/YY`; undefined where it is none. */
export const expiryOf = (text: string): { readonly month: string; readonly year: string } | undefined => {
  const found = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim())
  return found?.[1] !== undefined && found[2] !== undefined ? { month: found[1], year: found[2] } : undefined
}

/** Whether a card has expired. */
export const isOver = ({ month, year }: { readonly month: string; readonly year: string }, now: Date): boolean =>
  Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()

/** What is wrong with a security code, by the length that the brand asks for. */
export const codeProblem = (code: string, length: number): string | undefined =>
  new RegExp(`^\\d{${length}}$`).test(code.trim()) ? undefined : `Enter the ${length} digits of the security code.`

/** What is wrong with a card as it was entered, at the field where it is; empty where nothing is. The page and the server ask alike. */
export const problemsOf = (card: EnteredCard, now: Date): Partial<Record<CardField, string>> => {
  const digits = digitsOf(card.number)
  const brand = brandOf(digits)
  const expiry = expiryOf(card.expiry)
  const number =
    digits === ''
      ? 'Enter your card number.'
      : !/^\d+$/.test(digits)
        ? 'Use digits only.'
        : !brand
          ? 'We take Visa, Mastercard, American Express, and Discover.'
          : !brand.lengths.includes(digits.length) || !hasCheckDigit(digits)
            ? 'Check the number: a digit is wrong or missing.'
            : undefined
  const until = !expiry ? 'Enter the month and year, such as 08/29.' : isOver(expiry, now) ? 'This card has expired.' : undefined
  const code = codeProblem(card.code, brand?.codeLength ?? 3)
  const holder =
    card.holder.trim() === '' ? 'Enter the name on the card.' : card.holder.length > 60 ? 'Use at most 60 characters.' : undefined
  return {
    ...(number !== undefined && { number }),
    ...(until !== undefined && { expiry: until }),
    ...(code !== undefined && { code }),
    ...(holder !== undefined && { holder }),
  }
}
