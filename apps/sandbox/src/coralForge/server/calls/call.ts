import type { IncomingMessage } from 'node:http'
import type { Scope, TransferRefusal } from '@lagoon/contract/wire/transferWallet/transferWallet'
import { wireId } from '@lagoon/contract/wire/fields'
import * as v from 'valibot'
import { readJson } from '../../../http/exchange.ts'

/** A call that is refused: nothing of it happened. */
export class Refused extends Error {
  readonly error: TransferRefusal
  constructor(error: TransferRefusal) {
    super(error)
    this.error = error
  }
}

/** What must be there. @throws {Refused} NOT_FOUND */
export const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Refused('NOT_FOUND')
  return value
}

export interface Answer {
  readonly http: number
  readonly body: unknown
  readonly etag?: number
}

export interface Call {
  readonly request: IncomingMessage
  /** What stands in the place of `:id`. */
  readonly id: string
  readonly query: URLSearchParams
}

/** One call of the protocol: `path` has a group for the id, empty where there is none. */
export type CallOf = readonly [method: string, path: RegExp, scope: Scope, call: (call: Call) => Answer | Promise<Answer>]

export const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')
/** The key of a call that happens once. @throws {Refused} BAD_REQUEST */
export const keyOf = (request: IncomingMessage): string => {
  const key = header(request, 'idempotency-key')
  if (!v.is(wireId, key)) throw new Refused('BAD_REQUEST')
  return key
}
/** The body in its shape, and its text. @throws {Refused} BAD_REQUEST */
export const parsed = async <T>(request: IncomingMessage, shape: v.GenericSchema<unknown, T>): Promise<[T, string]> => {
  const body = await readJson(request)
  const read = v.safeParse(shape, body)
  if (!read.success) throw new Refused('BAD_REQUEST')
  return [read.output, JSON.stringify(body)]
}
