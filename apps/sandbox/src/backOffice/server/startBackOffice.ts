import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { BadBody, readJson, sendJson } from '../../http/exchange.ts'
import { close, listen } from '../../http/listen.ts'
import { localOnly } from '../../http/localOnly.ts'
import { isOwnPage } from '../../http/ownPage.ts'
import type { builtPage } from '../../http/page.ts'
import type { SignedCall } from '../../http/signedCall.ts'
import { settingsPath, type OfficeSettings } from '../contract.ts'
import { officeCalls } from './officeCalls.ts'

export interface StartBackOfficeOptions {
  port: number
  settings: OfficeSettings
  /** Signed calls to the platform. */
  call: SignedCall
  /** Null where only the calls are wanted. */
  page: Awaited<ReturnType<typeof builtPage>> | null
  log: Logger
}

/** Addresses of the page's rooms, and of one thing in them. */
const room = /^\/(?:(?:withdrawals|verification)(?:\/[\da-f-]{36})?|support(?:\/[CT]-[\dA-Z]{4}-[\dA-Z]{4})?|log)?$/

const officeListener = ({ settings, call, page, log }: StartBackOfficeOptions): RequestListener => {
  const calls = officeCalls(call, settings.reviewers)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://office')
    if (request.method === 'POST') {
      const asked = Object.hasOwn(calls, pathname) ? calls[pathname] : undefined
      if (!asked) return sendJson(response, 404, { message: 'There is nothing at this address.' })
      if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the back office’s own page may ask for this.' })
      const reply = await asked(await readJson(request))
      return sendJson(response, reply.status === 'OK' ? 200 : 422, reply)
    }
    if (request.method !== 'GET') return sendJson(response, 404, { message: 'There is nothing at this address.' })
    if (pathname === settingsPath) return sendJson(response, 200, settings)
    if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    if (!page) return sendJson(response, 404, { message: 'There is nothing at this address.' })
    return room.test(pathname) ? page.send(response) : page.assets(request, response)
  }
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof BadBody)) log.error({ err: error }, 'a call of the back office failed')
      if (response.headersSent) response.destroy()
      else sendJson(response, error instanceof BadBody ? 400 : 500, { status: 'BAD_REQUEST' })
    })
  }
}

/** Starts the back office of reviewers and agents; gives the way to stop it. @throws StartError when the port cannot be had. */
export const startBackOffice = async (options: StartBackOfficeOptions): Promise<() => Promise<void>> => {
  const server = createServer(localOnly(officeListener(options)))
  await listen(server, options.port, 'The back office', 'BACK_OFFICE_PORT')
  return () => close(server)
}
