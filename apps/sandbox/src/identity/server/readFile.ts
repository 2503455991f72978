import type { IncomingMessage } from 'node:http'

/** A file as it was sent. Of one that is too long the rest is thrown away, so that its sender is still answered. */
export const readFile = async (request: IncomingMessage, limit: number): Promise<{ readonly content: Buffer; readonly size: number }> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = Math.min(chunks.length, 1)
  }
  return { content: Buffer.concat(chunks), size }
}
