import { parseJson } from '@lagoon/contract/text/parseJson'
import { Problem } from '../problem.ts'

/** Where a page ended: the value that the rows are sorted by, and the id that makes the order total. */
export interface Cursor {
  readonly sort: string
  readonly value: string
  readonly id: bigint
}

export const writeCursor = ({ sort, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, String(id)])).toString('base64url')

/** Whether a text is an instant as `toISOString` writes it, in a year that every engine takes. */
export const isInstant = (text: string): boolean => {
  const at = new Date(text)
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text
}

/** Reads a cursor of ours. One that belongs to another order, or that we did not write, is refused with 400. */
export const readCursor = (text: string, sort: string, isValue: (value: string) => boolean): Cursor => {
  const parts = parseJson(Buffer.from(text, 'base64url').toString())
  if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')) {
    const [readSort, readValue, id] = parts as [string, string, string]
    if (readSort === sort && isValue(readValue) && /^\d{1,18}$/.test(id)) return { sort, value: readValue, id: BigInt(id) }
  }
  throw new Problem(400, 'BAD_INPUT', 'This page doesn’t exist. Start again from the first page.')
}
