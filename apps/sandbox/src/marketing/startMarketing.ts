import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { BadBody, readJson, sendJson } from '../http/exchange.ts'
import { close, listen } from '../http/listen.ts'
import { shareWith } from '../http/shared.ts'
import type { MarketingCall, MarketingMode } from './contract.ts'

const SLOW_MS = 10_000
const KEPT = 100

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const Told = v.object({ name: text(64), page: text(512), detail: text(4_000) })

export interface MarketingOptions {
  port: number
  /** The app's pages are served from here, and only they may report. */
  platformOrigin: string
  mode: () => MarketingMode
}

export interface Marketing {
  /** The last hundred, newest first. */
  readonly calls: () => readonly MarketingCall[]
  readonly clear: () => void
  readonly stop: () => Promise<void>
}

/** Starts the marketing service: `GET /sdk.js` is its script, `POST /calls` takes what the script was told. @throws StartError */
export const startMarketing = async ({ port, platformOrigin, mode }: MarketingOptions): Promise<Marketing> => {
  const script = await readFile(new URL('sdk.js', import.meta.url))
  let calls: readonly MarketingCall[] = []

  const sendScript = async (response: ServerResponse): Promise<void> => {
    if (mode() === 'blocked') return sendJson(response, 404, { message: 'The script is blocked at the desk.' })
    if (mode() === 'slow') await wait(SLOW_MS, undefined, { ref: false })
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(script)
  }
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const told = v.safeParse(Told, await readJson(request))
    if (!told.success) throw new BadBody('no call of the script')
    calls = [{ at: new Date().toISOString(), ...told.output }, ...calls].slice(0, KEPT)
    response.writeHead(204).end()
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://marketing')
    shareWith(response, platformOrigin)
    switch (`${request.method} ${pathname}`) {
      case 'GET /sdk.js':
        return sendScript(response)
      case 'POST /calls':
        return take(request, response)
      case 'GET /health':
        return sendJson(response, 200, { status: 'ok' })
      default:
        return sendJson(response, 404, { message: 'There is nothing at this address.' })
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendJson(response, error instanceof BadBody ? 400 : 500, { message: 'This was no call of the script.' })
    })
  })
  await listen(server, port, 'The marketing service', 'MARKETING_PORT')
  return {
    calls: () => calls,
    clear: () => {
      calls = []
    },
    stop: async () => {
      server.closeAllConnections()
      await close(server)
    },
  }
}
