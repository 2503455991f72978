import { ANSWERS_ELEMENT, type EmbeddedAnswer, type EmbeddedAnswers } from '@lagoon/contract/http/embeddedAnswers'
import type { Logger } from 'pino'
import type { AnswerVisitor } from '../answerVisitor.ts'
import { Problem } from '../../problem.ts'
import { jsonElement } from './inlineJson.ts'
import type { StyledHtml } from './inlineStyles.ts'
import { keepPage } from './keptPages.ts'
import { makePage, type Page } from './page.ts'
import { withTitle, withVersion, type PageHead } from './pageHead.ts'
import { withPictures } from './pageTop.ts'

/** A page that was opened for a visitor: what it was answered, and its markup with the pictures that its first view needs. */
interface OpenedPage {
  readonly answers: readonly EmbeddedAnswer[]
  /** Absent: that of the route. */
  readonly title?: string | undefined
  readonly render: () => { readonly html: string; readonly preload?: readonly string[] }
}

/** What the built app's `server/shell.js` offers. */
export interface Shell {
  readonly headOf: (pathname: string, search: string) => PageHead
  /** Undefined for a page that is rendered in the browser only. */
  readonly openPage: (pathname: string, answer: AnswerVisitor) => Promise<OpenedPage | undefined>
}

const FRESH_MS = 5_000
/** Older than this a page is news to nobody: whoever comes first waits for a newer one. */
const STALE_MS = 60_000

/** A page as a visitor sees it, rendered into the app's, with its answers beside it so that the app takes over without asking. */
export const renderedHtml = (template: string, appVersion: string, { answers, title, render }: OpenedPage): string => {
  const { html, preload = [] } = render()
  const embedded: EmbeddedAnswers = { answers }
  const named = title === undefined ? template : withTitle(template, title)
  return withPictures(withVersion(named, appVersion), preload)
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-data-->', () => jsonElement(ANSWERS_ELEMENT, embedded))
}

interface Kept {
  page: Page | undefined
  /** The answers that it was rendered from, and the version of the app that they came with. */
  renderedFrom: string | undefined
  appVersion: string | undefined
  readAt: number
  reading: Promise<void> | undefined
}

/**
 * Keeps the pages rendered that everybody sees alike. What a page was answered is asked for again when it is older than five
 * seconds, once for everybody who comes meanwhile; it is rendered and compressed again only when an answer changed. Undefined where
 * a page is not rendered on the server, or was never: then the bare page goes out and the app renders itself.
 */
export const keepRenderedPages = (
  templateAt: (pathname: string) => StyledHtml,
  { openPage }: Pick<Shell, 'openPage'>,
  answer: AnswerVisitor,
  log: Logger,
): ((pathname: string, appVersion: string) => Promise<Page | undefined>) => {
  const pages = new Map<string, Kept>()

  const refresh = async (pathname: string, appVersion: string, kept: Kept): Promise<void> => {
    try {
      const opened = await openPage(pathname, answer)
      const renderedFrom = opened && JSON.stringify([appVersion, opened.answers])
      if (opened === undefined) kept.page = undefined
      else if (renderedFrom !== kept.renderedFrom) {
        const { html, styleHash } = templateAt(pathname)
        kept.page = await makePage({ html: renderedHtml(html, appVersion, opened), styleHash })
      }
      kept.renderedFrom = renderedFrom
    } catch (err) {
      // Refused as it would be on the wire, as for an article that is not there: the app says so.
      if (err instanceof Problem && err.body.status < 500) kept.page = kept.renderedFrom = undefined
      else log.error({ err, pathname }, 'a page could not be rendered on the server; it goes out as it last was')
    } finally {
      kept.appVersion = appVersion
      kept.readAt = Date.now()
      kept.reading = undefined
    }
  }

  return async (pathname, appVersion) => {
    const kept: Kept = pages.get(pathname) ?? { page: undefined, renderedFrom: undefined, appVersion, readAt: 0, reading: undefined }
    const age = Date.now() - kept.readAt
    const isOutdated = kept.appVersion !== appVersion || age > STALE_MS
    if (isOutdated || age > FRESH_MS) kept.reading ??= refresh(pathname, appVersion, kept)
    keepPage(pages, pathname, kept)
    // A page of a few seconds goes out at once, while a newer one is made.
    if (isOutdated || kept.page === undefined) await kept.reading
    return kept.page
  }
}
