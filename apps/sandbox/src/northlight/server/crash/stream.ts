import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import type { LiveEvent, LiveState } from '../../../games/rules/crash/live.ts'
import { sendTo } from '../../../games/server/eventStream.ts'

/** So many events can be caught up with after a lost connection; who missed more is sent the whole state. */
const KEPT = 200

/** The event stream of one game: one text for all who listen. */
export const openStream = (state: () => LiveState) => {
  const listeners = new Set<ServerResponse>()
  const run = randomBytes(4).toString('hex')
  const kept: { readonly count: number; readonly text: string }[] = []
  let count = 0
  const written = (event: LiveEvent, at: number) => `id: ${run}-${at}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

  /** What somebody missed since an event; null where that is not known any more. */
  const since = (lastEventId: string | undefined): string | null => {
    const [ofRun, at = ''] = (lastEventId ?? '').split('-')
    const last = Number(at)
    const first = kept[0]?.count ?? count + 1
    if (ofRun !== run || !/^\d+$/.test(at) || last > count || last + 1 < first) return null
    return kept.flatMap((event) => (event.count > last ? [event.text] : [])).join('')
  }

  return {
    send(event: LiveEvent): void {
      count++
      const text = written(event, count)
      kept.push({ count, text })
      if (kept.length > KEPT) kept.shift()
      const bytes = Buffer.from(text)
      for (const response of listeners) sendTo(response, bytes)
    },
    connect(request: IncomingMessage, response: ServerResponse): void {
      const id = request.headers['last-event-id']
      // It ends with its connection. In chunks each event would be three pieces, and on its way only once the server rests.
      response.removeHeader('transfer-encoding')
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Else the server could not be closed: the connection would stay for further calls.
        connection: 'close',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      const missed = since(typeof id === 'string' ? id : undefined)
      // The state may bring the round up to now, and events with it: it is read before its number is.
      const all = missed === null ? state() : null
      response.write(`retry: 1000\n\n${all === null ? missed : written({ type: 'state', state: all }, count)}`)
      listeners.add(response)
      // Else a connection that fails ends the process; it is closed next.
      response.on('error', () => undefined)
      response.on('close', () => listeners.delete(response))
    },
    listening: () => listeners.size,
    stop(): void {
      for (const response of listeners) response.end()
      listeners.clear()
    },
  }
}
export type Stream = ReturnType<typeof openStream>
