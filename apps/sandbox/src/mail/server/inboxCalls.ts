import type { RequestListener } from 'node:http'
import { TEXT_MESSAGE_PATH } from '@lagoon/contract/wire/textMessages/textMessages'
import { sendJson } from '../../http/exchange.ts'
import type { builtPage } from '../../http/page.ts'
import { letterMarkup, letterPolicy } from './letterMarkup.ts'
import type { Letters } from './letters.ts'
import type { TakeText } from './takeText.ts'

export interface InboxOptions {
  letters: Letters
  takeText: TakeText
  /** Null where only the calls are wanted. */
  page: Awaited<ReturnType<typeof builtPage>> | null
}

/** The inbox over HTTP: `GET /api/messages?to=` answers `{ messages: Letter[] }`, newest first; `GET /letters/<id>`
 * one letter for its frame, with `?plain` as text; `POST /texts` takes a text message of the platform; everything else is the page. */
export const inboxCalls =
  ({ letters, takeText, page }: InboxOptions): RequestListener =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox')
    if (request.method === 'POST' && pathname === TEXT_MESSAGE_PATH) return void takeText(request, response)
    if (request.method !== 'GET') return sendJson(response, 405, { message: 'Only GET is answered here.' })
    if (pathname === '/api/messages') return sendJson(response, 200, { messages: letters.list(searchParams.get('to') ?? '') })
    if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    const letter = letters.find(/^\/letters\/([\w-]+)$/.exec(pathname)?.[1] ?? '')
    if (letter) {
      const html = searchParams.has('plain') ? null : letter.html
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': letterPolicy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      return response.end(letterMarkup({ html, text: letter.text }))
    }
    if (!page) return sendJson(response, 404, { message: 'There is nothing at this address.' })
    return pathname === '/' ? page.send(response) : page.assets(request, response)
  }
