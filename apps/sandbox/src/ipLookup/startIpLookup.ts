import type { IpLookupAnswer } from '@lagoon/contract/wire/ipLookup/ipLookup'
import { createServer, type RequestListener } from 'node:http'
import { addressOf, sendJson } from '../http/exchange.ts'
import { close, listen } from '../http/listen.ts'
import { shareWith } from '../http/shared.ts'
import type { LookupSettings } from './contract.ts'

export interface LookupOptions {
  port: number
  /** The app's pages are served from here, and only they may ask. */
  platformOrigin: string
  settings: () => LookupSettings
}

const answers =
  ({ platformOrigin, settings }: LookupOptions): RequestListener =>
  (request, response) => {
    const pathname = addressOf(request)?.pathname
    if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    if (pathname !== '/country' || request.method !== 'GET')
      return sendJson(response, 404, { message: 'There is nothing at this address.' })
    shareWith(response, platformOrigin)
    const { mode, country } = settings()
    switch (mode) {
      case 'answers':
        return sendJson(response, 200, { country } satisfies IpLookupAnswer)
      case 'fails':
        return sendJson(response, 500, { message: 'The look-up is out of order.' })
      case 'garbage':
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{"country":{"toString":"<b>nowhere</b>"')
      case 'hangs':
        return undefined
    }
  }

/** Starts the IP look-up: `GET /country` says where the caller is. Gives the way to stop it. @throws StartError */
export const startIpLookup = async (options: LookupOptions): Promise<() => Promise<void>> => {
  const server = createServer(answers(options))
  await listen(server, options.port, 'The IP look-up', 'IP_LOOKUP_PORT')
  return async () => {
    server.closeAllConnections()
    await close(server)
  }
}
