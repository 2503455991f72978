import type { ServerResponse } from 'node:http'

/** Who does not read for so long is cut off; their browser comes back by itself. */
const MOST_UNREAD_BYTES = 512 * 1024
/** A comment so often finds connections that are dead. */
const BEAT_MS = 15_000

/** Sends to a listener whose connection is still open. */
export const sendTo = (response: ServerResponse, text: string | Buffer): void => {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy()
  else response.write(text)
}

/** Begins a stream of server-sent events for one listener alone; each event is JSON. */
export const eventStream = (response: ServerResponse, onClose: () => void) => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Else the server could not be closed: the connection would stay for further calls.
    connection: 'close',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  response.flushHeaders()
  const beat = setInterval(() => response.write(':\n\n'), BEAT_MS)
  // Else a connection that fails ends the process; it is closed next.
  response.on('error', () => undefined)
  response.on('close', () => {
    clearInterval(beat)
    onClose()
  })
  return {
    send: (event: unknown): void => sendTo(response, `data: ${JSON.stringify(event)}\n\n`),
    end(): void {
      clearInterval(beat)
      response.end()
    },
  }
}
export type EventStream = ReturnType<typeof eventStream>
