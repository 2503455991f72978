import type { IncomingMessage } from 'node:http'
import { Problem } from '../problem.ts'

/** The largest body that is read, in bytes. */
export const BODY_LIMIT = 64 * 1024

const tooLarge = () => new Problem(413, 'TOO_LARGE', 'That’s too long. Shorten it and try again.')

/** Reads a body up to the limit; a longer one is refused as soon as that is known, whether announced or not. */
export const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk
    size += bytes.length
    if (size > BODY_LIMIT) throw tooLarge()
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
