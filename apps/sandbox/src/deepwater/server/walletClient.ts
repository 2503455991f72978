import { walletRefusal, type WalletRefusal } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { MOST_CALLS_AT_ONCE } from '../../games/server/wallet.ts'
import { signedHeaders } from '../../http/signature.ts'

/** What came of one call: an answer that binds, or nothing that can be relied on. */
export type PlatformAnswer<Reply = unknown> =
  | { readonly kind: 'ok'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly refusal: WalletRefusal }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface WalletClientOptions {
  /** The provider's name at the platform. */
  id: string
  platformOrigin: string
  secret: string
  /** Milliseconds after which a call counts as unanswered. */
  timeoutMs: number
}
/** Posts a body to a path of the wallet; `shape` is what the platform answers where it does not refuse. */
export type WalletClient = <Reply>(path: string, body: string, shape: v.GenericSchema<unknown, Reply>) => Promise<PlatformAnswer<Reply>>

/**
 * Calls the platform's seamless wallet. No answer, no JSON, a server error and what may be a repeated delivery (REPLAY) are
 * `unknown`: the call may have taken effect or not. Never throws.
 */
export const walletClient = ({ id, platformOrigin, secret, timeoutMs }: WalletClientOptions): WalletClient => {
  const limit = pLimit(MOST_CALLS_AT_ONCE)
  return (path, body, shape) =>
    limit(async () => {
      try {
        const response = await fetch(new URL(path, platformOrigin), {
          method: 'POST',
          headers: signedHeaders(id, secret, path, body),
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const answer: unknown = await response.json()
        const refused = v.safeParse(walletRefusal, answer)
        if (refused.success) {
          const { status } = refused.output
          return status === 'INTERNAL' || status === 'REPLAY'
            ? { kind: 'unknown', reason: status }
            : { kind: 'refused', refusal: refused.output }
        }
        const read = v.safeParse(shape, answer)
        if (!read.success) return { kind: 'unknown', reason: `HTTP ${response.status} with an answer that is not understood` }
        return response.ok ? { kind: 'ok', reply: read.output } : { kind: 'unknown', reason: `OK with HTTP ${response.status}` }
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
      }
    })
}
