import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { gamePagePath } from '@lagoon/contract/wire/gameFrame/launch'
import { amountDigits } from '@lagoon/contract/wire/fields'
import {
  sessionReply,
  walletPaths,
  walletReply,
  type BalanceRequest,
  type SessionRequest,
} from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { moonlitTides } from '@lagoon/games/moonlitTides/moonlitTides'
import * as v from 'valibot'
import { BadBody, readJson, sendJson } from '../../http/exchange.ts'
import type { builtPage } from '../../http/page.ts'
import type { SessionOpened, SessionView } from '../contract.ts'
import { gameInfo } from './gameInfo.ts'
import { problemOf, Refusal } from './problems.ts'
import type { PlayRound } from './rounds.ts'
import type { Session, Sessions } from './sessions.ts'
import { stakesOf } from './stakes.ts'
import type { WalletClient } from './walletClient.ts'

const LaunchBody = v.object({ launch: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })
const SpinBody = v.object({ spinId: v.pipe(v.string(), v.uuid()), stake: amountDigits })

export interface ProviderOptions {
  /** Null where only the calls are wanted. */
  page: Awaited<ReturnType<typeof builtPage>> | null
  wallet: WalletClient
  sessions: Sessions
  playRound: PlayRound
  log: Logger
}

const viewOf = ({ reply }: Pick<Session, 'reply'>, balance: string): SessionView => ({
  gameId: reply.gameId,
  gameName: moonlitTides.name,
  token: reply.token,
  winToken: reply.winToken,
  balance,
  stakes: stakesOf(reply).map(String),
})

const parsed = <T>(read: v.SafeParseResult<v.GenericSchema<unknown, T>>): T => {
  if (!read.success) throw new Refusal('BAD_REQUEST')
  return read.output
}

/** The provider's own HTTP: the game's page, and the few calls the game makes. */
export const providerCalls = ({ page, wallet, sessions, playRound, log }: ProviderOptions): RequestListener => {
  const bearer = (request: IncomingMessage): Session => {
    const session = sessions.find(/^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!session) throw new Refusal('SESSION_ENDED')
    return session
  }

  const open = async (request: IncomingMessage): Promise<SessionOpened> => {
    const { launch } = parsed(v.safeParse(LaunchBody, await readJson(request)))
    const answer = await wallet(walletPaths.session, JSON.stringify({ launchToken: launch } satisfies SessionRequest), sessionReply)
    if (answer.kind === 'refused') throw new Refusal(problemOf(answer.refusal.status))
    if (answer.kind === 'unknown' || stakesOf(answer.reply).length === 0) throw new Refusal('PLATFORM_AWAY')
    const { reply } = answer
    const sessionToken = await sessions.start(reply)
    return { ...viewOf({ reply }, reply.balance), sessionToken }
  }

  const current = async (request: IncomingMessage): Promise<SessionView> => {
    const session = bearer(request)
    const { sessionId } = session.reply
    const answer = await wallet(walletPaths.balance, JSON.stringify({ sessionId } satisfies BalanceRequest), walletReply)
    if (answer.kind === 'refused') throw new Refusal(problemOf(answer.refusal.status))
    if (answer.kind === 'unknown') throw new Refusal('PLATFORM_AWAY')
    return viewOf(session, answer.reply.balance)
  }

  const spin = async (request: IncomingMessage) => {
    const session = bearer(request)
    const { spinId, stake } = parsed(v.safeParse(SpinBody, await readJson(request)))
    return playRound(session, spinId, BigInt(stake))
  }

  const calls: Readonly<Record<string, (request: IncomingMessage) => unknown>> = {
    'POST /api/session': open,
    'GET /api/session': current,
    'POST /api/spin': spin,
    'GET /api/info': () => gameInfo,
    'GET /health': () => ({ status: 'ok' }),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider')
    const call = calls[`${request.method} ${pathname}`]
    if (call) return sendJson(response, 200, await call(request))
    if (page && (request.method === 'GET' || request.method === 'HEAD'))
      return pathname === gamePagePath(moonlitTides.id) ? page.send(response) : page.assets(request, response)
    sendJson(response, 404, { problem: 'BAD_REQUEST', message: 'There is nothing at this address.' })
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(error instanceof BadBody ? 'BAD_REQUEST' : 'INTERNAL')
      if (refusal.problem === 'INTERNAL') log.error({ err: error }, 'a call failed')
      if (response.headersSent) response.destroy()
      else sendJson(response, refusal.status, refusal.body)
    })
  }
}
