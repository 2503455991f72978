import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { BadBody, readJson, sendJson } from '../../http/exchange.ts'
import { close, listen } from '../../http/listen.ts'
import { localOnly } from '../../http/localOnly.ts'
import { isOwnPage } from '../../http/ownPage.ts'
import type { builtPage } from '../../http/page.ts'
import type { Desk } from './desk.ts'
import { deskCommandShape } from './deskCommandShape.ts'

const LONGEST_COMMAND = 64 * 1024

export interface StartDeskOptions {
  port: number
  desk: Desk
  /** Null where only the calls are wanted. */
  page: Awaited<ReturnType<typeof builtPage>> | null
  log: Logger
}

const deskCalls = ({ desk, page, log }: StartDeskOptions): RequestListener => {
  const runCommand = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the desk’s own page may ask for this.' })
    const command = v.safeParse(deskCommandShape, await readJson(request, LONGEST_COMMAND))
    if (!command.success) return sendJson(response, 400, { done: false, reason: 'BAD_REQUEST' })
    const answer = await desk.runCommand(command.output)
    if (answer.done) log.info({ on: command.output.on }, 'the desk did something')
    sendJson(response, answer.done ? 200 : 422, answer)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://desk')
    switch (`${request.method} ${pathname}`) {
      case 'GET /api/state':
        return sendJson(response, 200, await desk.state())
      case 'POST /api/command':
        return runCommand(request, response)
      case 'GET /health':
        return sendJson(response, 200, { status: 'ok' })
    }
    if (!page || request.method !== 'GET') return sendJson(response, 404, { message: 'There is nothing at this address.' })
    return pathname === '/' ? page.send(response) : page.assets(request, response)
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof BadBody)) log.error({ err: error }, 'a call of the desk failed')
      if (response.headersSent) response.destroy()
      else sendJson(response, error instanceof BadBody ? 400 : 500, { done: false, reason: 'BAD_REQUEST' })
    })
  }
}

/** Starts the operator's desk; gives the way to stop it. @throws StartError when the port cannot be had. */
export const startDesk = async (options: StartDeskOptions): Promise<() => Promise<void>> => {
  const server = createServer(localOnly(deskCalls(options)))
  await listen(server, options.port, 'The operator’s desk', 'OPERATOR_PORT')
  return () => close(server)
}
