import { EARLY_CALLS_ELEMENT, type AskedEarly } from '@lagoon/contract/http/earlyCalls'
import { APP_VERSION_HEADER } from '@lagoon/contract/http/http'
import { jsonElement } from './inlineJson.ts'
import { withInlineStyles, type StyledHtml } from './inlineStyles.ts'
import { keepPage } from './keptPages.ts'
import { attribute, makePage, type Page } from './page.ts'
import { filesAt, scriptLink, styleLink, type PageFiles } from './pageFiles.ts'
import { withSocialCard, type SocialCard } from './socialCard.ts'
import { withPictures, withTop } from './pageTop.ts'

/** What the head of a page says before scripts run. Not found: search engines are asked to leave it out. */
export interface PageHead {
  readonly title: string
  readonly isFound: boolean
  readonly description?: string | undefined
  /** From the slash on. */
  readonly canonical?: string | undefined
  /** Id of the page, and of the tab that it opens with. */
  readonly page?: string | undefined
  readonly tab?: string | undefined
  /** What a player's page asks for before its scripts have come, by path on our origin. */
  readonly calls?: Readonly<Record<string, AskedEarly>> | undefined
  /** Markup that stands until the app draws the page. */
  readonly frame?: string | undefined
}

const FONT = /<link rel="preload" as="font"[^>]*>/g
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/

/** The page without markup and answers: the app renders itself. */
export const bareHtml = (template: string): string => template.replace('<!--app-html-->', '').replace('<!--app-data-->', '')

export const withTitle = (html: string, title: string): string =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(title)}</title>`)

/** What all heads of the app are made with. */
export interface HeadSettings {
  /** Where players open the app. */
  readonly origin: string
  readonly pageFiles: PageFiles
}

/**
 * The page with this head in place of the one that it was built with. It names the files of the page, so that the browser asks
 * for all of them at once; those of the style stand after the app's own, which they build on.
 */
export const withHead = (template: string, head: PageHead, { origin, pageFiles }: HeadSettings): string => {
  const { title, isFound, description, canonical, calls = {}, frame } = head
  const told = description === undefined ? '' : `<meta name="description" content="${attribute(description)}">`
  const { styles, scripts } = filesAt(pageFiles, head)
  const more = [
    isFound ? '' : '<meta name="robots" content="noindex">',
    canonical === undefined ? '' : `<link rel="canonical" href="${attribute(origin + canonical)}">`,
    ...styles.map(styleLink),
    ...scripts.map(scriptLink),
  ]
  // What is not rendered on the server has no words before its scripts: the fonts would share the line with them, whatever their
  // priority, since they are fetched on connections of their own. Its first words ask for them by the style sheet.
  const page = isFound ? template : template.replaceAll(FONT, '')
  const asked = isFound || Object.keys(calls).length === 0 ? '' : jsonElement(EARLY_CALLS_ELEMENT, calls)
  return withTitle(withTop(page, asked), title)
    .replace(DESCRIPTION, () => told)
    .replace('</head>', () => `${more.join('')}</head>`)
    .replace('<!--app-html-->', (place) => frame ?? place)
}

/** The page, which knows the release that it came with: answers of another one mean that there is a newer page. */
export const withVersion = (html: string, appVersion: string): string =>
  html.replace('</head>', () => `<meta name="${APP_VERSION_HEADER}" content="${attribute(appVersion)}"></head>`)

/** Makes and compresses a page once for each release. */
export const keepBarePage = ({ html, styleHash }: StyledHtml): ((appVersion: string) => Promise<Page>) => {
  const pages = new Map<string, Promise<Page>>()
  return (appVersion) => {
    const page = pages.get(appVersion) ?? makePage({ html: withVersion(html, appVersion), styleHash })
    pages.set(appVersion, page)
    return page
  }
}

/** What the platform's own data say of a page before its scripts run. */
export interface KnownOfPage {
  /** What social networks show of it; absent where the page has no card of its own. */
  readonly socialCard?: SocialCard | undefined
  /** Address of the picture that its first view waits for; absent where nobody knows it yet. */
  readonly firstPicture?: string | undefined
}

/**
 * The page that the app starts from anywhere but home, under the head of its route, each made and compressed once. A head
 * belongs to a route, a tab or a game: those of games that nobody offers push out what was not asked for lately.
 */
export const keepBarePages = (
  template: string,
  headOf: ((pathname: string, search: string) => PageHead) | undefined,
  settings: HeadSettings,
  styleAt: (href: string) => string | undefined,
): ((pathname: string, search: string, appVersion: string, known?: KnownOfPage) => Promise<Page>) => {
  const pages = new Map<string, ReturnType<typeof keepBarePage>>()
  const htmlAt = (pathname: string, search: string): string => {
    try {
      return bareHtml(headOf === undefined ? template : withHead(template, headOf(decodeURI(pathname), search), settings))
    } catch {
      // An address that cannot even be read still gets the app, which says so.
      return bareHtml(template)
    }
  }
  return (pathname, search, appVersion, { socialCard, firstPicture } = {}) => {
    const own = withPictures(htmlAt(pathname, search), firstPicture === undefined ? [] : [firstPicture])
    const html = socialCard === undefined ? own : withSocialCard(own, socialCard)
    const page = pages.get(html) ?? keepBarePage(withInlineStyles(html, styleAt))
    keepPage(pages, html, page)
    return page(appVersion)
  }
}
