import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { portVariable } from '@lagoon/contract/parties/localParties'
import type { Logger } from 'pino'
import { BadBody, sendJson } from '../../http/exchange.ts'
import { close, listen } from '../../http/listen.ts'
import { localOnly } from '../../http/localOnly.ts'
import type { IdentityDesk } from '../desk.ts'
import type { BuiltPage, IdentityProvider } from '../startOptions.ts'

/** `parts` are what stands in the address in place of `:id` and the like. */
export type Call = (request: IncomingMessage, response: ServerResponse, url: URL, parts: readonly string[]) => Promise<void> | void

/** Calls by method and path, such as `GET /resources/applicants/:id/status`. */
export type Calls = Readonly<Record<string, Call>>

export interface ServeOptions {
  readonly id: string
  readonly port: number
  /** The pages by the paths at which they open. */
  readonly pages: Readonly<Record<string, BuiltPage>>
  readonly log: Logger
  /** Opens what the provider keeps, once the port is had: another process may be writing it until then. */
  readonly open: () => Promise<{ readonly calls: Calls; readonly desk: IdentityDesk; readonly stop: () => Promise<unknown> }>
}

const routesOf = (calls: Calls) =>
  Object.entries(calls).map(([name, call]) => {
    const pattern = name
      .split('/')
      .map((part) => (part.startsWith(':') ? '([^/]+)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    return { pattern: new RegExp(`^${pattern.join('/')}$`), call }
  })

/** Serves an identity provider on its port, this machine only. Rejects with a StartError when the port cannot be had. */
export const serve = async ({ id, port, pages, log, open }: ServeOptions): Promise<IdentityProvider> => {
  const opened = Promise.withResolvers<ReturnType<typeof routesOf>>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://provider')
    if (request.method === 'GET' && url.pathname === '/health') {
      await opened.promise
      return sendJson(response, 200, { status: 'ok' })
    }
    for (const { pattern, call } of await opened.promise) {
      const found = pattern.exec(`${request.method} ${url.pathname}`)
      if (found) return call(request, response, url, found.slice(1).map(decodeURIComponent))
    }
    const page = pages[url.pathname]
    if (request.method === 'GET' && page) return page.send(response)
    const [assets] = Object.values(pages)
    if (request.method !== 'GET' || !assets) return sendJson(response, 404, { code: 404, description: 'There is nothing at this address.' })
    assets.assets(request, response)
  }
  const listener: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isTheirs = error instanceof BadBody || error instanceof URIError
      if (!isTheirs) log.error({ err: error }, 'a call of an identity provider failed')
      if (response.headersSent) response.destroy()
      else sendJson(response, isTheirs ? 400 : 500, { code: isTheirs ? 400 : 500, description: 'This could not be understood.' })
    })
  }
  const server = createServer(localOnly(listener))
  await listen(server, port, `The identity provider ${id}`, `${portVariable(id)} at npm start, or its origin in IDENTITY,`)
  const provider = await open()
  opened.resolve(routesOf(provider.calls))
  return {
    desk: provider.desk,
    stop: async () => {
      await close(server)
      await provider.stop()
    },
  }
}
