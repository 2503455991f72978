import type { WalletStatus } from '@lagoon/domain/contract/seamlessWallet'
import * as v from 'valibot'
import { signedHeaders } from '../../http/signature.ts'

const refusals = [
  'BAD_SIGNATURE',
  'STALE',
  'REPLAY',
  'BAD_REQUEST',
  'LAUNCH_TOKEN_INVALID',
  'SESSION_NOT_FOUND',
  'SESSION_ENDED',
  'INSUFFICIENT_BALANCE',
  'LIMIT_REACHED',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_NOT_FOUND',
  'ROLLED_BACK',
  'ROUND_CLOSED',
  'INTERNAL',
] as const satisfies readonly Exclude<WalletStatus, 'OK'>[]

const digits = v.pipe(v.string(), v.regex(/^-?\d{1,30}$/))
const Answer = v.variant('status', [
  v.looseObject({ status: v.literal('OK') }),
  v.object({ status: v.picklist(refusals), balance: v.optional(digits) }),
])

/** What came of one call: an answer that binds, or nothing that can be relied on. */
export type WalletAnswer =
  | { readonly kind: 'ok'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly status: Exclude<WalletStatus, 'OK'>; readonly balance: string | undefined }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface WalletClientOptions {
  platformOrigin: string
  secret: string
  /** Milliseconds after which a call counts as unanswered. */
  timeoutMs: number
}
export type WalletClient = (path: string, body: string) => Promise<WalletAnswer>

/**
 * Calls the platform's seamless wallet. No answer, no JSON, a server error and what may be a repeated delivery (REPLAY) are
 * `unknown`: the call may have taken effect or not. Never throws.
 */
export const walletClient =
  ({ platformOrigin, secret, timeoutMs }: WalletClientOptions): WalletClient =>
  async (path, body) => {
    try {
      const response = await fetch(new URL(path, platformOrigin), {
        method: 'POST',
        headers: signedHeaders('deepwater', secret, path, body),
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read = v.safeParse(Answer, await response.json())
      if (!read.success) return { kind: 'unknown', reason: `HTTP ${response.status} without a known status` }
      const answer = read.output
      if (answer.status === 'OK')
        return response.ok ? { kind: 'ok', body: answer } : { kind: 'unknown', reason: `OK with HTTP ${response.status}` }
      if (answer.status === 'INTERNAL' || answer.status === 'REPLAY') return { kind: 'unknown', reason: answer.status }
      return { kind: 'refused', status: answer.status, balance: answer.balance }
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
    }
  }
