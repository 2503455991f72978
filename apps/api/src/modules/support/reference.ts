import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when they are read aloud (Crockford). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A reference that a person can name to support: `C-7Q4M-0XKD`. */
export const newReference = (kind: 'C' | 'T'): string => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${kind}-${signs.slice(0, 4)}-${signs.slice(4)}`
}
