import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { walletPaths, type WalletRefusal, type WalletStatus } from '@lagoon/domain/contract/seamlessWallet'
import type { HttpRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { bet, rollback, win, type MoveResult } from '../wallet/ledger.ts'
import { takeNonce } from './nonces.ts'
import { sessionBalance, swapLaunchToken } from './providerSession.ts'
import { balanceRequest, betRequest, rollbackRequest, sessionRequest, winRequest } from './requests.ts'
import { verifySignature } from './signature.ts'

const httpStatus: Record<WalletStatus, number> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  LAUNCH_TOKEN_INVALID: 403,
  SESSION_NOT_FOUND: 404,
  SESSION_ENDED: 403,
  INSUFFICIENT_BALANCE: 402,
  LIMIT_REACHED: 403,
  DUPLICATE_TRANSACTION: 409,
  TRANSACTION_NOT_FOUND: 404,
  ROLLED_BACK: 409,
  ROUND_CLOSED: 409,
  INTERNAL: 500,
}

interface Answer {
  readonly status: WalletStatus
  /** The bytes of the answer: a stored reply goes out as it was stored. */
  readonly body: string
}
const answered = (reply: { status: 'OK' }): Answer => ({ status: 'OK', body: JSON.stringify(reply) })
const refusal = (body: WalletRefusal): Answer => ({ status: body.status, body: JSON.stringify(body) })
const moved = (result: MoveResult): Answer => (result.ok ? { status: 'OK', body: result.value } : refusal(result.error))

const send = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(httpStatus[status], { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(body)
}

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * The seamless wallet of contract/seamlessWallet: what the providers' servers call. A call is believed by its signature alone,
 * and the wallet it moves follows from our session. Never from a browser.
 */
export const routes = (services: Services): HttpRoute[] => {
  const { kysely } = services.database
  const secrets = new Map(Object.entries(services.config.providers).map(([id, { secret }]) => [id, secret]))

  const route = <Shape extends v.GenericSchema>(
    path: string,
    shape: Shape,
    answer: (providerId: string, request: v.InferOutput<Shape>) => Promise<Answer>,
  ): HttpRoute => ({
    method: 'POST',
    path,
    handle: async (incoming, body, response) => {
      const signed = verifySignature(secrets, { method: 'POST', path, headers: incoming.headers, body }, Date.now())
      if (!signed.ok) {
        services.log.warn({ path, status: signed.error }, 'a provider call was refused')
        return send(response, refusal({ status: signed.error as WalletRefusal['status'] }))
      }
      const { providerId, nonce, nonceExpiresAt } = signed.value
      try {
        if (!(await takeNonce(kysely, providerId, nonce, nonceExpiresAt))) return send(response, refusal({ status: 'REPLAY' }))
        const request = v.safeParse(shape, readJson(body))
        if (!request.success) return send(response, refusal({ status: 'BAD_REQUEST' }))
        const result = await answer(providerId, request.output)
        services.wakeOutbox()
        send(response, result)
      } catch (error) {
        // What is not sure to be booked must not look like a refusal: the provider repeats the call, or rolls back.
        services.log.error({ path, providerId, reason: error instanceof Error ? error.message : String(error) }, 'a provider call failed')
        send(response, refusal({ status: 'INTERNAL' }))
      }
    },
  })

  return [
    route(walletPaths.session, sessionRequest, async (providerId, { launchToken }) => {
      const session = await swapLaunchToken(kysely, providerId, launchToken)
      return session ? answered(session) : refusal({ status: 'LAUNCH_TOKEN_INVALID' })
    }),
    route(walletPaths.balance, balanceRequest, async (providerId, { sessionId }) => {
      const balance = await sessionBalance(kysely, providerId, sessionId)
      return balance ? answered(balance) : refusal({ status: 'SESSION_NOT_FOUND' })
    }),
    route(walletPaths.bet, betRequest, async (providerId, { amount: minor, ...request }) =>
      moved(await bet(kysely, { providerId, minor, ...request })),
    ),
    route(walletPaths.win, winRequest, async (providerId, { amount: minor, ...request }) =>
      moved(await win(kysely, { providerId, minor, ...request })),
    ),
    route(walletPaths.rollback, rollbackRequest, async (providerId, request) => moved(await rollback(kysely, { providerId, ...request }))),
  ]
}
