import { OPERATOR } from '@lagoon/contract/wire/operator/operator'
import { sendJson } from '../../http/answer.ts'
import type { HttpRoute } from '../../http/route.ts'
import { takeNonce } from '../../kernel/nonces.ts'
import { verifySignature } from '../../kernel/signature.ts'
import type { Services } from '../../services.ts'

type OwnRefusal = { readonly status: 'BAD_SIGNATURE' | 'STALE' | 'REPLAY' | 'INTERNAL' }

interface SignedCall<Reply extends { readonly status: string }> {
  readonly path: string
  /** HTTP status by the reply's. */
  readonly httpStatus: Readonly<Record<string, number>>
  readonly answer: (body: Buffer) => Promise<Reply>
}

/** A call of the operator: believed by its signature alone, and once. */
export const signedRoute = <Reply extends { readonly status: string }>(
  services: Services,
  secrets: ReadonlyMap<string, string>,
  { path, httpStatus, answer }: SignedCall<Reply>,
): HttpRoute => ({
  method: 'POST',
  path,
  handle: async (request, body, response) => {
    const reply = async (): Promise<Reply | OwnRefusal> => {
      const signed = verifySignature(secrets, { method: 'POST', path, headers: request.headers, body }, Date.now())
      if (!signed.ok) {
        services.log.warn({ path, status: signed.error }, 'a call in the operator’s name was refused')
        return { status: signed.error }
      }
      const { nonce, nonceExpiresAt } = signed.value
      if (!(await takeNonce(services.database.kysely, OPERATOR, nonce, nonceExpiresAt))) return { status: 'REPLAY' }
      return answer(body)
    }
    const replied = await reply().catch((error: unknown): OwnRefusal => {
      services.log.error({ path, err: error }, 'a call of the operator failed')
      return { status: 'INTERNAL' }
    })
    sendJson(response, httpStatus[replied.status] ?? 500, replied)
  },
})
