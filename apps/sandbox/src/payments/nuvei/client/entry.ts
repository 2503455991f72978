import { digitsOf } from '../card.ts'

/** The number of a card in groups of four, as it is typed. */
export const grouped = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(.{4})(?=.)/g, '$1 ')

/** `MM/YY` as it is typed; what is deleted stays deleted. */
export const asExpiry = (text: string, before: string): string => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4)
  if (text.length < before.length) return text
  return digits.length > 2 || text.includes('/') ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
