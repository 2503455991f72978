import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import type { Party } from '@lagoon/contract/parties/parties'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { RoundFairness, RoundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import {
  balanceRequest,
  betRequest,
  endRequest,
  rollbackRequest,
  sessionRequest,
  walletPaths,
  winRequest,
} from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { HttpRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { bet, rollback, win, type Win } from '../../ledger/rounds.ts'
import { notifyOfBigWin } from '../bigWin.ts'
import { takeNonce } from '../../kernel/nonces.ts'
import { isDatabaseAway } from '../../http/answer.ts'
import { answered, httpStatus, moved, refusal, type Answer } from './answers.ts'
import { launchReply, sessionBalance } from './session.ts'
import { verifySignature } from '../../kernel/signature.ts'

/** What the round keeps for its history: the report, and beside it what the outcome can be computed from. */
const kept = (report: RoundReport | undefined, fairness: RoundFairness | undefined) =>
  report === undefined ? {} : { round: fairness === undefined ? report : { ...report, fairness } }

const send = (response: ServerResponse, { status, body }: Answer, http: number = httpStatus[status]): void => {
  response.writeHead(http, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(body)
}

/**
 * The seamless wallet of contract/wire/seamlessWallet: what the providers' servers call. A call is believed by its signature alone,
 * and the wallet it moves follows from our session. Never from a browser.
 */
export const routes = (services: Services, providers: readonly Party[]): HttpRoute[] => {
  const { kysely } = services.database
  const secrets = new Map(providers.map(({ id, secret }) => [id, secret]))

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
        return send(response, refusal({ status: signed.error }))
      }
      const { signer: providerId, nonce, nonceExpiresAt } = signed.value
      try {
        if (!(await takeNonce(kysely, providerId, nonce, nonceExpiresAt))) return send(response, refusal({ status: 'REPLAY' }))
        const request = v.safeParse(shape, parseJson(body.toString('utf8')))
        if (!request.success) return send(response, refusal({ status: 'BAD_REQUEST' }))
        const result = await answer(providerId, request.output)
        services.wakeOutbox()
        send(response, result)
      } catch (error) {
        // What is not sure to be booked must not look like a refusal: the provider repeats the call, or rolls back.
        services.log.error({ path, providerId, reason: reasonOf(error) }, 'a provider call failed')
        send(response, refusal({ status: 'INTERNAL' }), isDatabaseAway(error) ? 503 : undefined)
      }
    },
  })

  const paid = async (move: Win): Promise<Answer> => {
    const won = await win(kysely, move)
    // Where this fails, the provider repeats the call: the win is booked once, and its player told after all.
    if (won.ok && won.value.settled) await notifyOfBigWin(kysely, won.value.settled)
    return moved(move.transactionId, won)
  }

  return [
    route(walletPaths.session, sessionRequest, async (providerId, { launchToken }) => {
      const session = await launchReply(kysely, providerId, launchToken)
      return session ? answered(session) : refusal({ status: 'LAUNCH_TOKEN_INVALID' })
    }),
    route(walletPaths.balance, balanceRequest, async (providerId, { sessionId }) => {
      const balance = await sessionBalance(kysely, providerId, sessionId)
      return balance ? answered(balance) : refusal({ status: 'SESSION_NOT_FOUND' })
    }),
    route(walletPaths.bet, betRequest, async (providerId, { amount: minor, roundId: gameplayId, ...request }) =>
      moved(request.transactionId, await bet(kysely, { providerId, gameplayId, minor, ...request })),
    ),
    route(walletPaths.win, winRequest, (providerId, { amount: minor, roundId: gameplayId, report, fairness, ...request }) =>
      paid({ providerId, gameplayId, minor, ...request, ...kept(report, fairness) }),
    ),
    route(walletPaths.end, endRequest, (providerId, { roundId: gameplayId, report, fairness, ...request }) =>
      paid({ providerId, gameplayId, minor: 0n, ...request, ...kept(report, fairness) }),
    ),
    route(walletPaths.rollback, rollbackRequest, async (providerId, request) =>
      moved(request.transactionId, await rollback(kysely, { providerId, ...request })),
    ),
  ]
}
