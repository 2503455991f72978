import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '@lagoon/contract/text/parseJson'

/** A request whose body is longer than allowed or no JSON object. */
export class BadBody extends Error {}

/** The address that is asked for; null for one that cannot be read, as `new URL` would throw: in a listener that ends the process. */
export const addressOf = (request: Pick<IncomingMessage, 'url'>): URL | null => URL.parse(request.url ?? '/', 'http://server')

/** Reads a body of at most `limit` bytes. @throws {BadBody} */
export const readText = async (request: IncomingMessage, limit = 16_384): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new BadBody('the body is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads a JSON object of at most `limit` bytes. @throws {BadBody} */
export const readJson = async (request: IncomingMessage, limit?: number): Promise<Readonly<Record<string, unknown>>> => {
  const value = parseJson(await readText(request, limit))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new BadBody('the body is no JSON object')
}

/** Answers with JSON that nobody may keep. */
export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}
