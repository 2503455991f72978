import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { ORIGIN_PLACE } from '@lagoon/contract/http/http'
import type { Logger } from 'pino'
import sirv from 'sirv'
import { sendText } from '../answer.ts'
import type { AnswerVisitor } from '../answerVisitor.ts'
import { allowScript } from '../securityHeaders.ts'
import { keepRenderedPages, type Shell } from './renderedPages.ts'
import { inlineScriptHash } from './inlineScript.ts'
import { withInlineStyles } from './inlineStyles.ts'
import { sendPage as send, type Page } from './page.ts'
import { readPageFiles } from './pageFiles.ts'
import { bareHtml, keepBarePage, keepBarePages, withHead, type KnownOfPage } from './pageHead.ts'

/** What the service worker keeps, to start the app from at any address. */
const KEPT_PAGE = '/app.html'
const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

const cacheControl = (pathname: string): string => {
  if (pathname.startsWith('/assets/')) return `max-age=${YEAR_SECONDS}, immutable`
  return /\.html$|^\/sw\.js$|\.webmanifest$/.test(pathname) ? 'no-cache' : `public, max-age=${HOUR_SECONDS}`
}

/** Reads the built files of a folder by their addresses, each once; undefined for what is not there. */
const keepTexts = (folder: string): ((pathname: string) => string | undefined) => {
  const texts = new Map<string, string | undefined>()
  return (pathname) => {
    const file = join(folder, pathname)
    if (!texts.has(pathname)) texts.set(pathname, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
    return texts.get(pathname)
  }
}

const isShell = (module: unknown): module is Shell =>
  typeof module === 'object' && module !== null && 'openPage' in module && typeof module.openPage === 'function'

const loadShell = async (file: string, log: Logger): Promise<Shell | undefined> => {
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  if (isShell(module)) return module
  log.warn('server/shell.js of the built app offers no openPage; pages are rendered in the browser only')
  return undefined
}

/** The query of an address, from the question mark on. */
const searchOf = ({ url = '' }: IncomingMessage): string => /\?[^#]*/.exec(url)?.[0] ?? ''

/** What is read as a range: two places in order, of digits that a number holds. Any other is answered as if it were not asked for. */
const isReadableRange = (range = ''): boolean => {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? []
  return start !== undefined && (end === '' || Number(start) <= Number(end))
}

/** Nobody else listens to the stream of a file: an error of it would end the process, and an answer that is broken off leaves it open. */
const endTogether = (file: Readable, response: ServerResponse): void => {
  file.once('error', () => response.destroy())
  const close = () => file.destroy()
  if (response.destroyed || response.closed) close()
  else response.once('close', close)
}

/** A file that was listed at the start is gone. */
class Vanished extends Error {}

interface SiteSetting {
  /** Where players open the app. */
  readonly origin: string
  readonly answerVisitor: AnswerVisitor
  /** What a call would be told now: the version of the app, and whether the operator keeps calls from their answers. */
  readonly release: () => Promise<{ readonly appVersion: string; readonly isDisturbed: boolean }>
  readonly knownOf: (pathname: string, search: string) => Promise<KnownOfPage>
  readonly log: Logger
}

export type Site = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>

/**
 * Serves the built app of `folder`: hashed files for ever, the page and the service worker asked for anew each time, both
 * compressed ahead, and the hashed files of the builds before for pages that are open since then. An address without a file is
 * the app's own route and gets the page under the head of that route, which names the files that it needs; a missing file is a
 * plain 404, so that a lost chunk never arrives as HTML.
 */
export const openSite = async (folder: string, { origin, answerVisitor, release, knownOf, log }: SiteSetting): Promise<Site> => {
  const client = join(folder, 'client')
  const index = join(client, 'index.html')
  if (!existsSync(index)) {
    log.warn('the web app is not built; only the API is served')
    return async (_, response) => sendText(response, 404, 'The web app is not built yet: run "npm run build".\n')
  }
  const template = readFileSync(index, 'utf8').replaceAll(ORIGIN_PLACE, origin)
  const scriptHash = inlineScriptHash(template)
  const sendPage: typeof send = (request, response, page) => {
    if (scriptHash !== undefined) allowScript(response, scriptHash)
    send(request, response, page)
  }
  const shell = await loadShell(join(folder, 'server', 'shell.js'), log)
  const settings = { origin, pageFiles: readPageFiles(join(client, '.vite', 'pageFiles.json')) }
  const styleAt = keepTexts(client)
  const barePage = keepBarePages(template, shell?.headOf, settings, styleAt)
  const templateAt = (pathname: string) =>
    withInlineStyles(shell === undefined ? template : withHead(template, shell.headOf(pathname, ''), settings), styleAt)
  const keptPage = keepBarePage({ html: bareHtml(template) })
  const renderedPage = shell === undefined ? async () => undefined : keepRenderedPages(templateAt, shell, answerVisitor, log)
  /** Most pages show what their query says, which nobody renders ahead; home is the same with any. */
  const pageAt = async (pathname: string, search: string): Promise<Page> => {
    const { appVersion, isDisturbed } = await release()
    const isAsked = !isDisturbed && (search === '' || pathname === '/')
    const rendered = isAsked ? await renderedPage(pathname, appVersion) : undefined
    return rendered ?? barePage(pathname, search, appVersion, await knownOf(pathname, search))
  }
  /** Answers with a file of a folder as it was listed at the start; false where there is none, or none any more. */
  const filesOf = (place: string, { etag = false } = {}): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
    const serve = sirv(place, {
      etag,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders: (response, pathname) => {
        if (!existsSync(join(place, pathname))) throw new Vanished()
        response.setHeader('cache-control', cacheControl(pathname))
        response.once('pipe', (file) => endTogether(file, response))
      },
    })
    return (request, response) => {
      if (!isReadableRange(request.headers.range)) delete request.headers.range
      let isFound = true
      try {
        serve(request, response, () => {
          isFound = false
        })
      } catch (error) {
        if (!(error instanceof Vanished)) throw error
        isFound = false
      }
      return isFound
    }
  }
  // A hashed file never changes, so nobody asks whether it did: on a first visit each tag is bytes for nothing.
  const hashedFiles = filesOf(client)
  const otherFiles = filesOf(client, { etag: true })
  const before = join(folder, 'previous')
  const earlier = (existsSync(before) ? readdirSync(before).toSorted() : []).map((age) => filesOf(join(before, age)))
  return async (request, response, pathname) => {
    const isAsset = pathname.startsWith('/assets/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      sendText(response, 405, 'Use GET for this address.\n')
    } else if (pathname === KEPT_PAGE) sendPage(request, response, await keptPage((await release()).appVersion))
    else if (pathname === '/' || pathname === '/index.html') sendPage(request, response, await pageAt('/', searchOf(request)))
    else if (isAsset ? [hashedFiles, ...earlier].some((files) => files(request, response)) : otherFiles(request, response)) return
    else if (isAsset || /\.[a-z0-9]+$/i.test(pathname)) sendText(response, 404, 'File not found.\n')
    else sendPage(request, response, await pageAt(pathname, searchOf(request)))
  }
}
