import { OPERATOR } from '@lagoon/contract/wire/operator/operator'
import * as v from 'valibot'
import { signedHeaders } from './signature.ts'

const PATIENCE_MS = 10_000

type Replies = v.BaseSchema<unknown, { readonly status: string }, v.BaseIssue<unknown>>

/** The platform gave no answer, or one that is not understood. */
export interface Unreachable {
  readonly status: 'UNREACHABLE'
}

/** A signed POST to the platform in the operator's name; never throws. */
export type SignedCall = <Reply extends Replies>(path: string, payload: object, reply: Reply) => Promise<v.InferOutput<Reply> | Unreachable>

/** Calls to the platform that are signed with the operator's secret. */
export const signedCalls =
  (platformOrigin: string, secret: string): SignedCall =>
  async (path, payload, reply) => {
    const body = JSON.stringify(payload)
    try {
      const response = await fetch(new URL(path, platformOrigin), {
        method: 'POST',
        headers: signedHeaders(OPERATOR, secret, path, body),
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const read = v.safeParse(reply, await response.json())
      const isUnderstood = read.success && response.ok === (read.output.status === 'OK')
      return isUnderstood ? read.output : { status: 'UNREACHABLE' }
    } catch {
      return { status: 'UNREACHABLE' }
    }
  }
