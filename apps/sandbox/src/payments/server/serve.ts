import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { portVariable } from '@lagoon/contract/parties/localParties'
import type { Logger } from 'pino'
import { BadBody, sendJson } from '../../http/exchange.ts'
import { close, listen } from '../../http/listen.ts'
import { localOnly } from '../../http/localOnly.ts'
import type { PayoutDesk } from '../../payouts/desk.ts'
import type { PaymentDesk } from '../desk.ts'
import type { BuiltPage } from '../startOptions.ts'

export type Call = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void

/** What the operator's desk can do at a provider that takes payments, pays out, or both. */
export interface Desks {
  readonly desk?: PaymentDesk
  readonly payoutDesk?: PayoutDesk
}

/** A provider behind its port. */
export interface Opened<Own extends Desks> {
  /** By method and path, such as `POST /api/pay`. */
  readonly calls: Readonly<Record<string, Call>>
  readonly desks: Own
  /** Cuts the calls that it never answers, where it has some. */
  readonly hangUp?: () => void
  /** After the last call was answered. */
  readonly stop: () => Promise<unknown>
}

export interface ServeOptions<Own extends Desks> {
  readonly id: string
  readonly port: number
  /** Null where none is built. */
  readonly page: BuiltPage | null
  /** Where its page opens. */
  readonly pagePaths: readonly string[]
  readonly log: Logger
  /** Opens what the provider keeps, once the port is had: another process may be writing it until then. */
  readonly open: () => Promise<Opened<Own>>
}

/** Serves a payment provider on its port, this machine only. Rejects with a StartError when the port cannot be had. */
export const serve = async <Own extends Desks>({
  id,
  port,
  page,
  pagePaths,
  log,
  open,
}: ServeOptions<Own>): Promise<Own & { readonly stop: () => Promise<void> }> => {
  const opened = Promise.withResolvers<Opened<Own>>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { calls } = await opened.promise
    const url = new URL(request.url ?? '/', 'http://provider')
    const call = calls[`${request.method} ${url.pathname}`]
    if (call) return call(request, response, url)
    if (request.method === 'GET' && url.pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    if (request.method !== 'GET' || !page) return sendJson(response, 404, { message: 'There is nothing at this address.' })
    return pagePaths.includes(url.pathname) ? page.send(response) : page.assets(request, response)
  }
  const listener: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof BadBody)) log.error({ err: error }, 'a call of a payment provider failed')
      if (response.headersSent) response.destroy()
      else sendJson(response, error instanceof BadBody ? 400 : 500, { message: 'This could not be understood.' })
    })
  }
  const server = createServer(localOnly(listener))
  await listen(server, port, `The payment provider ${id}`, `${portVariable(id)} at npm start, or its origin in PAYMENTS,`)
  const provider = await open()
  opened.resolve(provider)
  return {
    ...provider.desks,
    stop: async () => {
      provider.hangUp?.()
      await close(server)
      await provider.stop()
    },
  }
}
