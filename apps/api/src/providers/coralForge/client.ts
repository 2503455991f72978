import type { Party } from '@lagoon/contract/parties/parties'
import { refusalReply, type TransferRefusal } from '@lagoon/contract/wire/transferWallet/transferWallet'
import * as v from 'valibot'
import { bearerOf } from './bearer.ts'

const TIMEOUT_MS = 3_000

/** What came of a call: an answer that binds, or nothing that can be relied on: then it may have happened or not. */
export type ProviderAnswer<Reply> =
  | { readonly kind: 'ok'; readonly reply: Reply; readonly etag: string | null }
  | { readonly kind: 'refused'; readonly error: Exclude<TransferRefusal, Passing> }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Refusals that say nothing of what was asked: the same may well be done later. */
const passing = ['UNAUTHORIZED', 'SCOPE_MISSING', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const satisfies readonly TransferRefusal[]
type Passing = (typeof passing)[number]
const isPassing = (error: TransferRefusal): error is Passing => passing.some((one) => one === error)

export interface ProviderCall<Reply> {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly shape: v.GenericSchema<unknown, Reply>
  readonly body?: object
  /** Sent again under the same key it is done once. */
  readonly key?: string
  /** Only while the resource is at this version. */
  readonly ifMatch?: string
  /** Whether the answer is one to this call: another's that got here is no answer. */
  readonly isOurs: (reply: Reply) => boolean
}

const send = async <Reply>(provider: Party, call: ProviderCall<Reply>, bearer: string): Promise<Response> =>
  fetch(new URL(call.path, provider.origin), {
    method: call.method,
    headers: {
      authorization: `Bearer ${bearer}`,
      accept: 'application/json',
      ...(call.body && { 'content-type': 'application/json' }),
      ...(call.key !== undefined && { 'idempotency-key': call.key }),
      ...(call.ifMatch !== undefined && { 'if-match': call.ifMatch }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

/** Calls a provider, with one silent renewal of the bearer. Never throws. */
export const callProvider = async <Reply>(provider: Party, call: ProviderCall<Reply>): Promise<ProviderAnswer<Reply>> => {
  const source = bearerOf(provider)
  const attempt = async (isLast: boolean): Promise<ProviderAnswer<Reply>> => {
    const bearer = await source.get()
    if (bearer === undefined) return { kind: 'unknown', reason: 'there is no bearer' }
    const response = await send(provider, call, bearer)
    if (response.status === 401) {
      source.drop(bearer)
      await response.body?.cancel()
      return isLast ? { kind: 'unknown', reason: 'UNAUTHORIZED' } : attempt(true)
    }
    const answer: unknown = await response.json()
    if (!response.ok) {
      const read = v.safeParse(refusalReply, answer)
      const error = read.success && response.status < 500 ? read.output.error : 'INTERNAL'
      return isPassing(error) ? { kind: 'unknown', reason: `HTTP ${response.status}` } : { kind: 'refused', error }
    }
    const read = v.safeParse(call.shape, answer)
    if (!read.success || !call.isOurs(read.output)) return { kind: 'unknown', reason: 'an answer that is not understood' }
    return { kind: 'ok', reply: read.output, etag: response.headers.get('etag') }
  }
  try {
    return await attempt(false)
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
  }
}
