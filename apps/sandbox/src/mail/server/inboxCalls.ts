import type { RequestListener } from 'node:http'
import { TEXT_MESSAGE_PATH } from '@lagoon/contract/wire/textMessages/textMessages'
import { addressOf, sendJson } from '../../http/exchange.ts'
import type { builtPage } from '../../http/page.ts'
import { messageMarkup, messagePolicy } from './messageMarkup.ts'
import type { Messages } from './messages.ts'
import type { TakeText } from './takeText.ts'

export interface InboxOptions {
  messages: Messages
  takeText: TakeText
  /** Null where only the calls are wanted. */
  page: Awaited<ReturnType<typeof builtPage>> | null
}

/** The inbox over HTTP: `GET /api/messages?to=` answers `{ messages: Message[] }`, newest first; `GET /messages/<id>`
 * one message for its frame, with `?plain` as text; `POST /texts` takes a text message of the platform; everything else is the page. */
export const inboxCalls =
  ({ messages, takeText, page }: InboxOptions): RequestListener =>
  (request, response) => {
    const address = addressOf(request)
    if (!address) return sendJson(response, 404, { message: 'There is nothing at this address.' })
    const { pathname, searchParams } = address
    if (request.method === 'POST' && pathname === TEXT_MESSAGE_PATH) return void takeText(request, response)
    if (request.method !== 'GET') return sendJson(response, 405, { message: 'Only GET is answered here.' })
    if (pathname === '/api/messages') return sendJson(response, 200, { messages: messages.list(searchParams.get('to') ?? '') })
    if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    const message = messages.find(/^\/messages\/([\w-]+)$/.exec(pathname)?.[1] ?? '')
    if (message) {
      const html = searchParams.has('plain') ? null : message.html
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': messagePolicy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      return response.end(messageMarkup({ html, text: message.text }))
    }
    if (!page) return sendJson(response, 404, { message: 'There is nothing at this address.' })
    return pathname === '/' ? page.send(response) : page.assets(request, response)
  }
