import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { addressOf } from './exchange.ts'

const brotli = promisify(brotliCompress)
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' } as const
/** A hashed file of a build: what stands under its name never changes. */
const file = /^\/assets\/([\w.-]+\.(js|css|svg))$/

/**
 * Answers texts of a build compressed, each compressed when it is asked for first. False where the address is none of them, or where
 * the browser does not take it.
 */
export const compressedTexts = (dist: string) => {
  const kept = new Map<string, Promise<Buffer>>()
  const compressed = async (name: string): Promise<Buffer> => {
    const bytes = await readFile(join(dist, 'assets', name))
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, name, kind] = file.exec(addressOf(request)?.pathname ?? '') ?? []
    if (name === undefined || !/\bbr\b/.test(String(request.headers['accept-encoding']))) return false
    const sending = kept.get(name) ?? compressed(name)
    kept.set(name, sending)
    const body = await sending.catch(() => null)
    if (body === null) {
      kept.delete(name)
      return false
    }
    response.writeHead(200, {
      'content-type': types[kind as keyof typeof types],
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
