import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { compressedTexts } from './compressed.ts'
import { StartError } from './listen.ts'

export interface PageOptions {
  /** Folder of the build. */
  dist: string
  /** Origins that may put the page in a frame; none when empty. */
  frameAncestors: readonly string[]
  /** Further directives of the content security policy. */
  directives?: readonly string[]
  /** Rights of the page beside those that none has, such as `camera=(self)`. */
  permissions?: readonly string[]
  /** Values of `<meta name="…">` that the page reads. */
  meta?: Readonly<Record<string, string>>
}

const nobodyHas = ['camera', 'microphone', 'geolocation']
const permissionsPolicy = (given: readonly string[]): string =>
  [...nobodyHas.filter((right) => !given.some((one) => one.startsWith(`${right}=`))).map((right) => `${right}=()`), ...given].join(', ')

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Serves one built page: its HTML with a strict policy and a fresh nonce for the styles that parts insert themselves, and
 * its hashed assets for a year.
 * @throws {StartError} when the page has not been built.
 */
export const builtPage = async ({ dist, frameAncestors, directives = [], permissions = [], meta = {} }: PageOptions) => {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new StartError(`The page in ${dist} has not been built. Run "npm run build -w @lagoon/sandbox" first.`)
  })
  const files = sirv(dist, {
    etag: true,
    maxAge: 31_536_000,
    immutable: true,
    ignores: [/index\.html$/],
    onNoMatch: (_, response) => response.writeHead(404).end(),
    setHeaders: (response) => response.setHeader('x-content-type-options', 'nosniff'),
  })

  const texts = compressedTexts(dist)
  const assets = (request: IncomingMessage, response: ServerResponse): void =>
    void texts(request, response).then((isSent) => isSent || files(request, response))

  /** `more` are further values of `<meta>`, for this answer. */
  const send = (response: ServerResponse, more: Readonly<Record<string, string>> = {}): void => {
    const nonce = randomBytes(16).toString('base64')
    const tags = [
      `<meta property="csp-nonce" nonce="${nonce}">`,
      ...Object.entries({ ...meta, ...more }).map(([name, content]) => `<meta name="${name}" content="${escape(content)}">`),
    ]
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
      ...directives,
    ]
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': permissionsPolicy(permissions),
    })
    response.end(html.replace('<head>', `<head>${tags.join('')}`))
  }
  return { assets, send }
}
