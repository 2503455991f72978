import { FrameImpl, Parser, type StompHeaders } from '@stomp/stompjs'

/** The largest frame that a client may send, in bytes, and the most that may wait for its end. */
export const FRAME_LIMIT = 64 * 1024

export interface ClientFrame {
  readonly command: string
  readonly headers: Readonly<StompHeaders>
}

/** A frame of the server, as text. The classes are stompjs' own, which it marks internal: its version is pinned. */
export const serverFrame = (command: string, headers: Record<string, string>, body = ''): string => {
  const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: command !== 'CONNECTED' })
  return typeof frame === 'string' ? frame : Buffer.from(frame).toString('utf8')
}

/**
 * Reads a client's frames from what arrives, in whatever pieces. The parser keeps an unfinished frame without limit, so the bytes
 * since the last whole frame are counted here; `feed` answers false when they are too many.
 */
export const frameReader = (onFrame: (frame: ClientFrame) => void): { readonly feed: (data: Buffer) => boolean } => {
  let pending = 0
  const parser = new Parser(
    (raw) => {
      pending = 0
      const { command, headers } = FrameImpl.fromRawFrame(raw, raw.command !== 'CONNECT' && raw.command !== 'STOMP')
      onFrame({ command, headers })
    },
    () => {
      pending = 0
    },
  )
  return {
    feed: (data) => {
      pending += data.length
      if (pending > FRAME_LIMIT) return false
      parser.parseChunk(new Uint8Array(data).buffer)
      return true
    },
  }
}
