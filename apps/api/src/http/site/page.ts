import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { allowStyle } from '../securityHeaders.ts'
import type { StyledHtml } from './inlineStyles.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A text inside a quoted attribute or between tags. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** An HTML page, compressed once and answered many times. */
export interface Page {
  readonly etag: string
  readonly styleHash: string | undefined
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

export const makePage = async ({ html, styleHash }: StyledHtml): Promise<Page> => {
  const identity = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity, { level: 9 })])
  return { etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22), styleHash, bodies: { br, gzip: gz, identity } }
}

const encodingOf = (request: IncomingMessage): 'br' | 'gzip' | 'identity' => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Answers a page; the browser asks again every time and is told when nothing changed. */
export const sendPage = (request: IncomingMessage, response: ServerResponse, page: Page): void => {
  const encoding = encodingOf(request)
  const etag = `"${page.etag}-${encoding}"`
  response.appendHeader('vary', 'Accept-Encoding')
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', etag)
  if (page.styleHash !== undefined) allowStyle(response, page.styleHash)
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const body = page.bodies[encoding]
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
