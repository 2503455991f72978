import type { Logger } from 'pino'
import { attribute, makePage, type Page } from './page.ts'
import { scriptLink } from './pageFiles.ts'
import type { PageHead } from './pageHead.ts'

/** What the built app's `server/shell.js` offers: heads of its pages, home of a visitor as markup, and what its first view needs. */
export interface Shell {
  readonly headOf?: (pathname: string, search: string) => PageHead
  readonly renderHome: (lobby: unknown) => { readonly html: string; readonly preload?: readonly string[] }
}

const FRESH_MS = 5_000

/** JSON that can stand inside a script element: nothing in it can end the element or start another. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const preloadLink = (href: string): string => {
  if (/\.woff2$/.test(href)) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(href)}">`
  if (/\.m?js$/.test(href)) return scriptLink(href)
  return `<link rel="preload" as="image" fetchpriority="high" href="${attribute(href)}">`
}

/** The page that the app starts from anywhere but home: the places for home's markup stay empty. */
export const bareHtml = (template: string): string => template.replace('<!--app-html-->', '').replace('<!--app-data-->', '')

/** Home as a visitor sees it, drawn into the app's page, with the lobby beside it so that the app takes over without asking. */
export const homeHtml = (template: string, { renderHome }: Shell, lobby: unknown): string => {
  const { html, preload = [] } = renderHome(lobby)
  const data = `<script type="application/json" id="lobby">${inlineJson(lobby)}</script>`
  return template
    .replace('</head>', () => `${preload.map(preloadLink).join('')}</head>`)
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-data-->', () => data)
}

/**
 * Keeps home drawn. The lobby is read again when it is older than five seconds, once for everybody who asks meanwhile; it is
 * drawn and compressed again only when it changed. Where drawing fails the bare page goes out and the app draws itself.
 */
export const keepHomePage = (
  template: string,
  shell: Shell,
  readLobby: () => Promise<unknown>,
  bare: Page,
  log: Logger,
): (() => Promise<Page>) => {
  let page = bare
  let drawnFrom: string | undefined
  let readAt = 0
  let reading: Promise<void> | undefined

  const refresh = async (): Promise<void> => {
    try {
      const lobby = await readLobby()
      const version = JSON.stringify(lobby)
      if (version !== drawnFrom) {
        page = await makePage(homeHtml(template, shell, lobby))
        drawnFrom = version
      }
    } catch (err) {
      log.error({ err }, 'home could not be drawn on the server; the page goes out as it last was')
    } finally {
      readAt = Date.now()
      reading = undefined
    }
  }

  return async () => {
    if (Date.now() - readAt > FRESH_MS) reading ??= refresh()
    // Only the first visitors wait; later ones get the last page while a newer one is made.
    if (readAt === 0) await reading
    return page
  }
}
