import type { IncomingMessage } from 'node:http'
import { Problem } from '../problem.ts'

/** The largest body that is read, in bytes. */
export const BODY_LIMIT = 64 * 1024

const tooLarge = () => new Problem(413, 'TOO_LARGE', 'That’s too long. Shorten it and try again.')

/** Reads a body up to the limit; a longer one is refused as soon as that is known, whether announced or not. */
export const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return reject(tooLarge())
    const chunks: Buffer[] = []
    let size = 0
    const read = (chunk: Buffer): void => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= BODY_LIMIT) return
      request.off('data', read).pause()
      reject(tooLarge())
    }
    request.on('data', read)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
    request.once('close', () => {
      if (!request.complete) reject(new Error('the caller hung up before the end of the body'))
    })
    return undefined
  })
